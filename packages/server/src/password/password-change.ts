import { deleteLinks } from '../account/link-store.ts'
import { endDevices, notePasswordTyped } from '../device/device-store.ts'
import { queueMail } from '../platform/mail/mail.ts'
import type { Platform } from '../platform/platform.ts'
import type { Caller } from '../platform/session/caller.ts'
import { requireGoodPassword } from '../platform/session/password-rule.ts'
import { passwordChangedLetter } from './password-mails.ts'
import { findPasswordOwner, replacePassword } from './password-store.ts'

interface Change {
  readonly current_password: string
  readonly password: string
}

/**
 * Changes the password of `user`, signs out their other devices and mails them; false when the current one is wrong.
 * @throws Problem `password-too-common`, `invalid-input`
 */
export const changePassword = async (platform: Platform, user: Caller, change: Change): Promise<boolean> => {
  const { config, database, now, passwords } = platform
  const owner = await findPasswordOwner(user.id, database.read)
  if (!owner || !(await passwords.verify(change.current_password, owner.password_hash))) return false
  requireGoodPassword(change.password, [owner.full_name, owner.username, owner.email])
  const newHash = await passwords.hash(change.password)
  return database.transaction(async (writer) => {
    if (!(await replacePassword(owner, newHash, writer))) return false
    await endDevices(user.id, user.sessionId, writer)
    await notePasswordTyped(user.sessionId, new Date(now()), writer)
    await deleteLinks(user.id, writer)
    await queueMail(config, owner.email, passwordChangedLetter(owner.lang, config.publicUrl), now(), writer)
    return true
  })
}
