import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Client } from '../test-kit/client.ts'
import { type Member, mailedToken, newcomer, newForm } from '../test-kit/factories.ts'
import { liveIn } from '../test-kit/lived-in.ts'
import { atServer, countDeadlocks } from '../test-kit/meet-at.ts'
import { authenticator } from '../test-kit/second-factor.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'
import type { TestApp } from '../test-kit/test-app.ts'
import { newProgram } from '../test-kit/training.ts'

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
  readonly member: Member
  /** The token of a reset link that was mailed to them. */
  readonly token: string
  /** A username that nobody has yet. */
  readonly wanted: string
  /** The code that the member’s app shows. */
  readonly code: () => string
}

const password = 'soulevé de terre 180'
const credentials = ({ form }: Member) => ({ email: form.email, password: form.password })

type Operations = Readonly<Record<string, (client: Client, scene: Scene) => Promise<{ status: number }>>>

/** What touches an account and no more of it, each as one call of its owner, or of somebody who has its address. */
const onAccount: Operations = {
  language: (client) => client.send('update-language', { body: { lang: 'en' } }),
  plan: (client) => client.send('cancel-plan', { body: {} }),
  'password change': (client, { member }) =>
    client.send('change-password', { body: { current_password: member.form.password, password } }),
  'password reset': (client, { token }) => client.send('update-password', { body: { token, password } }),
  'another reset link': async (client, { member }) => {
    const answer = await client.send('request-password-reset', { body: { email: member.form.email } })
    await testApp.settle()
    return answer
  },
  'sign-in': (client, { member }) => client.send('sign-in', { body: { ...credentials(member), remember: true } }),
  'set-up of a second step': (client) => client.send('begin-second-factor', { body: {} }),
  'first code': (client, { code }) => client.send('turn-on-second-factor', { body: { code: code() } }),
  'second step': async (client, { member, code }) => {
    await client.send('sign-in', { body: { ...credentials(member), remember: true } })
    return client.send('complete-sign-in', { body: { code: code() } })
  },
  'end of the second step': (client, { code }) => client.send('turn-off-second-factor', { body: { code: code() } }),
  'sign-out': (client) => client.send('sign-out', { body: {} }),
  'sign-out elsewhere': (client) => client.send('sign-out-other-devices', { body: {} }),
  renewal: (client) => client.send('refresh-session', { body: {} }),
  'first call of a new pair': (client) => client.send('get-session', {}),
  'sign-up with the same address': (client, { member, wanted }) =>
    client.send('sign-up', { body: newForm({ email: member.form.email, username: wanted }) }),
}

/** What also reads or writes what the account owns: its programs, posts and workouts. */
const onBelongings: Operations = {
  rename: (client) => client.send('update-username', { body: { username: newForm().username } }),
  'rename to a wanted name': (client, { wanted }) => client.send('update-username', { body: { username: wanted } }),
  deletion: (client) => client.send('delete-user-account', { body: {} }),
  'reset of data': (client) => client.send('reset-user-data', { body: {} }),
  'new program': (client) => client.send('create-program', { body: newProgram() }),
}

const operations: Operations = { ...onAccount, ...onBelongings }
const names = Object.keys(operations)
const pairs = names.flatMap((one, index) => names.slice(index).map((another) => [one, another] as const))

/** An account for two operations; it owns something where one of them would meet it. */
const newScene = async (...pair: readonly string[]): Promise<Scene> => {
  const member = await newcomer(testApp)
  if (pair.some((name) => name in onBelongings)) await liveIn(testApp, member)
  await member.client.call('request-password-reset', { body: { email: member.form.email } })
  await testApp.settle()
  const token = await mailedToken(testApp, member.form.email)
  const { secret } = await member.client.call('begin-second-factor', { body: {} })
  await member.client.call('refresh-session', { body: {} })
  return { member, token, wanted: newForm().username, code: authenticator(secret, testApp.clock.now).code }
}

it('two operations on one account at the same time end in order, whichever they are', async () => {
  const failures: string[] = []
  for (const [one, another] of pairs) {
    const scene = await newScene(one, another)
    const { client } = scene.member
    const answers = await Promise.all(
      [one, another, one, another].map((name, index) => {
        const browser = index % 2 === 0 ? client.copy() : atServer(other, client)
        return operations[name]?.(browser, scene)
      }),
    )
    const statuses = answers.map((answer) => answer?.status ?? 0)
    if (statuses.some((status) => status >= 500)) failures.push(`${one} and ${another}: ${statuses.join(' ')}`)
  }
  expect(failures).toEqual([])
  expect(await countDeadlocks(testApp.platform.database.pool)).toBe(0)
}, 300_000)
