import type { FastifyRequest } from 'fastify'
import { lockUser, noteSignIn } from '../account/account-store.ts'
import { findOwner } from '../account/email-store.ts'
import { noteAccountEvent } from '../activity/activity-store.ts'
import type { Writer } from '../platform/database.ts'
import { countGuess } from '../platform/limits/count-guess.ts'
import { oneByOne } from '../platform/limits/lanes.ts'
import { queueMail } from '../platform/mail/mail.ts'
import type { Platform } from '../platform/platform.ts'
import { Problem } from '../platform/problem.ts'
import { markedBrowser } from '../platform/session/browser-mark.ts'
import { visitorOf } from '../platform/session/passwords.ts'
import { hashSecret } from '../platform/session/tokens.ts'
import { deleteChallenge, findChallengedUser, takeAttempt } from '../second-factor/challenge-store.ts'
import { acceptProof, type GivenCode, readProof } from '../second-factor/proof-store.ts'
import {
  countRecoveryCodes,
  countRefusedCode,
  forgetRefusedCodes,
  noteWarning,
} from '../second-factor/second-factor-store.ts'
import { type NewSignIn, openSession } from './open-session.ts'
import { recoveryCodeMail, secondStepFailedMail } from './second-step-mails.ts'

/** Wrong codes that one challenge takes: with the last one it ends, and the password is asked again. */
const mostAttempts = 5

/** So many wrong codes in a row, over all challenges of an account, and its owner is told that somebody knows the password. */
const codesToWarn = 5

/** How long (ms) the owner is told that once. */
const warningPause = 86_400_000

/** A second step: its challenge, whom it is for, and what was typed. */
interface Step {
  readonly tokenHash: Buffer
  readonly userId: string
  readonly proof: GivenCode
  readonly request: FastifyRequest
}

type Outcome = NewSignIn | 'wrong-code' | 'challenge-over' | 'account-blocked'
type Owner = NonNullable<Awaited<ReturnType<typeof findOwner>>>

const end = async (tokenHash: Buffer, why: 'challenge-over' | 'account-blocked', writer: Writer): Promise<Outcome> => {
  await deleteChallenge(tokenHash, writer)
  return why
}

/** Tells the owner, once a day at most, that somebody who knows the password goes on typing wrong codes. */
const warn = async ({ config, now }: Platform, user: Owner, agent: string | undefined, writer: Writer) => {
  const at = new Date(now())
  const { refused_codes, warned_at } = await countRefusedCode(user.id, writer)
  if (refused_codes < codesToWarn) return
  if (warned_at && at.getTime() - warned_at.getTime() < warningPause) return
  await noteWarning(user.id, at, writer)
  await noteAccountEvent({ user_id: user.id, kind: 'second-step-failed', agent }, now(), writer)
  await queueMail(config, user.email, secondStepFailedMail(user.lang, config.publicUrl), now(), writer)
}

/** Notes a wrong code; with the last one the challenge ends, and the owner may hear of it. */
const refuse = async (
  platform: Platform,
  { tokenHash, userId, request }: Step,
  { user, attempts }: { readonly user: Owner; readonly attempts: number },
  writer: Writer,
): Promise<Outcome> => {
  const agent = request.headers['user-agent']
  await noteAccountEvent({ user_id: userId, kind: 'code-refused', agent }, platform.now(), writer)
  await warn(platform, user, agent, writer)
  return attempts < mostAttempts ? 'wrong-code' : end(tokenHash, 'challenge-over', writer)
}

/** Tells the owner that a recovery code was used, and how many are left. */
const tellRecovery = async (
  { config, now }: Platform,
  user: Owner,
  request: FastifyRequest,
  writer: Writer,
): Promise<void> => {
  const left = await countRecoveryCodes(user.id, writer)
  const agent = request.headers['user-agent']
  await noteAccountEvent({ user_id: user.id, kind: 'recovery-code-used', agent }, now(), writer)
  await queueMail(config, user.email, recoveryCodeMail(user.lang, config.publicUrl, left), now(), writer)
}

/** Judges the code under the lock of its user: of two that come with the same one, one is wrong. */
const take = async (platform: Platform, step: Step, writer: Writer): Promise<Outcome> => {
  const { tokenHash, userId, proof, request } = step
  const at = new Date(platform.now())
  await lockUser(userId, writer)
  const attempt = await takeAttempt(tokenHash, at, writer)
  const user = await findOwner(userId, writer)
  const isOver = user?.second_factor_since == null || user.password_version !== attempt?.password_version
  if (!attempt || isOver) return end(tokenHash, 'challenge-over', writer)
  if (user.blocked_at) return end(tokenHash, 'account-blocked', writer)
  const accepted = await acceptProof(platform, userId, proof, writer)
  if (!accepted) return refuse(platform, step, { user, attempts: attempt.attempts }, writer)
  await deleteChallenge(tokenHash, writer)
  await forgetRefusedCodes(userId, writer)
  await noteSignIn(user, at, undefined, writer)
  if (accepted === 'recovery') await tellRecovery(platform, user, request, writer)
  return openSession(platform, user, { remember: attempt.remember, request }, writer)
}

/**
 * Completes a sign-in by a code, for the challenge that this browser has in a cookie. Wrong codes count against the
 * challenge, and against the account, or against the browser if it did the second step before.
 * @throws Problem `challenge-over`, `wrong-code`, `account-blocked`, `rate-limited`, `too-many-at-once`
 */
export const completeSignIn = async (
  platform: Platform,
  typed: string,
  request: FastifyRequest,
): Promise<NewSignIn> => {
  const { config, cookies, database, lanes, limiter, now } = platform
  const tokenHash = hashSecret(cookies.challenge(request) ?? '')
  const userId = await findChallengedUser(tokenHash, new Date(now()), database.read)
  const user = userId && (await findOwner(userId, database.read))
  if (!userId || !user) throw new Problem('challenge-over')
  const browser = markedBrowser(config.sessionKeys, cookies.browserMark(request), user)
  const guess = async () => {
    const proof = await readProof(platform, typed, userId, visitorOf(request, userId))
    const judge = (writer: Writer) => take(platform, { tokenHash, userId, proof, request }, writer)
    return oneByOne(lanes, userId, () => database.transaction(judge))
  }
  const counted = browser === null ? userId : `device ${browser}`
  const outcome = await countGuess(limiter, 'second-step', counted, guess, (result) => typeof result !== 'string')
  if (typeof outcome === 'string') throw new Problem(outcome)
  return outcome
}
