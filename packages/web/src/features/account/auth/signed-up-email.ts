import { now } from '../../../platform/clock.ts'
import { storage } from '../../../platform/storage/storage.ts'

const name = 'signed-up-email'

/** How long (ms) the mailed link is good for: whoever has not signed in by then begins anew. */
const linkLife = 24 * 3_600_000

interface SignedUp {
  readonly email: string
  readonly at: number
}

/** Keeps the address that signed up on this device, for the sign-in behind the mailed link. */
export const keepSignedUpEmail = (email: string): Promise<void> =>
  storage.keep(name, { email, at: now() } satisfies SignedUp)

/** Whoever has signed in needs it no more. */
export const forgetSignedUpEmail = (): Promise<void> => storage.keep(name, undefined)

/** The address that signed up on this device within a day and has not signed in since; empty without one. */
export async function signedUpEmail(): Promise<string> {
  const kept = (await storage.kept(name)) as SignedUp | undefined
  return kept && Math.abs(now() - kept.at) < linkLife ? kept.email : ''
}
