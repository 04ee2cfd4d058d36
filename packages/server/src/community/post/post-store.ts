import type { SharedNotes } from '@fonte/domain/program/shown-program'
import { sql } from 'kysely'
import type { Reader, Writer } from '../../platform/database.ts'
import { cardColumns, cardTables } from '../list/post-statement-store.ts'
import type { PostRow } from '../post-row.ts'

/** A post as its reader sees it opened. */
interface ReadPost extends PostRow {
  readonly notes: SharedNotes
  readonly own_rating: number | null
  readonly program_version: number
}

/** A post whose author is not blocked, as a card shows it, with its notes and how `readerId` rated it. */
export const findPost = async (readerId: string, id: string, reader: Reader): Promise<ReadPost | undefined> => {
  const { rows } = await sql<ReadPost>`
    SELECT ${cardColumns}, posts.notes, programs.version AS program_version,
      (SELECT rating FROM post_ratings WHERE post_id = posts.id AND user_id = ${readerId}) AS own_rating
    FROM posts ${cardTables} JOIN users ON users.id = posts.user_id
    WHERE posts.id = ${id} AND users.blocked_at IS NULL`.execute(reader)
  return rows[0]
}

/** A post that is kept from being removed until the transaction ends. */
export interface HeldPost {
  readonly id: string
  readonly program_id: string
  readonly user_id: string
  readonly title: string
  readonly notes: SharedNotes
}

/** Holds a post whose author is not blocked, as it is needed until the transaction ends; undefined when there is none. */
export const holdPost = (id: string, writer: Writer): Promise<HeldPost | undefined> =>
  writer
    .selectFrom('posts')
    .innerJoin('users', 'users.id', 'posts.user_id')
    .select(['posts.id', 'posts.program_id', 'posts.user_id', 'posts.title', 'posts.notes'])
    .where('posts.id', '=', id)
    .where('users.blocked_at', 'is', null)
    .forKeyShare('posts')
    .executeTakeFirst()

/** A post under an id, whoever wrote it. */
export const findAnyPost = (id: string, reader: Reader) =>
  reader
    .selectFrom('posts')
    .select(['user_id', 'program_id', 'title', 'message', 'notes'])
    .where('id', '=', id)
    .executeTakeFirst()

/** How many posts `userId` has. */
export const countPosts = async (userId: string, writer: Writer): Promise<number> => {
  const { count } = await writer
    .selectFrom('posts')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

/** What is written of a new post; what it is searched by is filled in afterwards. */
export interface NewPost {
  readonly id: string
  readonly program_id: string
  readonly title: string
  readonly message: string
  readonly notes: SharedNotes
  readonly created_at: Date
}

/** Inserts a post of `userId`; false when the id is taken. */
export const insertPost = async (userId: string, post: NewPost, writer: Writer): Promise<boolean> => {
  const inserted = await writer
    .insertInto('posts')
    .values({ ...post, notes: JSON.stringify(post.notes), user_id: userId })
    .onConflict((row) => row.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Deletes posts by their ids. */
export const deletePosts = async (ids: readonly string[], writer: Writer): Promise<void> => {
  await writer.deleteFrom('posts').where('id', '=', sql<string>`ANY(${ids}::uuid[])`).execute()
}

/** The post of a program that `ownerId` wrote, anybody where it is null, locked for its removal; undefined when there is none. */
export const lockPost = (ownerId: string | null, id: string, programId: string, writer: Writer) =>
  writer
    .selectFrom('posts')
    .innerJoin('users', 'users.id', 'posts.user_id')
    .innerJoin('profiles', 'profiles.id', 'posts.user_id')
    .select(['posts.user_id', 'posts.title', 'users.email', 'profiles.lang'])
    .where('posts.id', '=', id)
    .where('program_id', '=', programId)
    .$if(ownerId !== null, (post) => post.where('posts.user_id', '=', ownerId))
    .forUpdate('posts')
    .executeTakeFirst()
