import { newUuid } from '../../platform/new-uuid.ts'
import { outbox } from '../../platform/outbox/device-outbox.ts'
import {
  createExerciseKind,
  deleteExerciseKind,
  type ExerciseDeletion,
  type ExerciseFields,
  exerciseEntityKey,
  updateExerciseKind,
} from './exercise-outbox.ts'

/** Puts an exercise into the outbox and answers its id: the `known` one, or for a new exercise one made here. */
export async function enqueueExercise(known: string | undefined, fields: ExerciseFields): Promise<string> {
  const id = (known ?? `custom-${newUuid()}`) as `custom-${string}`
  const kind = known === undefined ? createExerciseKind : updateExerciseKind
  await outbox.enqueue(kind, { entityKey: exerciseEntityKey(id), payload: { id, fields } })
  return id
}

/** Puts the deletion of an exercise into the outbox. */
export async function enqueueExerciseDeletion(exercise: ExerciseDeletion): Promise<void> {
  await outbox.enqueue(deleteExerciseKind, { entityKey: exerciseEntityKey(exercise.id), payload: exercise })
}
