import { readSecondStepCode } from '@fonte/domain/account/second-step'
import type { Writer } from '../platform/database.ts'
import type { Claimant } from '../platform/limits/fair-queue.ts'
import type { Platform } from '../platform/platform.ts'
import { Problem } from '../platform/problem.ts'
import { openSecret, type SealedSecret } from '../platform/second-factor/sealed-secret.ts'
import { acceptedStep } from '../platform/second-factor/time-code.ts'
import { findSecondFactor, takeRecoveryCode, takeStep } from './second-factor-store.ts'

/** What was typed as a code, ready to be held against what is stored; null for what can be no code. */
export type GivenCode =
  | { readonly kind: 'time'; readonly code: string }
  | { readonly kind: 'recovery'; readonly hash: Buffer }
  | null

/** Reads a code that `userId` is to have typed; a recovery code takes the work of a password. @throws Problem `too-many-at-once` */
export const readProof = async (
  { database, passwords }: Platform,
  typed: string,
  userId: string,
  claimant: Claimant,
): Promise<GivenCode> => {
  const read = readSecondStepCode(typed)
  if (read?.kind !== 'recovery') return read && { kind: 'time', code: read.code }
  const factor = await findSecondFactor(userId, database.read)
  if (!factor?.recovery_salt) return null
  return { kind: 'recovery', hash: await passwords.digest(read.code, factor.recovery_salt, claimant) }
}

/** Seconds after which a code is worth another try where no key opened the secret: while keys change, a server may lack one. */
const missingKeyRetry = 30

/** Opens a secret to compare a code with. @throws Problem `unavailable` when no key does, so that no right code is taken for a wrong one */
const openOrFail = ({ sessionKeys }: Platform['config'], userId: string, sealed: SealedSecret): Buffer => {
  const secret = openSecret(sessionKeys, userId, sealed)
  if (secret) return secret
  const reason = new Error(`no key opens the second factor of ${userId}`)
  throw new Problem('unavailable', { retryAfter: missingKeyRetry }, reason)
}

/**
 * Accepts a code of `userId`, who is locked, once: which kind it was, or null when it is wrong or was used.
 * @throws Problem `unavailable`, when a time code cannot be judged
 */
export const acceptProof = async (
  { config, now }: Pick<Platform, 'config' | 'now'>,
  userId: string,
  proof: GivenCode,
  writer: Writer,
): Promise<'time' | 'recovery' | null> => {
  if (!proof) return null
  if (proof.kind === 'recovery') {
    return (await takeRecoveryCode(userId, proof.hash, new Date(now()), writer)) ? 'recovery' : null
  }
  const factor = await findSecondFactor(userId, writer)
  if (!factor) return null
  const step = acceptedStep(openOrFail(config, userId, factor), proof.code, now(), factor.last_step)
  return step !== null && (await takeStep(userId, step, writer)) ? 'time' : null
}
