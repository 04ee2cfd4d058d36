import { isUsernameTaken, lockName } from '../account/address-store.ts'
import { brokenConstraint, type Writer } from '../platform/database.ts'
import { requireUnreserved } from '../platform/names/reserved-names.ts'
import { newId } from '../platform/new-id.ts'
import { Problem } from '../platform/problem.ts'
import { insertUsernameChange, lockUsername, setUsername } from './username-store.ts'

const taken = () => new Problem('username-taken', { errors: [{ path: 'body.username', reason: 'taken' }] })

const rename = async (userId: string, username: string, writer: Writer): Promise<void> => {
  await lockName(username, writer)
  if (await isUsernameTaken(username, userId, writer)) throw taken()
  try {
    await setUsername(userId, username, writer)
  } catch (error) {
    if (brokenConstraint(error) !== 'profiles_username') throw error
    throw taken()
  }
}

/**
 * Gives `userId` another username and notes the change at `now` (epoch ms) in its history, both or neither. The one that
 * they have already changes nothing.
 * @throws Problem `invalid-input` for a reserved one, `username-taken` from the first half, `username-untraced` from the second
 */
export const changeUsername = async (userId: string, username: string, now: number, writer: Writer): Promise<void> => {
  const old = await lockUsername(userId, writer)
  if (old === undefined) throw new Problem('signed-out')
  if (old === username) return
  requireUnreserved(username)
  await rename(userId, username, writer)
  const change = { id: newId(now), old_username: old, new_username: username, changed_at: new Date(now) }
  try {
    await insertUsernameChange(userId, change, writer)
  } catch (error) {
    throw new Problem('username-untraced', {}, error)
  }
}
