import { timeCode, timeStepAt } from '../platform/second-factor/time-code.ts'
import type { Client } from './client.ts'
import { type Member, newcomer, type SignUpForm } from './factories.ts'
import type { TestApp } from './test-app.ts'

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The bytes of a secret as apps read it. */
const readSecret = (written: string): Buffer => {
  const bits = [...written].map((letter) => base32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** An authenticator app that took a secret in. */
export interface AuthenticatorApp {
  /** The code that it shows, `off` steps from the server's clock. */
  code(off?: number): string
}

/** An app that took this secret in; its clock is that of the test server. */
export const authenticator = (secret: string, now: () => number): AuthenticatorApp => ({
  code: (off = 0) => timeCode(readSecret(secret), timeStepAt(now()) + off),
})

/** Somebody whose sign-ins have a second step. */
export interface ProtectedMember extends Member {
  readonly app: AuthenticatorApp
  readonly recoveryCodes: readonly string[]
}

/** Turns the second step on in this browser; the next code is one that was not used yet. */
export const turnOn = async ({ clock }: TestApp, client: Client) => {
  const { secret } = await client.call('begin-second-factor', { body: {} })
  const app = authenticator(secret, clock.now)
  const { recovery_codes } = await client.call('turn-on-second-factor', { body: { code: app.code() } })
  clock.advance({ seconds: 30 })
  return { app, recoveryCodes: recovery_codes }
}

/** A newcomer whose sign-ins have a second step. */
export const protectedNewcomer = async (
  testApp: TestApp,
  changes: Partial<SignUpForm> = {},
): Promise<ProtectedMember> => {
  const member = await newcomer(testApp, changes)
  return { ...member, ...(await turnOn(testApp, member.client)) }
}

/** Types the right password in a browser: the second step of the sign-in begins. */
export const firstStep = async (client: Client, { email, password }: Pick<SignUpForm, 'email' | 'password'>) => {
  const { code } = await client.refusal('sign-in', { body: { email, password, remember: true } })
  if (code !== 'second-step-required') throw new Error(`the sign-in was refused: ${code}`)
}
