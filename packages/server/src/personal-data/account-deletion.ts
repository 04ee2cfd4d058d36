import type { Platform } from '../platform/platform.ts'
import { Problem } from '../platform/problem.ts'
import type { Caller } from '../platform/session/caller.ts'
import { requirePassword } from '../platform/session/require-password.ts'
import { removeAccount } from './account-removal-store.ts'

/**
 * Deletes the account of `user` with all that it owns, in one transaction.
 * @throws Problem `password-required`, `wrong-password`, `last-admin`, `signed-out` when it has gone meanwhile
 */
export const deleteOwnAccount = async (
  platform: Platform,
  user: Caller,
  password: string | undefined,
): Promise<void> => {
  await requirePassword(platform, user, password)
  const { database, now } = platform
  await database.transaction(async (writer) => {
    if (!(await removeAccount({ userId: user.id, actorId: user.id }, now(), writer))) throw new Problem('signed-out')
  })
}
