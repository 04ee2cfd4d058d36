import type { Undos } from './audit/undo-store.ts'
import { undoExerciseEdit } from './exercise/library-exercise-changes.ts'
import { undoMuscleEdit, undoMuscleGroupEdit } from './muscle/muscle-changes.ts'
import { undoPredefinedProgramEdit } from './program/predefined-program-changes.ts'
import { undoUserAction } from './user/undo-action.ts'

/** How administrators' actions are taken back, by what they were done to. */
export const undos: Undos = {
  block: undoUserAction,
  unblock: undoUserAction,
  'update-user-plan': undoUserAction,
  'update-library-exercise': undoExerciseEdit,
  'update-predefined-program': undoPredefinedProgramEdit,
  'update-muscle-group': undoMuscleGroupEdit,
  'update-muscle': undoMuscleEdit,
}
