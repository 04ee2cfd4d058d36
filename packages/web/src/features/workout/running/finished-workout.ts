import { wholeMinutes } from '@fonte/domain/history/summarize'
import type { Language } from '@fonte/domain/words/language'
import { localized } from '@fonte/domain/words/localized'
import { workoutNotes, workoutSets } from '@fonte/domain/workout/history/kept-workout'
import { isQuick } from '@fonte/domain/workout/plan/quick-workout'
import type { FinishedWorkout } from '../../history/history-outbox.ts'
import type { EndedWorkout } from './workout-records.ts'

const instant = (ms: number) => new Date(ms).toISOString()

/** A finished workout as it is sent to the history, named in the lifter's language. */
export function finishedWorkout({ workout_id, state }: EndedWorkout, lang: Language): FinishedWorkout {
  const notes = workoutNotes(state, lang)
  return {
    id: workout_id,
    program_id: isQuick(state.program) ? null : state.program.id,
    program_name: localized(state.program, 'name', lang),
    duration_minutes: wholeMinutes(state.started_at, state.ended_at),
    started_at: instant(state.started_at),
    completed_at: instant(state.ended_at),
    utc_offset: -new Date(state.ended_at).getTimezoneOffset(),
    sets: workoutSets(state, lang),
    ...(notes && { notes }),
  }
}
