import { lockMember } from '../account/account-store.ts'
import { isUsernameTaken, lockName } from '../account/email-store.ts'
import { refreshPostsOfAuthor } from '../community/post-text-store.ts'
import { brokenConstraint, isRefusedStatement, type Writer } from '../platform/database.ts'
import { storedLimits } from '../platform/limits/stored-limits.ts'
import { newRowId } from '../platform/new-row-id.ts'
import { Problem } from '../platform/problem.ts'
import { requireUnreserved } from '../platform/usernames/reserved-names.ts'
import { findRenamesSince, findUsername, insertUsernameChange, setUsername } from './username-store.ts'

const taken = () => new Problem('username-taken', { errors: [{ path: 'body.username', reason: 'taken' }] })

const rename = async (userId: string, username: string, writer: Writer): Promise<void> => {
  if (await isUsernameTaken(username, userId, writer)) throw taken()
  try {
    await setUsername(userId, username, writer)
  } catch (error) {
    if (brokenConstraint(error) !== 'profiles_username') throw error
    throw taken()
  }
}

/** @throws Problem `too-many-renames` with the seconds until the next one is possible */
const requireRename = async (userId: string, now: number, writer: Writer): Promise<void> => {
  const { changes, days } = storedLimits.renames
  const span = days * 86_400_000
  const recent = await findRenamesSince(userId, new Date(now - span), writer)
  const first = recent.at(-changes)
  if (first !== undefined) throw new Problem('too-many-renames', { retryAfter: (first.getTime() + span - now) / 1000 })
}

/**
 * Gives `userId` another username and notes the change at `now` (epoch ms) in its history, both or neither. The one that
 * they have already changes nothing.
 * @throws Problem `invalid-input` for a reserved one, `username-taken` from the first half, `username-untraced` from the
 * second, `too-many-renames`
 */
export const changeUsername = async (userId: string, username: string, now: number, writer: Writer): Promise<void> => {
  // First the name, then the user, as a sign-up that wants the name locks them.
  await lockName(username, writer)
  await lockMember(userId, writer)
  const old = await findUsername(userId, writer)
  if (old === username) return
  requireUnreserved(username)
  await requireRename(userId, now, writer)
  await rename(userId, username, writer)
  await refreshPostsOfAuthor(userId, writer)
  const change = { id: newRowId(now), old_username: old, new_username: username, changed_at: new Date(now) }
  try {
    await insertUsernameChange(userId, change, writer)
  } catch (error) {
    throw isRefusedStatement(error) ? new Problem('username-untraced', {}, error) : error
  }
}
