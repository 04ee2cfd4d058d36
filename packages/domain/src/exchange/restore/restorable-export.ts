import type { BodyMeasure } from '../../body/body-measure.ts'
import type { Gym } from '../../gym/gym.ts'
import type { FileExercise } from '../../program/file/program-file.ts'
import type { PlannedProgram } from '../../program/program.ts'
import type { EntryOrigin, LogEntry } from '../../training-log/log-entry.ts'
import type { TrainingPlan } from '../../training-plan/training-plan.ts'

/** A program of an export, with the id that it had there. */
export type RestorableProgram = PlannedProgram & {
  readonly id: string
  readonly is_copy?: boolean | undefined
}

/** A workout of an export, with the id that it had there. */
export type RestorableWorkout = Omit<LogEntry, 'version' | 'origin'> & { readonly origin?: EntryOrigin | undefined }

/** What a remembered name of imported files stands for. */
type RestorableName = { readonly name: string; readonly exercise_id: string }

/** What of an export goes back into an account. Account, devices, posts, tickets and subscription never do. */
export type RestorableExport = {
  /** The account that was exported. */
  readonly owner: string
  readonly exercises: readonly FileExercise[]
  readonly programs: readonly RestorableProgram[]
  readonly workouts: readonly RestorableWorkout[]
  readonly gym: Gym | null
  readonly plan: TrainingPlan | null
  readonly names: readonly RestorableName[]
  readonly measures: readonly BodyMeasure[]
}

/** The most rows of an export that is restored: an account keeps no more. */
export const restorableBounds = { programs: 300, exercises: 500, workouts: 20_000, measures: 20_000 } as const
