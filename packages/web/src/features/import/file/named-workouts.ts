import type { ComparedEntry } from '@fonte/domain/exchange/identity/compare-entries'
import type { FilePlan, NamedWorkout } from './file-summary.ts'

/** Names the workouts that are brought in only where that is wanted, newest first. */
export function namedWorkouts(compared: readonly ComparedEntry[]): FilePlan['named'] {
  const named = {
    'other-zone': [] as NamedWorkout[],
    changed: [] as NamedWorkout[],
    gone: [] as NamedWorkout[],
    'possible-duplicate': [] as NamedWorkout[],
  }
  for (const { entry, standing } of compared) {
    if (standing.case === 'new' || standing.case === 'there') continue
    named[standing.case].push('current' in standing ? standing.current : entry)
  }
  return {
    'other-zone': byName(named['other-zone']),
    changed: byName(named.changed),
    gone: byName(named.gone),
    'possible-duplicate': byName(named['possible-duplicate']),
  }
}

/** Workouts as a person knows them, newest first. */
export function byName(workouts: readonly NamedWorkout[]): readonly NamedWorkout[] {
  return workouts
    .map(({ id, program_name, completed_at, utc_offset }) => ({ id, program_name, completed_at, utc_offset }))
    .toSorted((one, other) => Date.parse(other.completed_at) - Date.parse(one.completed_at))
}
