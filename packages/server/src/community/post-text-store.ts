import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { DB } from '../generated/database.ts'
import type { Reader, Writer } from '../platform/database.ts'
import { postText } from './post-text.ts'

type Posts = SelectQueryBuilder<DB, 'posts', object>

/** So many posts are read and written at once: nobody else is answered while their words are made. */
const postsAtOnce = 20

const refreshSome = async (ids: readonly string[], writer: Writer): Promise<void> => {
  const sources = await writer
    .selectFrom('posts')
    .innerJoin('programs', 'programs.id', 'posts.program_id')
    .innerJoin('profiles', 'profiles.id', 'posts.user_id')
    .select(['posts.id', 'posts.title', 'posts.message', 'programs.name as program_name', 'profiles.username'])
    .select((post) =>
      jsonArrayFrom(
        post
          .selectFrom('program_exercises as row')
          .innerJoin('exercises', 'exercises.id', 'row.exercise_id')
          .select(['row.exercise_id', 'exercises.name', 'exercises.name_en'])
          .select(['exercises.equipment', 'exercises.equipment_ids'])
          .select(['exercises.muscle_group_id', 'exercises.muscle_ids'])
          .select(sql<number>`json_array_length(row.sets)`.as('set_count'))
          .whereRef('row.program_id', '=', 'posts.program_id')
          .orderBy('row.order'),
      ).as('exercises'),
    )
    .where('posts.id', '=', sql<string>`ANY(${ids}::uuid[])`)
    .execute()
  const rows = sources.map((source) => ({ id: source.id, ...postText(source) }))
  await sql`
    UPDATE posts SET work = found.work, set_count = found.set_count, facets = found.facets,
      names_text = found.names_text, search_text = found.search_text
    FROM json_to_recordset(${JSON.stringify(rows)}::json)
      AS found (id uuid, work json, set_count integer, facets text[], names_text text, search_text text)
    WHERE posts.id = found.id`.execute(writer)
}

/** Locks posts in one order everywhere, so that two who bring some of them up to date never wait in a circle. */
const refresh = async (narrow: (posts: Posts) => Posts, writer: Writer): Promise<void> => {
  const posts = await narrow(writer.selectFrom('posts'))
    .select('posts.id')
    .orderBy('posts.id')
    .forNoKeyUpdate()
    .execute()
  const ids = posts.map(({ id }) => id)
  for (let begin = 0; begin < ids.length; begin += postsAtOnce) {
    await refreshSome(ids.slice(begin, begin + postsAtOnce), writer)
  }
}

/** Brings up to date what the posts of a program are searched by, and tells their readers of the change. */
export const refreshPostsOfProgram = (programId: string, writer: Writer): Promise<void> =>
  refresh((posts) => posts.where('posts.program_id', '=', programId), writer)

/** The same for the posts of an author, whose username is another one. */
export const refreshPostsOfAuthor = (userId: string, writer: Writer): Promise<void> =>
  refresh((posts) => posts.where('posts.user_id', '=', userId), writer)

/** The same for the posts of the creator of a custom exercise whose programs hold it. */
export const refreshPostsOfExercise = (userId: string, exerciseId: string, writer: Writer): Promise<void> => {
  const holdsIt: Expression<SqlBool> = sql`EXISTS (
    SELECT FROM program_exercises AS row WHERE row.program_id = posts.program_id AND row.exercise_id = ${exerciseId})`
  return refresh((posts) => posts.where('posts.user_id', '=', userId).where(holdsIt), writer)
}

/** Brings up to date those posts of `ids` that still are there; who changes one of their programs comes before or after. */
export const refreshPosts = (ids: readonly string[], writer: Writer): Promise<void> =>
  refresh((posts) => posts.where('posts.id', '=', sql<string>`ANY(${ids}::uuid[])`), writer)

/** An exercise of the library whose posts do not yet say what it says since that moment. */
export interface UntoldExercise {
  readonly exercise_id: string
  readonly changed_at: string
}

/** The exercises of the library that were changed and that posts do not tell of yet. */
export const listUntoldExercises = (reader: Reader): Promise<UntoldExercise[]> =>
  reader
    .selectFrom('untold_exercises')
    .select(['exercise_id', sql<string>`changed_at::text`.as('changed_at')])
    .orderBy('untold_exercises.changed_at')
    .execute()

/** The next posts behind the id `after`, `count` at most, whose programs hold an exercise. */
export const listPostsHolding = async (
  exerciseId: string,
  after: string,
  count: number,
  reader: Reader,
): Promise<string[]> => {
  const rows = await reader
    .selectFrom('posts')
    .innerJoin('program_exercises as row', 'row.program_id', 'posts.program_id')
    .select('posts.id')
    .where('row.exercise_id', '=', exerciseId)
    .where('posts.id', '>', after)
    .orderBy('posts.id')
    .limit(count)
    .execute()
  return rows.map(({ id }) => id)
}

/** Notes that posts tell of an exercise as it was at that moment; one that was changed since is told again. */
export const noteTold = async ({ exercise_id, changed_at }: UntoldExercise, writer: Writer): Promise<void> => {
  await writer
    .deleteFrom('untold_exercises')
    .where('exercise_id', '=', exercise_id)
    .where('changed_at', '=', sql<Date>`${changed_at}::timestamptz`)
    .execute()
}
