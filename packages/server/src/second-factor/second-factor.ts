import { randomBytes } from 'node:crypto'
import { showRecoveryCode } from '@fonte/domain/account/second-step'
import { lockMember } from '../account/account-store.ts'
import { findOwner } from '../account/email-store.ts'
import { noteAccountEvent } from '../activity/activity-store.ts'
import type { Writer } from '../platform/database.ts'
import { queueMail } from '../platform/mail/mail.ts'
import type { Platform } from '../platform/platform.ts'
import { Problem } from '../platform/problem.ts'
import { newRecoveryCodes } from '../platform/second-factor/recovery-codes.ts'
import { openSecret, sealSecret } from '../platform/second-factor/sealed-secret.ts'
import { otpauthUrl, writeSecret } from '../platform/second-factor/time-code.ts'
import type { Caller } from '../platform/session/caller.ts'
import { type Continuation, continueHere } from '../platform/session/continue-here.ts'
import { personOf } from '../platform/session/passwords.ts'
import { acceptProof, type GivenCode, readProof } from './proof-store.ts'
import { secondFactorOffMail, secondFactorOnMail } from './second-factor-mails.ts'
import { deleteSecondFactor, findSecondFactor, replaceRecoveryCodes, saveSetup, turnOn } from './second-factor-store.ts'

/** RFC 4226 wants 128 bits and advises 160. */
const secretBytes = 20

const saltBytes = 16

/** How long (ms) a secret waits for its first code; within this time the same one is answered. */
const setupLife = 3_600_000

type Owner = NonNullable<Awaited<ReturnType<typeof findOwner>>>
type RecoveryCodes = Awaited<ReturnType<typeof makeRecoveryCodes>>

/** New recovery codes: as they are shown once, and as they are kept. */
const makeRecoveryCodes = async ({ passwords }: Platform, user: Caller) => {
  const codes = newRecoveryCodes()
  const salt = randomBytes(saltBytes)
  const hashes: Buffer[] = []
  // One after the other: a person may have a few passwords hashed at once, not ten.
  for (const code of codes) hashes.push(await passwords.digest(code, salt, personOf(user)))
  return { shown: codes.map(showRecoveryCode), salt, hashes }
}

/** Locks the person and reads them. @throws Problem `signed-out` */
const lockOwner = async ({ id }: Caller, writer: Writer): Promise<Owner> => {
  await lockMember(id, writer)
  const owner = await findOwner(id, writer)
  if (!owner) throw new Problem('signed-out')
  return owner
}

/** Notes a wrong code, which stays noted although the call fails. */
const refuseCode = async ({ id: user_id }: Caller, agent: string | undefined, now: number, writer: Writer) => {
  await noteAccountEvent({ user_id, kind: 'code-refused', agent }, now, writer)
  return 'wrong-code' as const
}

/**
 * Makes the secret that an app is to take in. What is asked again within an hour gets the same one, so that an app which
 * took it in already stays right. @throws Problem `second-factor-on`, `signed-out`
 */
export const beginSetup = ({ config, database, now }: Platform, user: Caller) =>
  database.transaction(async (writer) => {
    const { email } = await lockOwner(user, writer)
    const factor = await findSecondFactor(user.id, writer)
    if (factor?.turned_on_at) throw new Problem('second-factor-on')
    const isFresh = factor !== undefined && now() - factor.begun_at.getTime() < setupLife
    const waiting = isFresh ? openSecret(config.sessionKeys, user.id, factor) : null
    const secret = waiting ?? randomBytes(secretBytes)
    if (!waiting) await saveSetup(user.id, sealSecret(config.sessionKeys, user.id, secret), new Date(now()), writer)
    return { secret: writeSecret(secret), url: otpauthUrl(secret, email) }
  })

/** What a change answers: what this browser goes on with, and the new recovery codes where there are any. */
interface Changed extends Continuation {
  readonly codes: readonly string[]
}

