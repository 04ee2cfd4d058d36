import { countGuess } from '../limits/count-guess.ts'
import type { Platform } from '../platform.ts'
import { Problem } from '../problem.ts'
import type { Caller } from './caller.ts'
import { personOf } from './passwords.ts'
import { findTypedPassword } from './session-store.ts'

/** How long (ms) a typed password is good for what takes everything along, or cannot be undone. */
const passwordLife = 15 * 60_000

/**
 * Lets pass who typed the password within the last quarter of an hour, or gives it now.
 * A wrong one counts as one at the sign-in does, whatever the operation.
 * @throws Problem `password-required`, `wrong-password`, `signed-out`, `rate-limited`
 */
export const requirePassword = async (
  { database, limiter, now, passwords }: Platform,
  user: Caller,
  password: string | undefined,
): Promise<void> => {
  const typed = await findTypedPassword(user.sessionId, database.read)
  if (!typed) throw new Problem('signed-out')
  if (password === undefined && now() - typed.at.getTime() <= passwordLife) return
  if (password === undefined) throw new Problem('password-required')
  const compare = () => passwords.verify(password, typed.hash, personOf(user))
  if (!(await countGuess(limiter, 'sign-in', `password of ${user.id}`, compare, Boolean)))
    throw new Problem('wrong-password')
}
