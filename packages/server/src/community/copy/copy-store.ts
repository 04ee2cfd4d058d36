import type { SourceContent } from '@fonte/domain/community/source-change'
import { sql } from 'kysely'
import type { Reader, Writer } from '../../platform/database.ts'

/** The author's own exercises by their ids, and those that stand for them in a copy. */
export type ExerciseMap = Readonly<Record<string, string>>

/** What a copy knows of its original. */
export interface CopyOrigin {
  readonly program_id: string
  readonly source_program_id: string
  readonly source_version: number
  /** The original as its copier last saw it, with the author's exercises. */
  readonly source: SourceContent
  readonly exercise_map: ExerciseMap
  /** The digest of what its owner last took over of a change, and left. */
  readonly last_choice?: string | undefined
}

/** Notes that a post was copied by `userId`; the post counts each person once. */
export const notePostCopy = async (userId: string, postId: string, writer: Writer): Promise<void> => {
  await writer
    .insertInto('post_copies')
    .values({ post_id: postId, user_id: userId })
    .onConflict((row) => row.doNothing())
    .execute()
}

/** Marks a program of `userId` as copied from another one, which it then knows as it is now. */
export const setOrigin = async (userId: string, origin: CopyOrigin, writer: Writer): Promise<void> => {
  const { source, exercise_map, ...row } = origin
  const { source_version, last_choice = null } = row
  const known = { source: JSON.stringify(source), exercise_map: JSON.stringify(exercise_map) }
  await writer
    .updateTable('programs')
    .set({ copied_from_program_id: origin.source_program_id })
    .where('id', '=', origin.program_id)
    .where('copied_from_program_id', 'is', null)
    .execute()
  await writer
    .insertInto('program_copies')
    .values({ ...row, ...known, user_id: userId })
    .onConflict((conflict) => conflict.column('program_id').doUpdateSet({ ...known, source_version, last_choice }))
    .execute()
}

/** Whether `userId` took over and left just that of a change, the last time that they did for this copy. */
export const wasChosenLast = async (
  userId: string,
  programId: string,
  choice: string,
  writer: Writer,
): Promise<boolean> => {
  const known = await writer
    .selectFrom('program_copies')
    .select('program_id')
    .where('user_id', '=', userId)
    .where('program_id', '=', programId)
    .where('last_choice', '=', choice)
    .executeTakeFirst()
  return known !== undefined
}

/** Whether what a copy knows of its original is a program, so that another one can be compared with it. */
const isProgram = sql<boolean>`
  (json_typeof(copy.source -> 'name'), json_typeof(copy.source -> 'description'), json_typeof(copy.source -> 'exercises'))
    = ('string', 'string', 'array')`

/**
 * Copies of `userId` whose original has changed since by more than weights, while a post of it stands by somebody neither
 * blocked nor hidden.
 */
const changed = (userId: string, reader: Reader) =>
  reader
    .selectFrom('program_copies as copy')
    .innerJoin('programs as own', 'own.id', 'copy.program_id')
    .innerJoin('programs as original', 'original.id', 'copy.source_program_id')
    .innerJoin('users as author', 'author.id', 'original.user_id')
    .where('copy.user_id', '=', userId)
    .where('author.blocked_at', 'is', null)
    .whereRef('original.shared_version', '>', 'copy.source_version')
    .where(isProgram)
    .where(sql<boolean>`EXISTS (SELECT FROM posts WHERE posts.program_id = original.id)`)
    .where(sql<boolean>`NOT EXISTS (
      SELECT FROM hidden_authors AS hidden WHERE hidden.user_id = ${userId} AND hidden.author_id = author.id)`)

/** Without exercises that their owner has deleted since, or put away where this copy has them no more. */
const livingExercises = sql<ExerciseMap>`(
  SELECT coalesce(jsonb_object_agg(pair.key, pair.value), '{}') FROM jsonb_each_text(copy.exercise_map) AS pair
  JOIN exercises ON exercises.id = pair.value
  WHERE exercises.archived_at IS NULL OR EXISTS (
    SELECT FROM program_exercises AS row WHERE row.program_id = copy.program_id AND row.exercise_id = pair.value))`

const columns = [
  'copy.program_id',
  'copy.source_program_id',
  'copy.source_version',
  'copy.source',
  livingExercises.as('exercise_map'),
  'author.id as author_id',
  'original.version as original_version',
] as const

/** Copies whose changes are looked for at once: each is as long as two programs and what its owner last saw. */
const copiesOnPage = 10

/** The copies of `userId` below the id `after`, of whose originals there may be something to tell, a page of them. */
export const listChangedCopies = async (userId: string, after: string | null, reader: Reader) => {
  const copies = await changed(userId, reader)
    .select(columns)
    .$if(after !== null, (copy) => copy.where('own.id', '<', after))
    .orderBy('own.id', 'desc')
    .limit(copiesOnPage + 1)
    .execute()
  const page = copies.slice(0, copiesOnPage)
  return { page, next: copies.length > copiesOnPage ? (page.at(-1)?.program_id ?? null) : null }
}

/** One of them; undefined where there is nothing to tell. */
export const findChangedCopy = (userId: string, programId: string, reader: Reader) =>
  changed(userId, reader).select(columns).where('copy.program_id', '=', programId).executeTakeFirst()

/** Keeps a program as it is until the transaction ends: its row and its exercises are then of one version. */
export const holdProgram = async (id: string, writer: Writer): Promise<void> => {
  await writer.selectFrom('programs').select('id').where('id', '=', id).forShare().execute()
}

/** One of them, with its original held as it is until the transaction ends; undefined when there is nothing to tell. */
export const holdChangedCopy = async (userId: string, programId: string, writer: Writer) => {
  const copy = await findChangedCopy(userId, programId, writer)
  if (!copy) return undefined
  await holdProgram(copy.source_program_id, writer)
  // Read once it is held: what a statement reads beside the row that it waits for is from before the wait.
  return findChangedCopy(userId, programId, writer)
}
