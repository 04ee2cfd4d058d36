import type { ExportFile } from '@fonte/contract/account/personal-data'
import { sql } from 'kysely'
import type { Reader, Writer } from '../platform/database.ts'

/** The posts of `userId`, newest first. */
export const listOwnPosts = async (userId: string, reader: Reader): Promise<ExportFile['posts']> => {
  const rows = await reader
    .selectFrom('posts')
    .select(['id', 'program_id', 'title', 'message', 'notes', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ notes, ...row }) => ({
    ...row,
    ...(Object.keys(notes).length > 0 && { notes }),
    created_at: row.created_at.toISOString(),
  }))
}

/**
 * Locks the posts that `userId` has of a program of theirs, for their removal, and answers their ids. Who needs posts and
 * their program takes the posts first, so that none waits for the other in a circle.
 */
export const lockPostIds = async (userId: string, programId: string, writer: Writer): Promise<string[]> => {
  const rows = await writer
    .selectFrom('posts')
    .select('id')
    .where('user_id', '=', userId)
    .where('program_id', '=', programId)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** The ratings that `userId` gave, the last one first. */
export const listOwnRatings = async (userId: string, reader: Reader): Promise<ExportFile['ratings']> => {
  const rows = await reader
    .selectFrom('post_ratings')
    .select(['post_id', 'rating', 'rated_at'])
    .where('user_id', '=', userId)
    .orderBy('rated_at', 'desc')
    .orderBy('post_id')
    .execute()
  return rows.map((row) => ({ ...row, rated_at: row.rated_at.toISOString() }))
}

/** The posts of others that `userId` copied. */
export const listCopiedPosts = (userId: string, reader: Reader): Promise<ExportFile['copied_posts']> =>
  reader.selectFrom('post_copies').select('post_id').where('user_id', '=', userId).orderBy('post_id').execute()

/**
 * Locks the posts of `userId` and all that they rated or copied, then the figures of these, each in one order everywhere:
 * those who leave at the same time, and who rates or copies meanwhile, wait for each other and never in a circle. Figures that
 * change twice in a transaction, for a rating and for a copy, have PostgreSQL look for their post the second time: whoever
 * holds that post must not wait for the figures by then.
 */
const lockPostsAndFigures = async (userId: string, writer: Writer): Promise<void> => {
  const own = writer.selectFrom('posts').select('id').where('user_id', '=', userId)
  const rated = writer.selectFrom('post_ratings').select('post_id as id').where('user_id', '=', userId)
  const copied = writer.selectFrom('post_copies').select('post_id as id').where('user_id', '=', userId)
  const touched = writer.selectFrom('posts').select('id').where('id', 'in', own.union(rated).union(copied))
  const posts = await touched.orderBy('id').forUpdate().execute()
  const ids = posts.map(({ id }) => id)
  await writer
    .selectFrom('post_figures')
    .select('post_id')
    .where('post_id', '=', sql<string>`ANY(${ids}::uuid[])`)
    .orderBy('post_id')
    .forUpdate()
    .execute()
}

/** Deletes what `userId` said in the community, by `until` where it is given: posts and ratings. */
export const deletePostsAndRatings = async (userId: string, writer: Writer, until?: Date): Promise<void> => {
  await lockPostsAndFigures(userId, writer)
  const ratings = writer.deleteFrom('post_ratings').where('user_id', '=', userId)
  await (until ? ratings.where('rated_at', '<=', until) : ratings).execute()
  const posts = writer.deleteFrom('posts').where('user_id', '=', userId)
  await (until ? posts.where('created_at', '<=', until) : posts).execute()
}
