import { normalizeEmail } from '@fonte/domain/account/email'
import { changePlan } from '@fonte/domain/account/plan'
import type { Language } from '@fonte/domain/words/language'
import { planColumns } from '../plan/plan-store.ts'
import { brokenConstraint, type Writer } from '../platform/database.ts'
import { queueMail } from '../platform/mail/mail.ts'
import { newId } from '../platform/new-id.ts'
import type { Platform } from '../platform/platform.ts'
import { Problem } from '../platform/problem.ts'
import { requireGoodPassword } from '../platform/session/password-rule.ts'
import { knownAddressLetter } from './account-mails.ts'
import {
  deleteAccount,
  findByEmail,
  findByUsername,
  insertAccount,
  lockEmail,
  type NewAccount,
} from './account-store.ts'
import { sendConfirmation } from './confirmation.ts'

export interface SignUp {
  readonly email: string
  readonly password: string
  readonly full_name: string
  readonly username: string
  readonly lang: Language
}

/** An account on the plan `Trial`, whose seven days begin at `now` (epoch ms). */
const trialAccount = (form: SignUp, password_hash: string, now: number): NewAccount => {
  const { email, full_name, username, lang } = form
  return {
    id: newId(now),
    email,
    full_name,
    username,
    lang,
    password_hash,
    confirmed_at: null,
    ...planColumns(changePlan('Trial', now)),
  }
}

/**
 * Makes room for the account and reports whether it is to be created. An account that nobody confirmed gives way to the
 * newer form; the owner of any other one is told by mail instead.
 */
const makeRoom = async (platform: Platform, form: SignUp, isOwner: boolean, writer: Writer): Promise<boolean> => {
  const known = await findByEmail(form.email, writer)
  const holder = await findByUsername(form.username, writer)
  if (holder && !(isOwner && holder.id === known?.id)) throw new Problem('username-taken')
  if (!known) return true
  const isPending = known.confirmed_at === null && known.blocked_at === null
  const { config, now } = platform
  if (isPending) await deleteAccount(known.id, writer)
  else await queueMail(config, known.email, knownAddressLetter(known.lang, config.publicUrl), now(), writer)
  return isPending
}

const write = (platform: Platform, form: SignUp, passwordHash: string, isOwner: boolean): Promise<void> =>
  platform.database.transaction(async (writer) => {
    await lockEmail(form.email, writer)
    if (!(await makeRoom(platform, form, isOwner, writer))) return
    const account = trialAccount(form, passwordHash, platform.now())
    await insertAccount(account, new Date(platform.now()), writer)
    await sendConfirmation(platform, account, writer)
  })

/**
 * Creates an account and mails its confirmation link. For an e-mail that has an account the same work is done and the
 * same answer given. The sender of a form knows their own password: sending it twice is no clash of usernames.
 * @throws Problem `username-taken`, `password-too-common`, `rate-limited`
 */
export const signUp = async (platform: Platform, typed: SignUp): Promise<void> => {
  const { limiter, passwords, database } = platform
  const form = { ...typed, email: normalizeEmail(typed.email) }
  requireGoodPassword(form.password, [form.full_name, form.username, form.email])
  await limiter.consumeAccount('sign-up', form.email)
  const known = await findByEmail(form.email, database.read)
  const isOwner = await passwords.verify(form.password, known?.password_hash ?? null)
  const passwordHash = await passwords.hash(form.password)
  try {
    await write(platform, form, passwordHash, isOwner)
  } catch (error) {
    throw brokenConstraint(error) === 'profiles_username' ? new Problem('username-taken') : error
  }
}
