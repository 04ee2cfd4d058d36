import type { WorkoutSet } from '../history/workout-history.ts'
import type { LogEntry } from '../training-log/log-entry.ts'

/** A finished workout of the log that ended on that day at 18:00 UTC, or at that instant, with these sets. */
export function logEntry(when: string, sets: readonly WorkoutSet[], fields: Partial<LogEntry> = {}): LogEntry {
  const completed_at = when.includes('T') ? when : `${when}T18:00:00.000Z`
  return {
    id: when,
    program_id: null,
    program_name: 'Séance libre',
    duration_minutes: 60,
    started_at: null,
    completed_at,
    origin: 'live',
    version: 1,
    sets,
    ...fields,
  }
}

/** A recorded set of the bench press, or of another exercise. */
export function loggedSet(reps: number, weight: number, details: Partial<WorkoutSet> = {}): WorkoutSet {
  return { exercise_id: 'bench', exercise_name: 'Développé couché', reps, weight, ...details }
}
