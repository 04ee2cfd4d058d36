import type { Program } from '@fonte/contract/program'
import type { OpenedProgram } from '@fonte/domain/program/file/open-program-file'
import type { FileExercise } from '@fonte/domain/program/file/program-file'
import { outbox } from '../../../platform/outbox/device-outbox.ts'
import type { NamedEntry } from '../../../platform/outbox/outbox.ts'
import { createExerciseKind, type ExerciseWrite, exerciseEntityKey } from '../../exercise/exercise-outbox.ts'
import { newOwnProgram } from '../new-own-program.ts'
import { createProgramKind, programEntityKey } from '../program-outbox.ts'

/** What is sent to make an exercise of a file. */
export function exerciseWrite({ id, ...fields }: FileExercise): ExerciseWrite {
  const { name, equipment, description, muscle_group_id, muscle_ids, measure, sides, load } = fields
  const sent = { name, equipment, description, muscle_group_id, muscle_ids: [...muscle_ids], measure, sides, load }
  return { id: id as ExerciseWrite['id'], fields: sent }
}

/**
 * Makes an own program of one that was opened, and the exercises that it needs before it; the device has all of it at once,
 * or nothing where it could not keep it.
 */
export async function addProgram({ made, ...content }: OpenedProgram, userId: string): Promise<Program> {
  const program = newOwnProgram(userId, content)
  const before = made.map((exercise): NamedEntry => {
    const payload = exerciseWrite(exercise)
    return [createExerciseKind.kind, { entityKey: exerciseEntityKey(payload.id), payload }]
  })
  const { id } = program
  await outbox.enqueue(createProgramKind, { id, entityKey: programEntityKey(id), payload: program }, [], { before })
  return program
}
