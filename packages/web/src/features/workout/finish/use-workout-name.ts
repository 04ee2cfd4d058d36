import { programBounds } from '@fonte/domain/program/bounds'
import { localized } from '@fonte/domain/words/localized'
import { storedLength } from '@fonte/domain/words/text-length'
import { isUnseen } from '@fonte/domain/words/visible-text'
import { isQuick } from '@fonte/domain/workout/plan/quick-workout'
import { useState } from 'react'
import { useFormats } from '../../../platform/words/words.ts'
import { useEntry } from '../../history/log/use-entry.ts'
import type { EndedWorkout } from '../running/workout-records.ts'

/** What a finished workout is called, and what its lifter types in place of that. */
export interface WorkoutName {
  /** As the history has it. */
  readonly kept: string
  /** As it is typed, where that is a name; else as the history has it. */
  readonly current: string
  /** What stands in the field; null before anything was typed. */
  readonly typed: string | null
  readonly type: (text: string | null) => void
}

/** The name of a finished workout: without a program, as its lifter has named it since. */
export function useWorkoutName({ workout_id, state: { program } }: EndedWorkout): WorkoutName {
  const { lang } = useFormats()
  const { entry } = useEntry(workout_id)
  const [typed, type] = useState<string | null>(null)
  const kept = (isQuick(program) && entry?.program_name) || localized(program, 'name', lang)
  const isName = typed !== null && !isUnseen(typed) && storedLength(typed) <= programBounds.name.max
  return { kept, current: isName ? typed.trim() : kept, typed, type }
}
