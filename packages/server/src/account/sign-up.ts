import { normalizeEmail } from '@fonte/domain/account/email'
import { changePlan } from '@fonte/domain/account/plan'
import type { Language } from '@fonte/domain/words/language'
import type { FastifyRequest } from 'fastify'
import { planColumns } from '../plan/plan-store.ts'
import { brokenConstraint, type Writer } from '../platform/database.ts'
import { countGuess } from '../platform/limits/count-guess.ts'
import type { Claimant } from '../platform/limits/fair-queue.ts'
import { nameKey, oneByOne } from '../platform/limits/lanes.ts'
import { queueMail } from '../platform/mail/mail.ts'
import { newRowId } from '../platform/new-row-id.ts'
import type { Platform } from '../platform/platform.ts'
import { Problem } from '../platform/problem.ts'
import { markForm } from '../platform/session/form-mark.ts'
import { requireGoodPassword } from '../platform/session/password-rule.ts'
import { visitorOf } from '../platform/session/passwords.ts'
import { requireUnreserved } from '../platform/usernames/reserved-names.ts'
import { knownEmailMail } from './account-mails.ts'
import { insertWaitingAccount, type NewAccount } from './account-store.ts'
import { mailConfirmation, newConfirmation } from './confirmation.ts'
import {
  deleteWaitingForms,
  findByEmail,
  insertClaim,
  isUsernameTaken,
  lockEmail,
  lockName,
  settledAccount,
  waitingForm,
} from './email-store.ts'

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
    id: newRowId(now),
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
 * The hash of the form that waits under this address, if the sender shows by username and password that it is theirs:
 * sending it twice is no clash of usernames. A wrong guess counts as one at the sign-in.
 */
const findResentForm = async (platform: Platform, form: SignUp, claimant: Claimant): Promise<string | null> => {
  const { database, limiter, passwords } = platform
  const waiting = waitingForm(await findByEmail(form.email, database.read))
  const isNamed = waiting?.username.toLowerCase() === form.username.toLowerCase()
  const hash = waiting !== null && isNamed ? waiting.passwordHash : null
  const guess = () => passwords.verify(form.password, hash, claimant)
  const matches = await countGuess(limiter, 'sign-in', form.email, guess, (isRight) => hash === null || isRight)
  return matches ? hash : null
}

/** Keeps a sign-up with a known address as a claim, which opens nothing, and tells the owner by mail. */
const writeClaim = async (
  { config, now }: Platform,
  owner: { readonly id: string; readonly email: string; readonly lang: Language },
  { username }: SignUp,
  password_hash: string,
  writer: Writer,
): Promise<void> => {
  await insertClaim({ user_id: owner.id, username, password_hash }, new Date(now()), writer)
  await queueMail(config, owner.email, knownEmailMail(owner.lang, config.publicUrl), now(), writer)
}

const writeAccount = async (platform: Platform, form: SignUp, password_hash: string, writer: Writer): Promise<void> => {
  const { token, link } = newConfirmation(platform)
  const now = platform.now()
  await insertWaitingAccount(trialAccount(form, password_hash, now), link, new Date(now), writer)
  await mailConfirmation(platform, form, token, writer)
}

/** Writes a form, as an account or as a claim; the one that waited under its address gives way. */
const write = (platform: Platform, form: SignUp, passwordHash: string, resent: string | null): Promise<void> =>
  platform.database.transaction(async (writer) => {
    await lockEmail(form.email, writer)
    await lockName(form.username, writer)
    const owner = await findByEmail(form.email, writer)
    const isResent = resent !== null && waitingForm(owner)?.passwordHash === resent
    const exceptOf = owner && isResent ? owner.id : null
    if (await isUsernameTaken(form.username, exceptOf, writer)) throw new Problem('username-taken')
    await deleteWaitingForms(form.email, writer)
    const known = settledAccount(owner)
    if (known) await writeClaim(platform, known, form, passwordHash, writer)
    else await writeAccount(platform, form, passwordHash, writer)
  })

/** What breaks when the account of the address was confirmed, or deleted, in the midst of the sign-up. */
const overtaken: readonly string[] = ['users_email', 'sign_up_claims_user_id_fkey']

const taken: readonly string[] = ['profiles_username', 'sign_up_claims_username']

/** Writes a form as `write` does, and begins again when something overtook it. */
const writeAnyway = async (...form: Parameters<typeof write>): Promise<void> => {
  try {
    await write(...form)
  } catch (error) {
    const constraint = brokenConstraint(error) ?? ''
    if (overtaken.includes(constraint)) return writeAnyway(...form)
    throw taken.includes(constraint) ? new Problem('username-taken') : error
  }
}

/**
 * Creates an account and mails its confirmation link; the mark by which the sender's browser may confirm it. An e-mail
 * that has an account gets the same answer by the same work, then and at each later step.
 * @throws Problem `username-taken`, `invalid-input` for a reserved username, `password-too-common`, `password-own-name`,
 * `rate-limited`, `too-many-at-once`
 */
export const signUp = async (platform: Platform, typed: SignUp, request: FastifyRequest): Promise<string> => {
  const { config, lanes, limiter, passwords } = platform
  const form = { ...typed, email: normalizeEmail(typed.email) }
  const claimant = visitorOf(request, form.email)
  requireUnreserved(form.username)
  requireGoodPassword(form.password, [form.full_name, form.username, form.email])
  await limiter.consumeAccount('sign-up', form.email)
  const resent = await findResentForm(platform, form, claimant)
  const passwordHash = await passwords.hash(form.password, claimant)
  await oneByOne(lanes, nameKey(form.username), () => writeAnyway(platform, form, passwordHash, resent))
  return markForm(config.sessionKeys, passwordHash)
}
