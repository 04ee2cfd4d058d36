import type { AccountEvent } from '@fonte/contract/account/activity'
import { type AccountEventKind, isByStrangers, strangersKinds } from '@fonte/domain/account/account-event'
import { sql } from 'kysely'
import type { Reader, Writer } from '../platform/database.ts'
import { longestAgent, userAgentName } from '../platform/http/user-agent.ts'
import { storedLimits } from '../platform/limits/stored-limits.ts'
import { newRowId } from '../platform/new-row-id.ts'
import { deleteSome } from '../platform/statements/batches.ts'

/** Something that concerns the safety of an account. */
interface NewAccountEvent {
  readonly user_id: string
  readonly kind: AccountEventKind
  /** The user agent of who did it; absent where nobody's is known. */
  readonly agent?: string | undefined
}

/** How long (ms) refusals to one browser are counted in one row. */
const together = 3_600_000

/** Counts one more of the same refusal, if the last one was not long ago; whether it was counted. */
const countAgain = async ({ user_id, kind, agent }: NewAccountEvent, now: Date, writer: Writer) => {
  const counted = await writer
    .updateTable('account_events')
    .set((event) => ({ times: event('times', '+', 1), last_at: now }))
    .where('user_id', '=', user_id)
    .where('kind', '=', kind)
    .where('agent', '=', agent ?? '')
    .where('created_at', '>', new Date(now.getTime() - together))
    .executeTakeFirst()
  return counted.numUpdatedRows > 0n
}

/** Forgets the oldest events of a person beyond the limit: those that strangers cause never push out the others. */
const forgetOldest = async (userId: string, kind: AccountEventKind, writer: Writer): Promise<void> => {
  const side = isByStrangers(kind) ? 'in' : 'not in'
  await writer
    .deleteFrom('account_events')
    .where('id', 'in', (query) =>
      query
        .selectFrom('account_events as older')
        .select('older.id')
        .where('older.user_id', '=', userId)
        .where('older.kind', side, strangersKinds)
        .orderBy('older.last_at', 'desc')
        .orderBy('older.id', 'desc')
        .offset(storedLimits.accountEvents / 2),
    )
    .execute()
}

/** Notes an event at `now` (epoch ms) in the transaction of what it did; its user is locked. */
export const noteAccountEvent = async (event: NewAccountEvent, now: number, writer: Writer): Promise<void> => {
  const agent = (event.agent ?? '').slice(0, longestAgent)
  const at = new Date(now)
  if (isByStrangers(event.kind) && (await countAgain({ ...event, agent }, at, writer))) return
  const { user_id, kind } = event
  await writer
    .insertInto('account_events')
    .values({ id: newRowId(now), user_id, kind, agent, created_at: at, last_at: at })
    .execute()
  await forgetOldest(user_id, kind, writer)
}

/** What concerned the safety of an account, newest first. */
export const listAccountEvents = async (userId: string, reader: Reader): Promise<AccountEvent[]> => {
  const rows = await reader
    .selectFrom('account_events')
    .select(['id', 'kind', 'agent', 'times', 'created_at', 'last_at'])
    .where('user_id', '=', userId)
    .orderBy('last_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ agent, created_at, last_at, ...row }) => ({
    ...row,
    agent: userAgentName(agent),
    created_at: created_at.toISOString(),
    last_at: last_at.toISOString(),
  }))
}

/** Forgets some of everybody's events from before `before`; answers how many. */
export const deleteAccountEventsBefore = (before: Date, writer: Writer): Promise<number> =>
  deleteSome('account_events', sql`last_at < ${before}`, writer)
