import type { ProgramSet } from '@fonte/domain/program/program'

/** Equal sets that follow each other, told in one line; `rest` (s) is null where no rest follows within the exercise. */
export interface SetGroup {
  /** Position of its first set, from 0. */
  readonly first: number
  readonly count: number
  readonly reps: number
  readonly weight: number
  readonly rest: number | null
}

/** The sets of an exercise in as few lines as tell everything. The rest after its last set is not the set's to tell. */
export function groupSets(sets: readonly ProgramSet[]): readonly SetGroup[] {
  const groups: SetGroup[] = []
  sets.forEach(({ reps, weight, rest: after }, index) => {
    const isLast = index === sets.length - 1
    const before = groups.at(-1)
    const alike = before && before.reps === reps && before.weight === weight
    if (alike && (isLast || before.rest === after)) groups[groups.length - 1] = { ...before, count: before.count + 1 }
    else groups.push({ first: index, count: 1, reps, weight, rest: isLast ? null : after })
  })
  return groups
}