const confirmSetup = async (
  platform: Platform,
  user: Caller,
  {
    proof,
    codes,
    agent,
  }: { readonly proof: GivenCode; readonly codes: RecoveryCodes; readonly agent: string | undefined },
  writer: Writer,
): Promise<Changed | 'wrong-code'> => {
  const { config, now } = platform
  const owner = await lockOwner(user, writer)
  const factor = await findSecondFactor(user.id, writer)
  if (factor?.turned_on_at) throw new Problem('second-factor-on')
  if (!factor || now() - factor.begun_at.getTime() >= setupLife) throw new Problem('setup-over')
  if (!(await acceptProof(platform, user.id, proof, writer))) return refuseCode(user, agent, now(), writer)
  const since = new Date(now())
  await turnOn(user.id, since, writer)
  await replaceRecoveryCodes(user.id, codes, writer)
  const account = { ...owner, second_factor_since: since }
  const continuation = await continueHere(platform, user, { account, typedPassword: false }, writer)
  await noteAccountEvent({ user_id: user.id, kind: 'second-factor-on', agent: continuation.agent }, now(), writer)
  await queueMail(config, owner.email, secondFactorOnMail(owner.lang, config.publicUrl), now(), writer)
  return { ...continuation, codes: codes.shown }
}

/**
 * Turns the second factor on, once a code shows that the person's app has the secret; every other session ends, as it began
 * without a second step. @throws Problem `wrong-code`, `setup-over`, `second-factor-on`, `signed-out`
 */
export const confirmSecondFactor = async (
  platform: Platform,
  user: Caller,
  { code, agent }: { readonly code: string; readonly agent: string | undefined },
): Promise<Changed> => {
  const read = await readProof(platform, code, user.id, personOf(user))
  const proof = read?.kind === 'time' ? read : null
  const codes = await makeRecoveryCodes(platform, user)
  const work = (writer: Writer) => confirmSetup(platform, user, { proof, codes, agent }, writer)
  const changed = await platform.database.transaction(work)
  if (changed === 'wrong-code') throw new Problem('wrong-code')
  return changed
}

/** Does `work` for somebody whose second factor is on and who gave a code. @throws Problem `wrong-code`, `second-factor-off`, `signed-out` */
const withCode = async <T>(
  platform: Platform,
  user: Caller,
  { code, agent }: { readonly code: string; readonly agent: string | undefined },
  work: (owner: Owner, writer: Writer) => Promise<T>,
): Promise<T> => {
  const proof = await readProof(platform, code, user.id, personOf(user))
  const outcome = await platform.database.transaction(async (writer) => {
    const owner = await lockOwner(user, writer)
    if (!owner.second_factor_since) throw new Problem('second-factor-off')
    const accepted = await acceptProof(platform, user.id, proof, writer)
    return accepted ? { done: await work(owner, writer) } : refuseCode(user, agent, platform.now(), writer)
  })
  if (outcome === 'wrong-code') throw new Problem('wrong-code')
  return outcome.done
}

/** Turns the second factor off, by a code, and goes on here alone. @throws Problem `wrong-code`, `second-factor-off`, `signed-out` */
export const endSecondFactor = (
  platform: Platform,
  user: Caller,
  proved: { readonly code: string; readonly agent: string | undefined },
): Promise<Continuation> =>
  withCode(platform, user, proved, async (owner, writer) => {
    const { config, now } = platform
    await deleteSecondFactor(user.id, writer)
    const account = { ...owner, second_factor_since: null }
    const continuation = await continueHere(platform, user, { account, typedPassword: false }, writer)
    await noteAccountEvent({ user_id: user.id, kind: 'second-factor-off', agent: continuation.agent }, now(), writer)
    await queueMail(config, owner.email, secondFactorOffMail(owner.lang, config.publicUrl), now(), writer)
    return continuation
  })

/** Makes ten new recovery codes in place of the former ones. @throws Problem `wrong-code`, `second-factor-off`, `signed-out` */
export const renewRecoveryCodes = async (
  platform: Platform,
  user: Caller,
  proved: { readonly code: string; readonly agent: string | undefined },
): Promise<readonly string[]> => {
  const codes = await makeRecoveryCodes(platform, user)
  await withCode(platform, user, proved, async (_, writer) => {
    await replaceRecoveryCodes(user.id, codes, writer)
    const event = { user_id: user.id, kind: 'recovery-codes-renewed', agent: proved.agent } as const
    await noteAccountEvent(event, platform.now(), writer)
  })
  return codes.shown
}
