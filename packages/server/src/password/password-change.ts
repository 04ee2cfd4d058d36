import { deleteLinks } from '../account/link-store.ts'
import { endDevices, notePasswordTyped } from '../device/device-store.ts'
import { queueMail } from '../platform/mail/mail.ts'
import type { Platform } from '../platform/platform.ts'
import type { Caller } from '../platform/session/caller.ts'
import { markDevice } from '../platform/session/device.ts'
import { requireGoodPassword } from '../platform/session/password-rule.ts'
import { passwordChangedLetter } from './password-mails.ts'
import { findPasswordOwner, replacePassword } from './password-store.ts'

interface Change {
  readonly current_password: string
  readonly password: string
}

/**
 * Changes the password of `user`, signs out their other devices and mails them; the mark by which this device is known
 * from now on, or null when the current password is wrong.
 * @throws Problem `password-too-common`, `password-own-name`, `invalid-input`
 */
export const changePassword = async (platform: Platform, user: Caller, change: Change): Promise<string | null> => {
  const { config, database, now, passwords } = platform
  const owner = await findPasswordOwner(user.id, database.read)
  if (!owner || !(await passwords.verify(change.current_password, owner.password_hash))) return null
  requireGoodPassword(change.password, [owner.full_name, owner.username, owner.email])
  const newHash = await passwords.hash(change.password)
  return database.transaction(async (writer) => {
    const version = await replacePassword(owner, newHash, writer)
    if (version === null) return null
    await endDevices(user.id, user.sessionId, writer)
    await notePasswordTyped(user.sessionId, new Date(now()), writer)
    await deleteLinks(user.id, writer)
    await queueMail(config, owner.email, passwordChangedLetter(owner.lang, config.publicUrl), now(), writer)
    return markDevice(config.sessionKeys, { id: owner.id, password_version: version })
  })
}
