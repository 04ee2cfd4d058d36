import type { Program } from '@fonte/contract/program'
import { type CycleMove, withMovedCycles } from '@fonte/domain/progression/moved-cycles'
import type { Answer } from '../../platform/api/client.ts'
import { queryClient } from '../../platform/query/query-client.ts'
import { markOld } from '../../platform/query/renew.ts'

/** Under which the list of one’s own programs is cached. */
export const programsKey = ['programs'] as const

/** Changes the cached list; nothing where it has not been read. */
export function changeProgramList(change: (items: readonly Program[]) => Program[]): void {
  queryClient.setQueryData<Answer<'get-programs'>>(programsKey, (list) => list && { items: change(list.items) })
}

/** Shows the rules of a program as a workout has moved them; the next screen asks for the version that it has since. */
export function noteMovedCycles(programId: string, cycles: readonly CycleMove[]): void {
  changeProgramList((items) => [...withCycles(items, programId, cycles)])
  markOld(queryClient, programsKey)
}

/** The list with the rules of one of them moved. */
export function withCycles(
  items: readonly Program[],
  programId: string,
  cycles: readonly CycleMove[],
): readonly Program[] {
  return items.map((item) =>
    item.id === programId ? { ...item, exercises: [...withMovedCycles(item.exercises, cycles)] } : item,
  )
}

/** Shows a program as the server has it now, a new one at the top. */
export function showProgram(program: Program): void {
  changeProgramList((items) =>
    items.some(({ id }) => id === program.id)
      ? items.map((item) => (item.id === program.id ? program : item))
      : [program, ...items],
  )
}
