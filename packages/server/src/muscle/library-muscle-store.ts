import type { LibraryMuscle, LibraryMuscleGroup, MuscleUse } from '@fonte/contract/admin/library-muscle'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Reader, Writer } from '../platform/database.ts'

/** The names of a main group or muscle. */
export interface MuscleNames {
  readonly name: string
  readonly name_en: string | null
}

/** What an administrator decides about a muscle. */
export interface MuscleInput extends MuscleNames {
  readonly region: string | null
}

/** All main groups with their muscles, in the order of the screens, and how many global exercises name each. */
export const listLibraryMuscles = (reader: Reader): Promise<LibraryMuscleGroup[]> =>
  reader
    .selectFrom('muscle_groups')
    .select(['id', 'name', 'name_en', 'version'])
    .select((group) => [
      sql<number>`(SELECT count(*) FROM exercises
        WHERE creator_id IS NULL AND (muscle_group_id = muscle_groups.id
          OR muscle_ids && ARRAY(SELECT id FROM muscles WHERE muscle_group_id = muscle_groups.id)))`.as('exercises'),
      jsonArrayFrom(
        group
          .selectFrom('muscles')
          .select(['id', 'muscle_group_id', 'name', 'name_en', 'region', 'version'])
          .select(
            sql<number>`(SELECT count(*) FROM exercises
              WHERE muscle_ids @> ARRAY[muscles.id] AND creator_id IS NULL)`.as('exercises'),
          )
          .whereRef('muscle_group_id', '=', 'muscle_groups.id')
          .orderBy('position')
          .orderBy('name'),
      ).as('muscles'),
    ])
    .orderBy('position')
    .orderBy('name')
    .execute()

/** One main group with its muscles. */
export const findLibraryGroup = async (id: string, reader: Reader): Promise<LibraryMuscleGroup | undefined> =>
  (await listLibraryMuscles(reader)).find((group) => group.id === id)

/** One muscle. */
export const findLibraryMuscle = async (id: string, reader: Reader): Promise<LibraryMuscle | undefined> =>
  (await listLibraryMuscles(reader)).flatMap(({ muscles }) => muscles).find((muscle) => muscle.id === id)

/** How many exercises, of the library and of members, name the group or one of the muscles; archived ones included. */
export const countMuscleUse = async (
  { groupId, muscleIds }: { readonly groupId: string | null; readonly muscleIds: readonly string[] },
  reader: Reader,
): Promise<MuscleUse> =>
  reader
    .selectFrom('exercises')
    .select([
      sql<number>`count(*) FILTER (WHERE creator_id IS NULL)`.as('exercises'),
      sql<number>`count(*) FILTER (WHERE creator_id IS NOT NULL)`.as('own_exercises'),
    ])
    .where((row) => row.or([row('muscle_group_id', '=', groupId), sql<boolean>`muscle_ids && ${muscleIds}::text[]`]))
    .executeTakeFirstOrThrow()

/** Inserts a main group behind the others. */
export const insertMuscleGroup = async (id: string, names: MuscleNames, now: Date, writer: Writer): Promise<void> => {
  const position = sql<number>`(SELECT coalesce(max(position) + 1, 0) FROM muscle_groups)`
  await writer
    .insertInto('muscle_groups')
    .values({ id, ...names, position, edited_at: now })
    .execute()
}

/** Inserts a muscle behind the others of its group. */
export const insertMuscle = async (
  { id, groupId }: { readonly id: string; readonly groupId: string },
  fields: MuscleInput,
  now: Date,
  writer: Writer,
): Promise<void> => {
  const position = sql<number>`(SELECT coalesce(max(position) + 1, 0) FROM muscles WHERE muscle_group_id = ${groupId})`
  await writer
    .insertInto('muscles')
    .values({ id, muscle_group_id: groupId, ...fields, position, edited_at: now })
    .execute()
}

/** Changes a main group and raises its version; from now on the library's files leave it as it is. */
export const replaceMuscleGroup = async (id: string, names: MuscleNames, now: Date, writer: Writer): Promise<void> => {
  await writer
    .updateTable('muscle_groups')
    .set((row) => ({ ...names, edited_at: now, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** The same of a muscle. */
export const replaceMuscle = async (id: string, fields: MuscleInput, now: Date, writer: Writer): Promise<void> => {
  await writer
    .updateTable('muscles')
    .set((row) => ({ ...fields, edited_at: now, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Locks the rows, so that nobody begins to use them before the transaction ends. */
export const lockMuscles = async (
  { groupId, muscleIds }: { readonly groupId: string | null; readonly muscleIds: readonly string[] },
  writer: Writer,
): Promise<void> => {
  await writer.selectFrom('muscle_groups').select('id').where('id', '=', groupId).forUpdate().execute()
  const chosen = writer.selectFrom('muscles').select('id').where('id', '=', sql<string>`ANY(${muscleIds})`)
  await chosen.orderBy('id').forUpdate().execute()
}

/** Deletes muscles, and a main group that has none left. */
export const deleteMuscles = async (
  { groupId, muscleIds }: { readonly groupId: string | null; readonly muscleIds: readonly string[] },
  writer: Writer,
): Promise<void> => {
  await writer.deleteFrom('muscles').where('id', '=', sql<string>`ANY(${muscleIds})`).execute()
  await writer.deleteFrom('muscle_groups').where('id', '=', groupId).execute()
}

/** Puts rows in the order of `ids`; from now on the library's files leave those alone that moved. */
export const placeInOrder = async (
  table: 'muscle_groups' | 'muscles',
  ids: readonly string[],
  now: Date,
  writer: Writer,
): Promise<void> => {
  await sql`
    UPDATE ${sql.table(table)} SET position = placed.place, edited_at = ${now}
    FROM unnest(${ids}::text[]) WITH ORDINALITY AS placed(id, place)
    WHERE ${sql.table(table)}.id = placed.id AND position <> placed.place`.execute(writer)
}
