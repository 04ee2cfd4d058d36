import type { Exercise } from '@fonte/contract/exercise'
import type { LastTime } from '@fonte/domain/workout/last-time'
import type { Lift, WorkoutState } from '@fonte/domain/workout/state'
import { type ComponentType, createContext, use } from 'react'
import type { Library } from '../exercise/library-queries.ts'
import type { Muscles } from '../muscle/muscle-queries.ts'

/** What the exercise feature draws within a workout; put together in `app/`. */
export interface ExerciseParts {
  readonly Details: ComponentType<{ exerciseId: string; name: string; onClose: () => void }>
  readonly Picture: ComponentType<{ exercise: Exercise; muscles: Muscles; decorative?: boolean }>
}

/** What a lifter can do; each resolves once the device has it. */
export interface WorkoutActions {
  readonly setDone: (lift: Lift) => void
  readonly skipRest: () => void
  /** The rest has come to its end by itself. */
  readonly endRest: () => void
  readonly adjustRest: (seconds: 15 | -15) => void
  readonly undoSet: () => void
  readonly editSet: (index: number, lift: Lift) => void
  readonly stop: (counted: Lift | null, end: 'now' | 'last-set') => void
}

/** What the parts of the workout screen share. */
export interface Guided {
  readonly state: WorkoutState
  readonly last: LastTime
  readonly exerciseParts: ExerciseParts
  readonly library: Library
  readonly act: WorkoutActions
  /** Whether this tab drives the workout. */
  readonly canAct: boolean
}

export const GuidedContext = createContext<Guided | null>(null)

/** The workout on the screen, below its provider. */
export function useGuided(): Guided {
  const guided = use(GuidedContext)
  if (!guided) throw new Error('parts of the workout stand below its provider')
  return guided
}
