import type { LibraryExercise } from '@fonte/contract/admin/library-exercise'
import equipment from '@fonte/domain/data/equipment.json' with { type: 'json' }
import { nameEquipment } from '@fonte/domain/exercise/equipment-names'
import { withFormerName } from '@fonte/domain/exercise/former-name'
import { type Measuring, measuringOf } from '@fonte/domain/exercise/measure'
import type { Writer } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import { findMuscles, muscleGroupExists } from './exercise-store.ts'
import type { LibraryExerciseRow } from './library-exercise-store.ts'

/** What an administrator decides about a global exercise: the words for its equipment follow from the ids. */
export type LibraryExerciseInput = Omit<LibraryExerciseRow, 'equipment' | 'equipment_en'>

/** It as it is sent: who does not know how exercises are measured says nothing of it. */
export type SentLibraryExercise = Omit<LibraryExerciseInput, keyof Measuring> & {
  readonly [Field in keyof Measuring]?: Measuring[Field] | undefined
}

/** The row to store. @throws Problem `invalid-input` for equipment, a group or a muscle that does not exist */
export const toLibraryRow = async (fields: LibraryExerciseInput, writer: Writer): Promise<LibraryExerciseRow> => {
  const names = nameEquipment(fields.equipment_ids, equipment)
  const hasGroup = await muscleGroupExists(fields.muscle_group_id, writer)
  const known = new Set((await findMuscles(fields.muscle_ids, writer)).map(({ id }) => id))
  const unknown = [
    ...(names ? [] : ['body.equipment_ids']),
    ...(hasGroup ? [] : ['body.muscle_group_id']),
    ...fields.muscle_ids.flatMap((id, index) => (known.has(id) ? [] : [`body.muscle_ids.${index}`])),
  ]
  if (!names || unknown.length > 0) {
    throw new Problem('invalid-input', { errors: unknown.map((path) => ({ path, reason: 'unknown' })) })
  }
  return { ...fields, equipment: names.fr, equipment_en: names.en }
}

/** What is decided about an exercise, its fields in one order; equipment that a member typed has no ids. */
export const decidedOf = (row: LibraryExerciseInput | LibraryExercise): LibraryExerciseInput => ({
  name: row.name,
  name_en: row.name_en,
  aliases: row.aliases,
  aliases_en: row.aliases_en,
  equipment_ids: row.equipment_ids ?? [],
  description: row.description,
  description_en: row.description_en,
  muscle_group_id: row.muscle_group_id,
  muscle_ids: row.muscle_ids,
  image_url: row.image_url,
  ...measuringOf(row),
})

/** What the muscles of an exercise do: null where nobody has said. */
export interface MuscleRoles {
  readonly prime_muscle_ids: readonly string[] | null
  readonly stabilising_muscle_ids: readonly string[] | null
}

/** What the muscles of a stored exercise do. */
export const rolesOf = (row: LibraryExercise): MuscleRoles => ({
  prime_muscle_ids: row.prime_muscle_ids ?? null,
  stabilising_muscle_ids: row.stabilising_muscle_ids ?? null,
})

/** Whether two exercises are decided alike. */
export const isDecidedAlike = (one: LibraryExerciseInput, other: LibraryExerciseInput): boolean =>
  JSON.stringify(decidedOf(one)) === JSON.stringify(decidedOf(other))

/** What was sent, with the names that the stored exercise has had until now among the other names. */
export const withFormerNames = <F extends Pick<LibraryExerciseInput, 'name' | 'name_en' | 'aliases' | 'aliases_en'>>(
  fields: F,
  stored: Pick<LibraryExercise, 'name' | 'name_en'>,
) => ({
  ...fields,
  aliases: withFormerName(fields.aliases, { former: stored.name, name: fields.name }),
  aliases_en: withFormerName(fields.aliases_en, { former: stored.name_en, name: fields.name_en }),
})

/** Whether the stored exercise is what came of `fields`, sent before: a rename has put a former name first. */
export const hasBecome = (stored: LibraryExerciseInput, fields: LibraryExerciseInput): boolean => {
  const renamed = (before: readonly string[], sent: readonly string[], name: string | null) =>
    before.length > sent.length ? withFormerName(sent, { former: before[0] ?? null, name }) : sent
  return isDecidedAlike(stored, {
    ...fields,
    aliases: renamed(stored.aliases, fields.aliases, fields.name),
    aliases_en: renamed(stored.aliases_en, fields.aliases_en, fields.name_en),
  })
}
