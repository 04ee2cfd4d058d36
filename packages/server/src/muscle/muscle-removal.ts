import type { LibraryMuscleGroup, MuscleUse } from '@fonte/contract/admin/library-muscle'
import { type Librarian, lockLibraryFor, noteLibraryChange } from '../library/library-change-store.ts'
import { noteRemovals } from '../library/library-removal-store.ts'
import type { Reader, Writer } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import {
  countMuscleUse,
  deleteMuscles,
  findLibraryGroup,
  findLibraryMuscle,
  listLibraryMuscles,
  lockMuscles,
  placeInOrder,
} from './library-muscle-store.ts'

/** The rows that go with a main group, or one muscle alone. */
interface Going {
  readonly groupId: string | null
  readonly muscleIds: readonly string[]
}

const groupWithMuscles = async (
  id: string,
  reader: Reader,
): Promise<Going & { readonly group: LibraryMuscleGroup }> => {
  const group = await findLibraryGroup(id, reader)
  if (!group) throw new Problem('not-found')
  return { group, groupId: id, muscleIds: group.muscles.map((muscle) => muscle.id) }
}

/** What keeps a main group and its muscles from being deleted. @throws Problem `not-found` */
export const useOfGroup = async (id: string, reader: Reader): Promise<MuscleUse> =>
  countMuscleUse(await groupWithMuscles(id, reader), reader)

/** What keeps a muscle from being deleted. @throws Problem `not-found` */
export const useOfMuscle = async (id: string, reader: Reader): Promise<MuscleUse> => {
  if (!(await findLibraryMuscle(id, reader))) throw new Problem('not-found')
  return countMuscleUse({ groupId: null, muscleIds: [id] }, reader)
}

/** @throws Problem `in-use` with the counts */
const removeUnused = async (going: Going, writer: Writer): Promise<void> => {
  await lockMuscles(going, writer)
  const use = await countMuscleUse(going, writer)
  if (use.exercises + use.own_exercises > 0) throw new Problem('in-use', { current: use })
  await deleteMuscles(going, writer)
  await noteRemovals('muscles', going.muscleIds, writer)
  if (going.groupId !== null) await noteRemovals('muscle_groups', [going.groupId], writer)
}

/** Deletes a main group with its muscles, where no exercise names any of them. @throws Problem `not-found`, `in-use` */
export const deleteMuscleGroup = async (librarian: Librarian, id: string, writer: Writer): Promise<void> => {
  await lockLibraryFor(librarian, writer)
  const { group, ...going } = await groupWithMuscles(id, writer)
  await removeUnused(going, writer)
  const { name, name_en, muscles } = group
  const before = { name, name_en, muscles: muscles.map((muscle) => muscle.id) }
  await noteLibraryChange({ operation: 'delete-muscle-group', id, before, after: null }, librarian, writer)
}

/** Deletes a muscle that no exercise names. @throws Problem `not-found`, `in-use` */
export const deleteMuscle = async (librarian: Librarian, id: string, writer: Writer): Promise<void> => {
  await lockLibraryFor(librarian, writer)
  const muscle = await findLibraryMuscle(id, writer)
  if (!muscle) throw new Problem('not-found')
  await removeUnused({ groupId: null, muscleIds: [id] }, writer)
  const { name, name_en, region, muscle_group_id } = muscle
  const before = { name, name_en, region, muscle_group_id }
  await noteLibraryChange({ operation: 'delete-muscle', id, before, after: null }, librarian, writer)
}

/** Whether both lists hold the same ids. */
const areSame = (one: readonly string[], other: readonly string[]): boolean =>
  JSON.stringify(one.toSorted()) === JSON.stringify(other.toSorted())

/**
 * Puts the main groups in order, or the muscles of the group of this id.
 * @throws Problem `version-conflict` when the ids are not those that there are by now
 */
export const orderMuscles = async (
  librarian: Librarian,
  groupId: string | null,
  ids: readonly string[],
  writer: Writer,
): Promise<LibraryMuscleGroup[]> => {
  await lockLibraryFor(librarian, writer)
  const groups = await listLibraryMuscles(writer)
  const rows = groupId === null ? groups : (groups.find(({ id }) => id === groupId)?.muscles ?? [])
  const before = rows.map(({ id }) => id)
  if (!areSame(before, ids)) throw new Problem('version-conflict')
  if (before.join('\n') === ids.join('\n')) return groups
  await placeInOrder(groupId === null ? 'muscle_groups' : 'muscles', ids, new Date(librarian.now), writer)
  const operation = groupId === null ? 'order-muscle-groups' : 'order-muscles'
  const change = { before: { order: before }, after: { order: ids } }
  await noteLibraryChange({ operation, id: groupId ?? 'muscle-groups', ...change }, librarian, writer)
  return listLibraryMuscles(writer)
}
