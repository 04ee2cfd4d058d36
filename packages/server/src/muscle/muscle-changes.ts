import type { LibraryMuscle, LibraryMuscleGroup } from '@fonte/contract/admin/library-muscle'
import { libraryBounds } from '@fonte/domain/library/bounds'
import { muscleIdIn } from '@fonte/domain/muscle/muscle-id'
import { slug } from '@fonte/domain/words/slug'
import { formerFields, type Undo } from '../audit/undo-store.ts'
import {
  type Librarian,
  lockLibraryFor,
  noteLibraryChange,
  requireShortId,
  undoLibraryEdit,
} from '../library/library-change-store.ts'
import { forgetRemoval } from '../library/library-removal-store.ts'
import type { Writer } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import {
  findLibraryGroup,
  findLibraryMuscle,
  insertMuscle,
  insertMuscleGroup,
  listLibraryMuscles,
  type MuscleInput,
  type MuscleNames,
  replaceMuscle,
  replaceMuscleGroup,
} from './library-muscle-store.ts'

/** Which row is changed, from which version. */
interface Target {
  readonly id: string
  readonly version: number
}

type Named = { readonly id: string; readonly name: string }

const isTaken = (name: string, id: string, others: readonly Named[]): boolean =>
  others.some((other) => other.id === id || other.name.toLowerCase() === name.toLowerCase())

const decidedOf = ({ name, name_en }: MuscleNames): MuscleNames => ({ name, name_en })
const decidedOfMuscle = ({ region, ...names }: MuscleInput): MuscleInput => ({ ...decidedOf(names), region })

const same = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Whether a row is what was sent already. @throws Problem `version-conflict` when somebody changed it meanwhile */
const isDone = <T extends { readonly version: number }>(
  stored: T,
  decided: { readonly before: object; readonly after: object },
  version: number,
): boolean => {
  if (same(decided.before, decided.after)) return true
  if (stored.version !== version) throw new Problem('version-conflict', { current: stored })
  return false
}

const found = <T>(row: T | undefined): T => {
  if (!row) throw new Problem('not-found')
  return row
}

/**
 * Creates a main group behind the others; the same again answers as the first time.
 * @throws Problem `invalid-input`, `name-taken`, `library-full`
 */
export const createMuscleGroup = async (
  librarian: Librarian,
  names: MuscleNames,
  writer: Writer,
): Promise<LibraryMuscleGroup> => {
  await lockLibraryFor(librarian, writer)
  const id = slug(names.name)
  requireShortId(id)
  const groups = await listLibraryMuscles(writer)
  const earlier = groups.find((group) => group.id === id)
  if (earlier && same(decidedOf(earlier), decidedOf(names))) return earlier
  if (isTaken(names.name, id, groups)) throw new Problem('name-taken')
  if (groups.length >= libraryBounds.groups) throw new Problem('library-full')
  await insertMuscleGroup(id, names, new Date(librarian.now), writer)
  await forgetRemoval('muscle_groups', id, writer)
  const after = decidedOf(names)
  await noteLibraryChange({ operation: 'create-muscle-group', id, before: null, after }, librarian, writer)
  return found(await findLibraryGroup(id, writer))
}

/** Renames a main group. @throws Problem `not-found`, `name-taken`, `version-conflict` with the current group */
export const updateMuscleGroup = async (
  librarian: Librarian,
  { id, version }: Target,
  names: MuscleNames,
  writer: Writer,
): Promise<LibraryMuscleGroup> => {
  await lockLibraryFor(librarian, writer)
  const groups = await listLibraryMuscles(writer)
  const stored = found(groups.find((group) => group.id === id))
  const change = { before: decidedOf(stored), after: decidedOf(names) }
  if (isDone(stored, change, version)) return stored
  const others = groups.filter((group) => group !== stored)
  if (isTaken(names.name, id, others)) throw new Problem('name-taken')
  await replaceMuscleGroup(id, names, new Date(librarian.now), writer)
  await noteLibraryChange({ operation: 'update-muscle-group', id, ...change }, librarian, writer)
  return found(await findLibraryGroup(id, writer))
}

