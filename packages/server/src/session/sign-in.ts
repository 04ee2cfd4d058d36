import { normalizeEmail } from '@fonte/domain/account/email'
import type { FastifyRequest } from 'fastify'
import { lockUser, noteSignIn, renewHash } from '../account/account-store.ts'
import { findByEmail, findOwner, settledAccount, waitingForm } from '../account/email-store.ts'
import { noteAccountEvent } from '../activity/activity-store.ts'
import type { Writer } from '../platform/database.ts'
import { longestAgent } from '../platform/http/user-agent.ts'
import { queueJob } from '../platform/jobs/jobs.ts'
import { countGuess } from '../platform/limits/count-guess.ts'
import { oneByOne } from '../platform/limits/lanes.ts'
import type { Platform } from '../platform/platform.ts'
import { Problem } from '../platform/problem.ts'
import { markedByPassword } from '../platform/session/browser-mark.ts'
import { visitorOf } from '../platform/session/passwords.ts'
import { hashSecret, newSecret } from '../platform/session/tokens.ts'
import { insertChallenge } from '../second-factor/challenge-store.ts'
import { type NewSignIn, openSession } from './open-session.ts'
import { refusedSignInJob } from './refused-sign-in.ts'

interface Credentials {
  readonly email: string
  readonly password: string
  readonly remember: boolean
}

/** A sign-in that a second step has to complete: what the browser keeps until then. */
interface Challenge {
  readonly challenge: string
}

/** How long (ms) the second step may take. */
export const challengeLife = 5 * 60_000

/**
 * Checks the password. A wrong one takes the same work whoever the address belongs to, and one of a form that waits for
 * its confirmation, be it an account or a claim on a known address, too. Wrong tries count against the address, or
 * against the browser if its owner signed in with it before; whose account they were for is looked up later.
 * @throws Problem `wrong-credentials`, `email-unconfirmed`, `rate-limited`, `too-many-at-once`
 */
const checkPassword = async (platform: Platform, { email, password }: Credentials, request: FastifyRequest) => {
  const { config, cookies, database, limiter, passwords } = platform
  const mark = cookies.browserMark(request)
  const address = normalizeEmail(email)
  const owner = await findByEmail(address, database.read)
  const user = settledAccount(owner)
  const browser = user ? markedByPassword(config.sessionKeys, mark, user) : null
  const counted = browser === null ? address : `device ${browser}`
  const verify = (stored: string | null = null) => passwords.verify(password, stored, visitorOf(request, address))
  const guess = async () => {
    if (await verify(user?.password_hash)) return 'right'
    return (await verify(waitingForm(owner)?.passwordHash)) ? 'waiting' : 'wrong'
  }
  const found = await countGuess(limiter, 'sign-in', counted, guess, (result) => result !== 'wrong')
  if (found === 'wrong') {
    const agent = (request.headers['user-agent'] ?? '').slice(0, longestAgent)
    const refused = { email: address, agent, at: platform.now() }
    await database.transaction((writer) => queueJob(refusedSignInJob, refused, writer))
    throw new Problem('wrong-credentials')
  }
  if (!user || found === 'waiting') throw new Problem('email-unconfirmed')
  return user
}

type CheckedUser = Awaited<ReturnType<typeof checkPassword>>

/** Whether the second factor of a user, who is locked now, is as it was when they were read. */
const hasSameSteps = async ({ id, second_factor_since }: CheckedUser, writer: Writer): Promise<boolean> => {
  const current = await findOwner(id, writer)
  return current?.second_factor_since?.getTime() === second_factor_since?.getTime()
}

/** Begins the second step of a sign-in. */
const challenge = async (
  { now }: Platform,
  { id: user_id, password_version }: CheckedUser,
  remember: boolean,
  writer: Writer,
): Promise<Challenge> => {
  const token = newSecret().toString('base64url')
  const at = new Date(now())
  const expires_at = new Date(now() + challengeLife)
  await insertChallenge({ token_hash: hashSecret(token), user_id, password_version, remember, expires_at }, at, writer)
  return { challenge: token }
}

/**
 * Begins a session for whoever gives the right password, or the second step of the sign-in where the account has one;
 * that the account is blocked or unconfirmed is told to nobody else.
 * @throws Problem `wrong-credentials`, `email-unconfirmed`, `account-blocked`, `rate-limited`,
 * `too-many-at-once`
 */
export const signIn = async (
  platform: Platform,
  credentials: Credentials,
  request: FastifyRequest,
): Promise<NewSignIn | Challenge> => {
  const { database, lanes, now, passwords } = platform
  const user = await checkPassword(platform, credentials, request)
  const agent = request.headers['user-agent']
  if (user.blocked_at) {
    const refused = { user_id: user.id, kind: 'sign-in-refused', agent } as const
    await database.transaction((writer) => noteAccountEvent(refused, now(), writer))
    throw new Problem('account-blocked')
  }
  const isOutdated = passwords.isOutdated(user.password_hash)
  const newHash = isOutdated ? await passwords.hash(credentials.password, visitorOf(request, user.id)) : undefined
  const { remember } = credentials
  const begin = async (writer: Writer) => {
    await lockUser(user.id, writer)
    if (!(await hasSameSteps(user, writer))) return null
    if (user.second_factor_since) {
      return (await renewHash(user, newHash, writer)) ? challenge(platform, user, remember, writer) : null
    }
    const noted = await noteSignIn(user, new Date(now()), newHash, writer)
    return noted ? openSession(platform, user, { remember, request }, writer) : null
  }
  const begun = await oneByOne(lanes, user.id, () => database.transaction(begin))
  // The password was changed, the account blocked or its second factor turned on while it was being checked: the check begins again.
  return begun ?? signIn(platform, credentials, request)
}
