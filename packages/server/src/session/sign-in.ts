import { normalizeEmail } from '@fonte/domain/account/email'
import type { FastifyRequest } from 'fastify'
import { noteSignIn } from '../account/account-store.ts'
import { findByEmail, settledAccount, waitingForm } from '../account/address-store.ts'
import { queueMail } from '../platform/mail/mail.ts'
import type { Platform } from '../platform/platform.ts'
import { Problem } from '../platform/problem.ts'
import { markedBrowser, newBrowserMark } from '../platform/session/browser-mark.ts'
import type { Grant } from '../platform/session/grant.ts'
import { newDeviceMail } from './session-mails.ts'

interface Credentials {
  readonly email: string
  readonly password: string
  readonly remember: boolean
}

/** A sign-in: the new session, and the mark by which this browser will be known. */
export interface NewSignIn {
  readonly grant: Grant
  readonly mark: string
}

/**
 * Checks the password. A wrong one takes the same work whoever the address belongs to, and one of a form that waits for
 * its confirmation, be it an account or a claim on a known address, too. Wrong tries count against the address, or
 * against the browser if its owner signed in with it before.
 * @throws Problem `wrong-credentials`, `email-unconfirmed`, `rate-limited`
 */
const checkPassword = async (platform: Platform, { email, password }: Credentials, mark: string | undefined) => {
  const { database, limiter, passwords, config } = platform
  const address = normalizeEmail(email)
  const owner = await findByEmail(address, database.read)
  const user = settledAccount(owner)
  const browser = user ? markedBrowser(config.sessionKeys, mark, user) : null
  const counted = browser === null ? address : `device ${browser}`
  await limiter.consumeAccount('sign-in', counted)
  const matches = await passwords.verify(password, user?.password_hash ?? null)
  const waits = !matches && (await passwords.verify(password, waitingForm(owner)?.passwordHash ?? null))
  if (!matches && !waits) throw new Problem('wrong-credentials')
  await limiter.giveBack('sign-in', counted)
  if (!user || waits) throw new Problem('email-unconfirmed')
  return { user, isKnownBrowser: browser !== null }
}

/**
 * Begins a session for whoever gives the right password; that the account is blocked or unconfirmed is told to nobody else.
 * A sign-in with a browser that is new to the account is told to its owner by mail, from the second one on.
 * @throws Problem `wrong-credentials`, `email-unconfirmed`, `account-blocked`, `rate-limited`
 */
export const signIn = async (
  platform: Platform,
  credentials: Credentials,
  request: FastifyRequest,
): Promise<NewSignIn> => {
  const { config, cookies, database, now, passwords, sessions } = platform
  const former = cookies.browserMark(request)
  const { user, isKnownBrowser } = await checkPassword(platform, credentials, former)
  if (user.blocked_at) throw new Problem('account-blocked')
  const isOutdated = passwords.isOutdated(user.password_hash)
  const newHash = isOutdated ? await passwords.hash(credentials.password) : undefined
  const agent = request.headers['user-agent'] ?? ''
  const { remember } = credentials
  const mark = former && isKnownBrowser ? former : newBrowserMark(config.sessionKeys, user)
  const grant = await database.transaction(async (writer) => {
    if (!(await noteSignIn(user, new Date(now()), newHash, writer))) return null
    if (!isKnownBrowser && user.last_sign_in_at) {
      await queueMail(config, user.email, newDeviceMail(user.lang, config, agent, now()), now(), writer)
    }
    return sessions.open(user.id, { remember, agent, mark }, writer)
  })
  // The password was changed, or the account blocked, while it was being checked: the check begins again.
  if (!grant) return signIn(platform, credentials, request)
  return { grant, mark }
}
