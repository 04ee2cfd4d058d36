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
    const { id, program_name, completed_at, utc_offset } = 'current' in standing ? standing.current : entry
    named[standing.case].push({ id, program_name, completed_at, utc_offset })
  }
  const newestFirst = (one: NamedWorkout, other: NamedWorkout) =>
    Date.parse(other.completed_at) - Date.parse(one.completed_at)
  for (const workouts of Object.values(named)) workouts.sort(newestFirst)
  return named
}
