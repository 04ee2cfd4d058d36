import { localized } from '@fonte/domain/words/localized'
import { isQuick } from '@fonte/domain/workout/plan/quick-workout'
import { useFormats } from '../../../platform/words/words.ts'
import { useEntry } from '../../history/log/use-entry.ts'
import type { EndedWorkout } from '../running/workout-records.ts'

/** What a finished workout is called: without a program, as its lifter has named it since. */
export function useWorkoutName({ workout_id, state: { program } }: EndedWorkout): string {
  const { lang } = useFormats()
  const { entry } = useEntry(workout_id)
  return (isQuick(program) && entry?.program_name) || localized(program, 'name', lang)
}
