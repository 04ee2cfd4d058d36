import type { LibraryExercise } from '@fonte/contract/admin/library-exercise'
import type { Measuring } from '@fonte/domain/exercise/measure'
import type { SearchableExercise } from '@fonte/domain/exercise/search-index'
import type { LibraryShare } from '@fonte/domain/library/share'
import { sql } from 'kysely'
import type { Reader, Writer } from '../platform/database.ts'
import { countUpTo } from '../platform/statements/count-up-to.ts'
import { exerciseColumns, namedColumns } from './exercise-store.ts'

/** What is stored of a global exercise that an administrator makes or changes. */
export interface LibraryExerciseRow extends Measuring {
  readonly name: string
  readonly name_en: string | null
  readonly aliases: readonly string[]
  readonly aliases_en: readonly string[]
  readonly equipment: string
  readonly equipment_en: string
  readonly equipment_ids: readonly string[]
  readonly description: string
  readonly description_en: string | null
  readonly muscle_group_id: string
  readonly muscle_ids: readonly string[]
  readonly image_url: string | null
}

/** As much of a global exercise as a search looks at. */
export interface LibraryEntry extends SearchableExercise {
  readonly id: string
  readonly muscle_group_id: string
  /** Ids of the muscles that do the work; null where nobody has said which. */
  readonly prime_muscle_ids: readonly string[] | null
  /** Their names. */
  readonly muscles: readonly string[]
  readonly share: LibraryShare
}

const nameOfGroup = (column: 'name' | 'name_en') =>
  sql<string | null>`(SELECT ${sql.ref(column)} FROM muscle_groups WHERE id = exercises.muscle_group_id)`

/** All global exercises, as far as a search looks at them. */
export const listLibraryEntries = (reader: Reader): Promise<LibraryEntry[]> =>
  reader
    .selectFrom('exercises')
    .select(['id', 'name', 'name_en', 'equipment', 'equipment_en', 'muscle_group_id', 'prime_muscle_ids'])
    .select([
      sql<string[]>`aliases || aliases_en`.as('aliases'),
      sql<string[]>`ARRAY(SELECT unnest(array_remove(ARRAY[name, name_en], NULL))
        FROM muscles WHERE id = ANY (exercises.prime_muscle_ids))`.as('muscles'),
      nameOfGroup('name').$notNull().as('muscle_group'),
      nameOfGroup('name_en').as('muscle_group_en'),
      sql<LibraryShare>`CASE WHEN archived_at IS NOT NULL THEN 'archived'
        WHEN name_en IS NULL OR (description <> '' AND description_en IS NULL) THEN 'untranslated'
        ELSE 'offered' END`.as('share'),
    ])
    .where('creator_id', 'is', null)
    .execute()

/** Those global exercises that `ids` name, in the order of `ids`. */
export const findLibraryExercises = (ids: readonly string[], reader: Reader): Promise<LibraryExercise[]> =>
  reader
    .selectFrom('exercises')
    .select([...exerciseColumns, ...namedColumns, 'version'])
    .where('creator_id', 'is', null)
    .where('id', '=', sql<string>`ANY(${ids})`)
    .orderBy(sql`array_position(${ids}::text[], id)`)
    .execute()

/** One global exercise, archived or not. */
export const findLibraryExercise = async (id: string, reader: Reader): Promise<LibraryExercise | undefined> =>
  (await findLibraryExercises([id], reader))[0]

/** Whether a global exercise other than `id`, which is not archived, has this French name. */
export const isExerciseNameTaken = async (name: string, id: string, writer: Writer): Promise<boolean> => {
  const twin = writer
    .selectFrom('exercises')
    .select('id')
    .where('creator_id', 'is', null)
    .where('archived_at', 'is', null)
    .where('id', '!=', id)
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
  return (await twin.executeTakeFirst()) !== undefined
}

