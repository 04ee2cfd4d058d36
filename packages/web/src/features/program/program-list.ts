import type { Program } from '@fonte/contract/program'
import type { Answer } from '../../platform/api/client.ts'
import { queryClient } from '../../platform/query/query-client.ts'

/** Under which the list of one’s own programs is cached. */
export const programsKey = ['programs'] as const

/** Changes the cached list; nothing where it has not been read. */
export function changeProgramList(change: (items: readonly Program[]) => Program[]): void {
  queryClient.setQueryData<Answer<'get-programs'>>(programsKey, (list) => list && { items: change(list.items) })
}

/** Shows a program as the server has it now, a new one at the top. */
export function showProgram(program: Program): void {
  changeProgramList((items) =>
    items.some(({ id }) => id === program.id)
      ? items.map((item) => (item.id === program.id ? program : item))
      : [program, ...items],
  )
}
