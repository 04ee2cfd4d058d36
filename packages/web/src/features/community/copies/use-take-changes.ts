import type { Program } from '@fonte/contract/program'
import { isProblem } from '../../../platform/api/api-problem.ts'
import { call } from '../../../platform/api/client.ts'
import { queryClient } from '../../../platform/query/query-client.ts'
import { renewReads } from '../../../platform/query/renew.ts'
import { useWords } from '../../../platform/words/words.ts'
import { useToast } from '../../../ui/toast.ts'
import { useCall } from '../../../ui/use-call.ts'
import { programsKey, showProgram } from '../../program/program-list.ts'
import { copyChangesQuery } from './copy-changes-reads.ts'
import { copyMessages } from './copy-messages.ts'

/** Lines of an author’s change by their ids: those to take over, and those not to be told again. */
interface Answered {
  readonly take: readonly string[]
  readonly leave: readonly string[]
}

const refresh = (): Promise<unknown> =>
  Promise.all([renewReads(queryClient, programsKey), renewReads(queryClient, copyChangesQuery.queryKey)])

/** Takes lines over into a copy, or leaves them for good, and says how it went. */
export function useTakeChanges(program: Program, source_version: number, onDone: () => void) {
  const words = useWords(copyMessages)
  const { toast } = useToast()
  const work = async ({ take, leave }: Answered) => {
    const body = { version: program.version, source_version, take: [...take], leave: [...leave] }
    const changed = await call('take-copy-change', { params: { id: program.id }, body })
    showProgram(changed)
    void refresh()
    onDone()
    toast({ title: take.length > 0 ? words.taken : words.left, description: changed.name, variant: 'success' })
  }
  const isOutdated = (failure: unknown) => isProblem(failure, 'version-conflict') || isProblem(failure, 'not-found')
  return useCall(work, {
    title: words.failed,
    describe: (failure, reason) => {
      if (isProblem(failure, 'not-found')) return words.gone
      return isOutdated(failure) ? words.conflict : reason
    },
    failed: (failure) => {
      if (!isOutdated(failure)) return
      onDone()
      void refresh()
    },
  })
}
