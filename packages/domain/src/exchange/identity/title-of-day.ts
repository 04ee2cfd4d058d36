import type { LogEntry } from '../../training-log/log-entry.ts'
import { writtenDate } from '../../words/date-format.ts'
import { type Language, languages } from '../../words/language.ts'
import { workoutStart } from '../write/written-workout.ts'

type Begun = Parameters<typeof workoutStart>[0] & Pick<LogEntry, 'utc_offset'>

/** What a workout is called that its file does not name: by its day, where it took place. */
export function titleOfDay(workout: Begun, lang: Language): string {
  const day = writtenDate(lang, new Date(workoutStart(workout) + (workout.utc_offset ?? 0) * 60_000), 'date')
  return lang === 'fr' ? `Séance du ${day}` : `Workout of ${day}`
}

/** Whether a workout has no other name than its day, in whatever language that is written. */
export const isCalledByItsDay = (workout: Begun & Pick<LogEntry, 'program_name'>): boolean =>
  languages.some((lang) => titleOfDay(workout, lang) === workout.program_name)
