import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Client } from '../test-kit/client.ts'
import { newcomer, type SignUpForm } from '../test-kit/factories.ts'
import { atServer, countDeadlocks } from '../test-kit/meet-at.ts'
import { type AuthenticatorApp, authenticator } from '../test-kit/second-factor.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'
import type { TestApp } from '../test-kit/test-app.ts'

let testApp: OwnTestApp
/** A second server: what one server would put in line meets in the database. */
let other: TestApp

beforeAll(async () => {
  testApp = await startTestApp()
  other = await testApp.another()
})

afterAll(async () => {
  await other.close()
  await testApp.close()
})

interface Scene {
  readonly form: SignUpForm
  readonly app: AuthenticatorApp
}

type Operation = (client: Client, scene: Scene) => Promise<{ readonly status: number }>

const signIn: Operation = (client, { form: { email, password } }) =>
  client.send('sign-in', { body: { email, password, remember: true } })

/** What changes or asks the second step. */
const ofTheSecondStep: Readonly<Record<string, Operation>> = {
  'set-up': (client) => client.send('begin-second-factor', { body: {} }),
  'first code': (client, { app }) => client.send('turn-on-second-factor', { body: { code: app.code() } }),
  'second step': async (client, scene) => {
    await signIn(client, scene)
    return client.send('complete-sign-in', { body: { code: scene.app.code(1) } })
  },
  end: (client, { app }) => client.send('turn-off-second-factor', { body: { code: app.code(1) } }),
}

/** What else touches the account and its sessions. */
const others: Readonly<Record<string, Operation>> = {
  deletion: (client) => client.send('delete-user-account', { body: {} }),
  'password change': (client, { form }) =>
    client.send('change-password', { body: { current_password: form.password, password: 'soulevé de terre 180' } }),
  'sign-out elsewhere': (client) => client.send('sign-out-other-devices', { body: {} }),
  renewal: (client) => client.send('refresh-session', { body: {} }),
}

const all = { ...ofTheSecondStep, ...others }
const pairs = Object.keys(ofTheSecondStep).flatMap((one, index) =>
  Object.keys(all)
    .slice(index)
    .map((another) => [one, another] as const),
)

it.each(pairs)('%s and %s on one account at the same time end in order', async (one, another) => {
  const { client, form } = await newcomer(testApp)
  const { secret } = await client.call('begin-second-factor', { body: {} })
  const scene = { form, app: authenticator(secret, testApp.clock.now) }
  if (one !== 'set-up' && one !== 'first code') await ofTheSecondStep['first code']?.(client, scene)
  const calls = [one, another, one, another].map((name, index) =>
    all[name as keyof typeof all]?.(index % 2 === 0 ? client.copy() : atServer(other, client), scene),
  )
  const statuses = (await Promise.all(calls)).map((answer) => answer?.status ?? 0)
  expect(statuses.filter((status) => status >= 500 || status === 0)).toEqual([])
  expect(await countDeadlocks(testApp.platform.database.pool)).toBe(0)
})
