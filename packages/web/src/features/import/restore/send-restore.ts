import { importCallBounds } from '@fonte/domain/exchange/import-format'
import { newUuid } from '../../../platform/new-uuid.ts'
import type { NamedEntry } from '../../../platform/outbox/outbox.ts'
import { gymWrites } from '../../gym/gym-commands.ts'
import { measureWrites } from '../../history/body/many-measures.ts'
import { exerciseWrite } from '../../program/file/add-program.ts'
import { newOwnProgram } from '../../program/new-own-program.ts'
import { createProgramKind, type NewProgram, programEntityKey } from '../../program/program-outbox.ts'
import { trainingPlanWrite } from '../../training-plan/training-plan-commands.ts'
import { enqueueImport } from '../sending/import-commands.ts'
import type { SentImport } from '../sending/use-send-import.ts'
import type { RestoreParts } from './restore-file.ts'

/** How a restore is sent. */
export interface RestoreChoices {
  readonly userId: string
  readonly fileName: string
  /** The name of an exercise that is here already. */
  readonly nameOf: (exerciseId: string) => { readonly name: string; readonly name_en: string | null } | undefined
}

/**
 * Puts all of a restore into the outbox, in one piece: exercises and workouts as one import, then the programs, oldest
 * first so that the list is as it was, then measures, gym and plan. Interrupted, it is taken up by restoring the file again.
 */
export async function sendRestore(plan: RestoreParts, choices: RestoreChoices): Promise<SentImport> {
  const { fileName } = choices
  const id = newUuid()
  const made = plan.exercises.map(exerciseWrite).map((write) => ({ id: write.id, ...write.fields }))
  const names = plan.names.slice(0, importCallBounds.names)
  const program_ids = plan.programs.map((program) => program.id)
  const begun = { id, format: 'fonte', file_name: fileName, rows: plan.workouts, names, program_ids }
  await enqueueImport(begun, made, plan.parts, [
    ...programWrites(plan, { ...choices, importId: id }),
    ...measureWrites(plan.measures, id),
    ...(plan.gym ? gymWrites(plan.gym, id) : []),
    ...(plan.plan ? [trainingPlanWrite(plan.plan, id)] : []),
  ])
  return { id, workouts: plan.workouts }
}

function programWrites(
  { programs, exercises }: RestoreParts,
  { userId, nameOf, importId }: RestoreChoices & { readonly importId: string },
): readonly NamedEntry[] {
  const made = new Map(exercises.map(({ id, name }) => [id, { name, name_en: null }]))
  return programs.toReversed().map(({ id, is_copy = false, ...content }) => {
    const rows = content.exercises.map((row, order) => {
      const named = made.get(row.exercise_id) ?? nameOf(row.exercise_id)
      // Only its names: of an exercise of the library more is known, which is no part of a program.
      return { ...row, name: named?.name ?? row.exercise_id, name_en: named?.name_en ?? null, order }
    })
    const payload: NewProgram = {
      ...newOwnProgram(userId, { ...content, exercises: rows }),
      id,
      is_copy,
      import_id: importId,
    }
    return [createProgramKind.kind, { id, entityKey: programEntityKey(id), payload }]
  })
}