/**
 * Creates a muscle behind the others of its group; the same again answers as the first time.
 * @throws Problem `not-found` without the group, `invalid-input`, `name-taken`, `library-full`
 */
export const createMuscle = async (
  librarian: Librarian,
  groupId: string,
  fields: MuscleInput,
  writer: Writer,
): Promise<LibraryMuscle> => {
  await lockLibraryFor(librarian, writer)
  const groups = await listLibraryMuscles(writer)
  const group = found(groups.find((row) => row.id === groupId))
  const all = groups.flatMap(({ muscles }) => muscles)
  const id = muscleIdIn(groupId, fields.name)
  requireShortId(id)
  const earlier = all.find((muscle) => muscle.id === id)
  if (earlier && same(decidedOfMuscle(earlier), decidedOfMuscle(fields))) return earlier
  if (earlier || isTaken(fields.name, id, group.muscles)) throw new Problem('name-taken')
  if (all.length >= libraryBounds.muscles) throw new Problem('library-full')
  await insertMuscle({ id, groupId }, fields, new Date(librarian.now), writer)
  await forgetRemoval('muscles', id, writer)
  const after = { ...decidedOfMuscle(fields), muscle_group_id: groupId }
  await noteLibraryChange({ operation: 'create-muscle', id, before: null, after }, librarian, writer)
  return found(await findLibraryMuscle(id, writer))
}

/** @throws Problem `name-taken` when another muscle of the group has the name */
const requireFreeName = async ({ id, muscle_group_id }: LibraryMuscle, name: string, writer: Writer): Promise<void> => {
  const group = found(await findLibraryGroup(muscle_group_id, writer))
  const others = group.muscles.filter((muscle) => muscle.id !== id)
  if (isTaken(name, id, others)) throw new Problem('name-taken')
}

/** Changes a muscle. @throws Problem `not-found`, `name-taken`, `version-conflict` with the current muscle */
export const updateMuscle = async (
  librarian: Librarian,
  { id, version }: Target,
  fields: MuscleInput,
  writer: Writer,
): Promise<LibraryMuscle> => {
  await lockLibraryFor(librarian, writer)
  const stored = found(await findLibraryMuscle(id, writer))
  const change = { before: decidedOfMuscle(stored), after: decidedOfMuscle(fields) }
  if (isDone(stored, change, version)) return stored
  await requireFreeName(stored, fields.name, writer)
  await replaceMuscle(id, fields, new Date(librarian.now), writer)
  await noteLibraryChange({ operation: 'update-muscle', id, ...change }, librarian, writer)
  return found(await findLibraryMuscle(id, writer))
}

/** Gives a main group back what it was called before an edit. @throws Problem `not-found`, `undo-conflict` */
export const undoMuscleGroupEdit: Undo = (platform, actor, { id: undoes }) =>
  undoLibraryEdit(platform, actor, undoes, async (row, librarian, writer) => {
    const id = row.subject_id
    const groups = await listLibraryMuscles(writer)
    const stored = groups.find((group) => group.id === id)
    if (!stored) throw new Problem('undo-conflict')
    const before = decidedOf(stored)
    const after = formerFields(before, row, same)
    const others = groups.filter((group) => group !== stored)
    if (isTaken(after.name, id, others)) throw new Problem('name-taken')
    await replaceMuscleGroup(id, after, new Date(librarian.now), writer)
    await noteLibraryChange({ operation: 'update-muscle-group', id, before, after, undoes }, librarian, writer)
  })

/** Gives a muscle back what it was before an edit. @throws Problem `not-found`, `undo-conflict` */
export const undoMuscleEdit: Undo = (platform, actor, { id: undoes }) =>
  undoLibraryEdit(platform, actor, undoes, async (row, librarian, writer) => {
    const id = row.subject_id
    const stored = await findLibraryMuscle(id, writer)
    if (!stored) throw new Problem('undo-conflict')
    const before = decidedOfMuscle(stored)
    const after = formerFields(before, row, same)
    await requireFreeName(stored, after.name, writer)
    await replaceMuscle(id, after, new Date(librarian.now), writer)
    await noteLibraryChange({ operation: 'update-muscle', id, before, after, undoes }, librarian, writer)
  })
