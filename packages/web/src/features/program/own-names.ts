import { outbox } from '../../platform/outbox/device-outbox.ts'
import { queryClient } from '../../platform/query/query-client.ts'
import { joinPrograms } from './program-overlay.ts'
import { programsQuery } from './program-queries.ts'

/** The names of one’s own programs, as far as the device knows them: those that wait to be sent, too. */
export function namesOfOwn(): readonly string[] {
  const listed = queryClient.getQueryData(programsQuery.queryKey)?.items
  const { own = [] } = joinPrograms({ listed, predefined: undefined }, outbox.entries.get())
  return own.map((program) => program.name)
}