/** How many global exercises there are, archived ones included. */
export const countLibraryExercises = async (writer: Writer): Promise<number> => {
  const { count } = await writer
    .selectFrom('exercises')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('creator_id', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

const stored = (row: LibraryExerciseRow, now: Date) => ({
  ...row,
  aliases: [...row.aliases],
  aliases_en: [...row.aliases_en],
  equipment_ids: [...row.equipment_ids],
  muscle_ids: [...row.muscle_ids],
  edited_at: now,
  updated_at: now,
})

/** Inserts a global exercise. */
export const insertLibraryExercise = async (
  id: string,
  row: LibraryExerciseRow,
  now: Date,
  writer: Writer,
): Promise<void> => {
  await writer
    .insertInto('exercises')
    .values({ id, ...stored(row, now) })
    .execute()
}

/** Changes a global exercise and raises its version; of its muscles, what they do stays known as far as it still holds. */
export const replaceLibraryExercise = async (
  id: string,
  row: LibraryExerciseRow,
  now: Date,
  writer: Writer,
): Promise<void> => {
  await writer
    .updateTable('exercises')
    .set((old) => ({
      ...stored(row, now),
      // Null where none of them is left: nobody has said which of the new ones do the work.
      prime_muscle_ids: sql<string[] | null>`(SELECT array_agg(id ORDER BY place)
        FROM unnest(prime_muscle_ids) WITH ORDINALITY AS prime (id, place) WHERE id = ANY (${row.muscle_ids}::text[]))`,
      stabilising_muscle_ids: sql<string[] | null>`CASE WHEN stabilising_muscle_ids IS NOT NULL THEN ARRAY(SELECT id
        FROM unnest(stabilising_muscle_ids) WITH ORDINALITY AS stabilising (id, place)
        WHERE id <> ALL (${row.muscle_ids}::text[]) ORDER BY place) END`,
      version: old('version', '+', 1),
    }))
    .where('id', '=', id)
    .where('creator_id', 'is', null)
    .execute()
}

/** Says what the muscles of a global exercise do, null where nobody has said; an empty list of prime ones says nothing. */
export const setMuscleRoles = async (
  id: string,
  roles: { readonly prime: readonly string[] | null; readonly stabilising: readonly string[] | null },
  writer: Writer,
): Promise<void> => {
  await writer
    .updateTable('exercises')
    .set({
      prime_muscle_ids: roles.prime?.length ? [...roles.prime] : null,
      stabilising_muscle_ids: roles.stabilising && [...roles.stabilising],
    })
    .where('id', '=', id)
    .where('creator_id', 'is', null)
    .execute()
}

/** Archives a global exercise, or brings it back; from now on the library's files leave it as it is. */
export const setLibraryExerciseArchived = async (
  id: string,
  archived: boolean,
  now: Date,
  writer: Writer,
): Promise<void> => {
  const marks = { archived_at: archived ? now : null, edited_at: now, updated_at: now }
  await writer
    .updateTable('exercises')
    .set((old) => ({ ...marks, version: old('version', '+', 1) }))
    .where('id', '=', id)
    .where('creator_id', 'is', null)
    .execute()
}

/**
 * Those who did the exercise of a row of `exercises`, once each: each person is asked in turn, as an index leads to a person's
 * sets of an exercise, and none to everybody's.
 */
const whoDidExercise = sql`users, LATERAL (
  SELECT FROM workout_sets WHERE user_id = users.id AND exercise_id = exercises.id LIMIT 1) AS done`

/** What a global exercise is used by, null for more than are counted; undefined when there is none of that id. */
export const findLibraryExerciseUse = async (id: string, reader: Reader) => {
  const people = countUpTo(sql`FROM ${whoDidExercise}`)
  // A program that has it at two places counts once.
  const holding = sql`row.exercise_id = exercises.id AND NOT EXISTS (SELECT FROM program_exercises AS earlier
    WHERE earlier.program_id = row.program_id AND earlier.exercise_id = row.exercise_id AND earlier."order" < row."order")`
  const programs = (isPredefined: boolean) =>
    countUpTo(sql`FROM program_exercises AS row JOIN programs ON programs.id = row.program_id
      WHERE ${holding} AND is_predefined = ${isPredefined}`)
  return reader
    .selectFrom('exercises')
    .select([
      programs(false).as('programs'),
      programs(true).as('predefined_programs'),
      countUpTo(sql`FROM program_exercises AS row JOIN posts ON posts.program_id = row.program_id
        WHERE ${holding}`).as('posts'),
      people.as('people'),
    ])
    .where('id', '=', id)
    .where('creator_id', 'is', null)
    .executeTakeFirst()
}
