import type { adminUserRoutes } from '@fonte/contract/admin/admin-user'
import type { RouteAnswer, RouteInput } from '@fonte/contract/route'
import { blockAccount, unblockAccount } from '../admin/block-store.ts'
import { isLastAdmin, lockActorAndUser } from '../admin/role-store.ts'
import { insertAudit } from '../audit/audit-store.ts'
import { queueReset } from '../password/password-store.ts'
import { removeAccount } from '../personal-data/account-removal-store.ts'
import type { Writer } from '../platform/database.ts'
import { queueMail } from '../platform/mail/mail.ts'
import type { Platform } from '../platform/platform.ts'
import { Problem } from '../platform/problem.ts'
import type { Caller } from '../platform/session/caller.ts'
import { requirePassword } from '../platform/session/require-password.ts'
import { findUser, presentUser } from './user-list-store.ts'
import { blockedMail, unblockedMail } from './user-mails.ts'

type Route = (typeof adminUserRoutes)['manage-user']
type Body = RouteInput<Route>['body']
type Message = RouteAnswer<Route>['message']

/** An account that an administrator acts on, both locked. */
export interface Managed {
  readonly actorId: string
  readonly userId: string
  readonly user: NonNullable<Awaited<ReturnType<typeof lockActorAndUser>>>
  /** The row of the audit log that this takes back. */
  readonly undoes?: string
}

type Act = (managed: Managed, platform: Platform, writer: Writer) => Promise<Message>

const mailLink: Act = async ({ actorId, userId, user }, { now }, writer) => {
  if (user.isBlocked) throw new Problem('account-blocked')
  await queueReset(user.email, writer)
  await insertAudit({ actor_id: actorId, action: 'reset-password', subject_id: userId }, now(), writer)
  return 'reset-mailed'
}

/** Blocks an account, ends its sessions and mails its owner. @throws Problem `last-admin` */
export const block: Act = async ({ user, ...who }, { config, now }, writer) => {
  if (await isLastAdmin(who.userId, writer)) throw new Problem('last-admin')
  if (await blockAccount(who, now(), writer))
    await queueMail(config, user.email, blockedMail(user.lang, config), now(), writer)
  return 'blocked'
}

/** Lets a blocked account sign in again and mails its owner. */
export const unblock: Act = async ({ user, ...who }, { config, now }, writer) => {
  if (await unblockAccount(who, now(), writer))
    await queueMail(config, user.email, unblockedMail(user.lang, config), now(), writer)
  return 'unblocked'
}

/** Deletes an account with all that it owns. @throws Problem `last-admin` */
const remove: Act = async (who, { now }, writer) => {
  await removeAccount(who, now(), writer)
  return 'deleted'
}

const acts: Readonly<Record<Body['action'], Act>> = {
  reset_password: mailLink,
  block_user: block,
  unblock_user: unblock,
  delete_user: remove,
}

/** What takes much away wants the password of who asks. */
const grave: readonly Body['action'][] = ['block_user', 'delete_user']

/**
 * Does `action` to an account, in one transaction, and notes who did; what is so already leaves no trace.
 * @throws Problem `not-found`, `own-account`, `last-admin`, `account-blocked`, `password-required`, `wrong-password`
 */
export const manageUser = async (
  platform: Platform,
  actor: Caller,
  { action, userId, password }: Body,
): Promise<RouteAnswer<Route>> => {
  const { database, limiter, now } = platform
  const isGrave = grave.includes(action)
  if (isGrave && userId === actor.id) throw new Problem('own-account')
  if (isGrave) await requirePassword(platform, actor, password)
  if (action === 'reset_password') await limiter.consumeAccount('mail', userId)
  return database.transaction(async (writer) => {
    const user = await lockActorAndUser(actor.id, userId, writer)
    if (!user) throw new Problem('not-found')
    const message = await acts[action]({ actorId: actor.id, userId, user }, platform, writer)
    const row = await findUser(userId, writer)
    return { message, user: row ? presentUser(row, now()) : null }
  })
}
