import type { HiddenAuthor } from '@fonte/contract/community/hidden-author'
import { visibleText } from '@fonte/domain/words/visible-text'
import type { Reader, Writer } from '../platform/database.ts'

/** The authors that `userId` has hidden, the last one first. */
export const listHiddenAuthors = async (userId: string, reader: Reader): Promise<HiddenAuthor[]> => {
  const rows = await reader
    .selectFrom('hidden_authors')
    .innerJoin('profiles', 'profiles.id', 'hidden_authors.author_id')
    .select(['author_id', 'username', 'hidden_at'])
    .where('user_id', '=', userId)
    .orderBy('hidden_at', 'desc')
    .orderBy('author_id')
    .execute()
  return rows.map(({ author_id, username, hidden_at }) => ({
    user_id: author_id,
    username: visibleText(username),
    hidden_at: hidden_at.toISOString(),
  }))
}

/** How many authors `userId` has hidden, and whether this one is among them. */
export const measureHiddenAuthors = async (userId: string, authorId: string, writer: Writer) => {
  const rows = await writer.selectFrom('hidden_authors').select('author_id').where('user_id', '=', userId).execute()
  return { count: rows.length, isHidden: rows.some(({ author_id }) => author_id === authorId) }
}

/** Whether somebody has a post: nobody else can be hidden, and so nobody learns who has an account. */
export const isAuthor = async (userId: string, reader: Reader): Promise<boolean> =>
  (await reader.selectFrom('posts').select('id').where('user_id', '=', userId).limit(1).executeTakeFirst()) !==
  undefined

/** Hides an author from `userId`. */
export const insertHiddenAuthor = async (
  userId: string,
  authorId: string,
  hiddenAt: Date,
  writer: Writer,
): Promise<void> => {
  await writer
    .insertInto('hidden_authors')
    .values({ user_id: userId, author_id: authorId, hidden_at: hiddenAt })
    .execute()
}

/** Shows a hidden author to `userId` again; false when they were not hidden. */
export const deleteHiddenAuthor = async (userId: string, authorId: string, writer: Writer): Promise<boolean> => {
  const deleted = await writer
    .deleteFrom('hidden_authors')
    .where('user_id', '=', userId)
    .where('author_id', '=', authorId)
    .executeTakeFirst()
  return deleted.numDeletedRows > 0n
}
