import { canonicalJson } from '@fonte/domain/identity/canonical-json'
import type { ProgramSet } from '@fonte/domain/program/program'

/** Equal sets that follow each other, told in one line; `rest` (s) is null where no rest follows within the exercise. */
export interface SetGroup extends Omit<ProgramSet, 'rest'> {
  /** Position of its first set, from 0. */
  readonly first: number
  readonly count: number
  readonly rest: number | null
}

/** The sets of an exercise in as few lines as tell everything. The rest after its last set is not the set's to tell. */
export function groupSets(sets: readonly ProgramSet[]): readonly SetGroup[] {
  const groups: SetGroup[] = []
  sets.forEach(({ rest: after, ...set }, index) => {
    const isLast = index === sets.length - 1
    const before = groups.at(-1)
    const alike = before && workOf(before) === workOf(set)
    if (alike && (isLast || before.rest === after)) groups[groups.length - 1] = { ...before, count: before.count + 1 }
    else groups.push({ first: index, count: 1, ...set, rest: isLast ? null : after })
  })
  return groups
}

/** What a set asks for, but for its rest. */
function workOf(set: Omit<ProgramSet, 'rest'> & Partial<SetGroup>): string {
  const { first, count, rest, kind, ...work } = set
  return canonicalJson([work, kind === 'work' ? undefined : kind])
}
