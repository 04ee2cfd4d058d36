import { findPasswordOwner } from '../password/password-store.ts'
import type { Platform } from '../platform/platform.ts'
import { Problem } from '../platform/problem.ts'
import type { Caller } from '../platform/session/caller.ts'
import { personOf } from '../platform/session/passwords.ts'
import { findPasswordTypedAt } from '../platform/session/session-store.ts'

/** How long (ms) a typed password is good for what takes everything along, or cannot be undone. */
const passwordLife = 15 * 60_000

/**
 * Lets pass who typed the password within the last quarter of an hour, or gives it now.
 * @throws Problem `password-required`, `wrong-password`, `signed-out`
 */
export const requirePassword = async (
  platform: Platform,
  user: Caller,
  password: string | undefined,
): Promise<void> => {
  const { database, now, passwords } = platform
  const typedAt = await findPasswordTypedAt(user.sessionId, database.read)
  const owner = await findPasswordOwner(user.id, database.read)
  if (!typedAt || !owner) throw new Problem('signed-out')
  if (password === undefined && now() - typedAt.getTime() <= passwordLife) return
  if (password === undefined) throw new Problem('password-required')
  if (!(await passwords.verify(password, owner.password_hash, personOf(user)))) throw new Problem('wrong-password')
}
