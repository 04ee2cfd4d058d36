import { normalizeEmail } from '@fonte/domain/account/email'
import type { FastifyRequest } from 'fastify'
import { noteSignIn } from '../account/account-store.ts'
import { findByEmail, settledAccount, waitingForm } from '../account/email-store.ts'
import { queueMail } from '../platform/mail/mail.ts'
import type { Platform } from '../platform/platform.ts'
import { Problem } from '../platform/problem.ts'
import { markedBrowser, newBrowserMark } from '../platform/session/browser-mark.ts'
import { countGuess } from '../platform/session/count-guess.ts'
import type { Grant } from '../platform/session/grant.ts'
import { visitorOf } from '../platform/session/passwords.ts'
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
 * @throws Problem `wrong-credentials`, `email-unconfirmed`, `rate-limited`, `too-many-at-once`
 */
const checkPassword = async (platform: Platform, { email, password }: Credentials, request: FastifyRequest) => {
  const { config, cookies, database, limiter, passwords } = platform
  const mark = cookies.browserMark(request)
  const address = normalizeEmail(email)
  const owner = await findByEmail(address, database.read)
  const user = settledAccount(owner)
  const browser = user ? markedBrowser(config.sessionKeys, mark, user) : null
  const counted = browser === null ? address : `device ${browser}`
  const verify = (stored: string | null = null) => passwords.verify(password, stored, visitorOf(request, address))
  const guess = async () => {
    if (await verify(user?.password_hash)) return 'right'
    return (await verify(waitingForm(owner)?.passwordHash)) ? 'waiting' : 'wrong'
  }
  const found = await countGuess(limiter, counted, guess, (result) => result !== 'wrong')
  if (found === 'wrong') throw new Problem('wrong-credentials')
  if (!user || found === 'waiting') throw new Problem('email-unconfirmed')
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
  const { user, isKnownBrowser } = await checkPassword(platform, credentials, request)
  if (user.blocked_at) throw new Problem('account-blocked')
  const isOutdated = passwords.isOutdated(user.password_hash)
  const newHash = isOutdated ? await passwords.hash(credentials.password, visitorOf(request, user.id)) : undefined
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
