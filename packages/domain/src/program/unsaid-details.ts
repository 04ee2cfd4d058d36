import { placeOf } from '../set/place.ts'
import { withoutLoneGroups, withoutScattered } from './groups.ts'
import { type PlannedExercise, type ProgramSet, plannedExercise } from './program.ts'

/**
 * The rows that a client sends which knows no details of rows and sets, with those that are stored: what it leaves out it
 * did not take away. A set keeps them all where its figures are as they were; one whose figures changed at its place keeps
 * what it counts as. Groups that its order tears apart end.
 */
export function withUnsaidDetails(
  stored: readonly PlannedExercise[],
  sent: readonly PlannedExercise[],
): readonly PlannedExercise[] {
  const named = new Set(sent.map(placeOf))
  const rows = sent.map((row) => {
    const before = storedRow(stored, row, named)
    if (!before) return row
    const { exercise_id: _, default_rest: __, sets, ...details } = plannedExercise(before)
    return { ...details, ...row, sets: withSetDetails(sets, row.sets) }
  })
  return withoutLoneGroups(withoutScattered(rows))
}

/** The row at the same place; one without a place is that of its exercise whose place no row of `named` has. */
function storedRow(
  stored: readonly PlannedExercise[],
  row: PlannedExercise,
  named: ReadonlySet<string>,
): PlannedExercise | undefined {
  const same = stored.find((each) => placeOf(each) === placeOf(row))
  if (same || row.place !== undefined) return same
  return stored.find((each) => each.exercise_id === row.exercise_id && !named.has(placeOf(each)))
}

/** Each set with the details of the stored one that it is: at its place first, else the first one of the same figures. */
function withSetDetails(stored: readonly ProgramSet[], sent: readonly ProgramSet[]): readonly ProgramSet[] {
  const left = new Map(stored.entries())
  const take = (isIt: (set: ProgramSet, place: number) => boolean): ProgramSet | undefined => {
    for (const [place, set] of left) {
      if (!isIt(set, place)) continue
      left.delete(place)
      return set
    }
    return undefined
  }
  const isWhole = stored.length === sent.length
  const unmoved = sent.map((set, at) => take((each, place) => isWhole && place === at && isAlike(each, set)))
  const same = sent.map((set, at) => unmoved[at] ?? take((each) => isAlike(each, set)))
  return sent.map((set, at) => {
    const changed = isWhole ? left.get(at) : undefined
    return { ...(same[at] ? detailsOf(same[at]) : changed && countsAs(changed)), ...set }
  })
}

const isAlike = (one: ProgramSet, other: ProgramSet) => one.reps === other.reps && one.weight === other.weight

const detailsOf = ({ reps: _, weight: __, rest: ___, ...details }: ProgramSet) => details

/** What does not depend on the figures. */
const countsAs = ({ kind, rir }: ProgramSet) => ({
  ...(kind !== undefined && { kind }),
  ...(rir !== undefined && { rir }),
})
