import type { LibraryExercise } from '@fonte/contract/admin/library-exercise'
import type { ProposalPart } from '@fonte/domain/library/proposal'
import { type Librarian, noteLibraryChange } from '../library/library-change-store.ts'
import { type TakenProposal, withoutGoneMuscles, writeUnsaid } from '../library/proposal-store.ts'
import type { Writer } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import { findMuscles, muscleGroupExists } from './exercise-store.ts'
import {
  decidedOf,
  type LibraryExerciseInput,
  rolesOf,
  toLibraryRow,
  withFormerNames,
} from './library-exercise-content.ts'
import {
  findLibraryExercise,
  isExerciseNameTaken,
  replaceLibraryExercise,
  setMuscleRoles,
} from './library-exercise-store.ts'

type Entry = TakenProposal<'exercises'>['entry']

/** Which of `ids` name muscles; they stay until the transaction ends. */
const lockMuscles = async (ids: readonly string[], writer: Writer): Promise<ReadonlySet<string>> =>
  new Set((await findMuscles(ids, writer)).map(({ id }) => id))

/** What the log compares of an exercise. */
const audited = (row: LibraryExercise) => ({ ...decidedOf(row), ...rolesOf(row), body_share: row.body_share ?? 0 })

/** What is decided about an exercise once `parts` of a proposal are taken; the former names lead to it, as after any edit. */
const merged = (stored: LibraryExercise, entry: Entry, parts: readonly ProposalPart[]): LibraryExerciseInput => {
  const takes = (part: ProposalPart) => parts.includes(part)
  const fields = {
    ...decidedOf(stored),
    ...(takes('name') && { name: entry.name, name_en: entry.name_en }),
    ...(takes('aliases') && { aliases: entry.aliases, aliases_en: entry.aliases_en }),
    ...(takes('description') && { description: entry.description, description_en: entry.description_en }),
    ...(takes('equipment') && { equipment_ids: entry.equipment_ids }),
    ...(takes('group') && { muscle_group_id: entry.muscle_group_id }),
    ...(takes('muscles') && { muscle_ids: entry.muscle_ids }),
    ...(takes('measure') && { measure: entry.measure }),
    ...(takes('sides') && { sides: entry.sides }),
    ...(takes('load') && { load: entry.load }),
  }
  return withFormerNames(fields, stored)
}

/** What no form says comes from the files: some of it with a part, the movement with any. */
const unsaidOf = (entry: Entry, parts: readonly ProposalPart[]) => ({
  mechanic: entry.mechanic,
  pattern: entry.pattern,
  family: entry.family,
  ...(parts.includes('description') && { guide: entry.guide }),
  ...(parts.includes('load') && { body_share: entry.body_share }),
})

/** @throws Problem `not-found` where the main group is gone, `name-taken` */
const checkParts = async (entry: Entry, parts: readonly ProposalPart[], writer: Writer): Promise<void> => {
  const lacksGroup = parts.includes('group') && !(await muscleGroupExists(entry.muscle_group_id, writer))
  if (lacksGroup) throw new Problem('not-found')
  const isTaken = parts.includes('name') && (await isExerciseNameTaken(entry.name, entry.id, writer))
  if (isTaken) throw new Problem('name-taken')
}

/**
 * Gives a global exercise what is taken of its proposal, under the lock of the library, and answers the row of the log.
 * @throws Problem `not-found` where it or its main group is gone; `name-taken`
 */
export const takeExerciseProposal = async (
  taken: TakenProposal<'exercises'>,
  librarian: Librarian,
  writer: Writer,
): Promise<string> => {
  const { id, parts, seed_hash, isWhole } = taken
  const withoutGone = await withoutGoneMuscles([taken.entry], (ids) => lockMuscles(ids, writer))
  const entry = withoutGone(taken.entry)
  const stored = await findLibraryExercise(id, writer)
  if (!stored) throw new Problem('not-found')
  await checkParts(entry, parts, writer)
  const row = await toLibraryRow(merged(stored, entry, parts), writer)
  await replaceLibraryExercise(id, row, new Date(librarian.now), writer)
  if (parts.includes('muscles')) {
    const roles = { prime: entry.prime_muscle_ids, stabilising: entry.stabilising_muscle_ids }
    await setMuscleRoles(id, roles, writer)
  }
  const unsaid = { seed_hash, ...unsaidOf(entry, parts), ...(isWhole && { edited_at: null }) }
  await writeUnsaid('exercises', id, unsaid, writer)
  const saved = await findLibraryExercise(id, writer)
  const change = { before: audited(stored), after: saved ? audited(saved) : null }
  return noteLibraryChange({ operation: 'update-library-exercise', id, ...change }, librarian, writer)
}
