import { lockMember } from '../account/account-store.ts'
import { deleteLinks } from '../account/link-store.ts'
import { noteAccountEvent } from '../activity/activity-store.ts'
import { queueMail } from '../platform/mail/mail.ts'
import type { Platform } from '../platform/platform.ts'
import { Problem } from '../platform/problem.ts'
import type { Caller } from '../platform/session/caller.ts'
import { type Continuation, continueHere } from '../platform/session/continue-here.ts'
import { requireGoodPassword } from '../platform/session/password-rule.ts'
import { personOf } from '../platform/session/passwords.ts'
import { passwordChangedMail } from './password-mails.ts'
import { findPasswordOwner, replacePassword } from './password-store.ts'

interface PasswordChange {
  readonly current_password: string
  readonly password: string
}

/**
 * Changes the password of `user` and mails them. Every session of theirs ends, this browser goes on in a new one: who
 * copied its tokens has nothing. Null when the current password is wrong.
 * @throws Problem `password-too-common`, `password-own-name`, `invalid-input`, `signed-out` when session or account end meanwhile
 */
export const changePassword = async (
  platform: Platform,
  user: Caller,
  change: PasswordChange,
): Promise<Continuation | null> => {
  const { config, database, now, passwords } = platform
  const owner = await findPasswordOwner(user.id, database.read)
  if (!owner) throw new Problem('signed-out')
  if (!(await passwords.verify(change.current_password, owner.password_hash, personOf(user)))) return null
  requireGoodPassword(change.password, [owner.full_name, owner.username, owner.email])
  const newHash = await passwords.hash(change.password, personOf(user))
  return database.transaction(async (writer) => {
    await lockMember(user.id, writer)
    const version = await replacePassword(owner, newHash, writer)
    if (version === null && !(await findPasswordOwner(user.id, writer))) throw new Problem('signed-out')
    if (version === null) return null
    const { second_factor_since } = owner
    const account = { id: owner.id, password_version: version, second_factor_since }
    const continuation = await continueHere(platform, user, { account, typedPassword: true }, writer)
    await deleteLinks(user.id, writer)
    await noteAccountEvent({ user_id: user.id, kind: 'password-changed', agent: continuation.agent }, now(), writer)
    await queueMail(config, owner.email, passwordChangedMail(owner.lang, config.publicUrl, 'changed'), now(), writer)
    return continuation
  })
}
