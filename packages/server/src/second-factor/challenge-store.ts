import { sql } from 'kysely'
import type { Reader, Writer } from '../platform/database.ts'
import { storedLimits } from '../platform/limits/stored-limits.ts'
import { deleteSome } from '../platform/statements/batches.ts'

/** A sign-in whose first step was right. */
interface NewChallenge {
  readonly token_hash: Buffer
  readonly user_id: string
  readonly password_version: number
  readonly remember: boolean
  readonly expires_at: Date
}

/** Keeps a challenge of a user who is locked; forgets theirs that have run out, and the oldest beyond the limit. */
export const insertChallenge = async (challenge: NewChallenge, now: Date, writer: Writer): Promise<void> => {
  const { user_id } = challenge
  await writer
    .deleteFrom('sign_in_challenges')
    .where('user_id', '=', user_id)
    .where((row) =>
      row.or([
        row('expires_at', '<=', now),
        row('token_hash', 'in', (query) =>
          query
            .selectFrom('sign_in_challenges as older')
            .select('older.token_hash')
            .where('older.user_id', '=', user_id)
            .orderBy('older.expires_at', 'desc')
            .offset(storedLimits.challenges - 1),
        ),
      ]),
    )
    .execute()
  await writer.insertInto('sign_in_challenges').values(challenge).execute()
}

/** Whose sign-in waits for its second step under this token; undefined when it is over. */
export const findChallengedUser = async (tokenHash: Buffer, now: Date, reader: Reader): Promise<string | undefined> => {
  const row = await reader
    .selectFrom('sign_in_challenges')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.user_id
}

/** Counts an attempt at a challenge and locks it; undefined when it is over. */
export const takeAttempt = (tokenHash: Buffer, now: Date, writer: Writer) =>
  writer
    .updateTable('sign_in_challenges')
    .set((challenge) => ({ attempts: challenge('attempts', '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning(['attempts', 'password_version', 'remember'])
    .executeTakeFirst()

/** Ends a challenge: its token is good for nothing any more. */
export const deleteChallenge = async (tokenHash: Buffer, writer: Writer): Promise<void> => {
  await writer.deleteFrom('sign_in_challenges').where('token_hash', '=', tokenHash).execute()
}

/** Forgets some of everybody's challenges that have run out; answers how many. */
export const deleteExpiredChallenges = (now: Date, writer: Writer): Promise<number> =>
  deleteSome('sign_in_challenges', sql`expires_at <= ${now}`, writer)
