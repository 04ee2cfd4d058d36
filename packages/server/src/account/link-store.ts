import { sql } from 'kysely'
import type { Reader, Writer } from '../platform/database.ts'
import { deleteSome } from '../platform/statements/batches.ts'

type Purpose = 'confirm-email' | 'reset-password'

/** How long (ms) a link to choose a new password is good for. */
export const resetLinkLife = 3_600_000

/** Keeps the hash of a mailed link's token; it supersedes an older one of the same purpose. */
export const saveLink = async (
  userId: string,
  purpose: Purpose,
  tokenHash: Buffer,
  expiresAt: Date,
  writer: Writer,
): Promise<void> => {
  const link = { token_hash: tokenHash, expires_at: expiresAt }
  await writer
    .insertInto('mailed_links')
    .values({ ...link, user_id: userId, purpose })
    .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet(link))
    .execute()
}

/** Whom a link was mailed to that still works, without using it up. */
export const findLinkOwner = async (
  purpose: Purpose,
  tokenHash: Buffer,
  now: Date,
  reader: Reader,
): Promise<string | undefined> => {
  const link = await reader
    .selectFrom('mailed_links')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return link?.user_id
}

/** Uses up a link: whoever comes first gets its user, everybody after them undefined. */
export const takeLink = async (
  purpose: Purpose,
  tokenHash: Buffer,
  now: Date,
  writer: Writer,
): Promise<string | undefined> => {
  const taken = await writer
    .deleteFrom('mailed_links')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst()
  return taken?.user_id
}

/** Forgets every link that was mailed to a user. */
export const deleteLinks = async (userId: string, writer: Writer): Promise<void> => {
  await writer.deleteFrom('mailed_links').where('user_id', '=', userId).execute()
}

/** Forgets some of the links of everybody that have run out; answers how many. */
export const deleteExpiredLinks = (now: Date, writer: Writer): Promise<number> =>
  deleteSome('mailed_links', sql`expires_at <= ${now}`, writer)
