import { defaultGyms } from '@fonte/domain/gym/gym'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Client } from '../test-kit/client.ts'
import { type Member, newcomer, newForm, promote, signIn } from '../test-kit/factories.ts'
import { atServer, countDeadlocks } from '../test-kit/meet-at.ts'
import { authenticator } from '../test-kit/second-factor.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'
import type { TestApp } from '../test-kit/test-app.ts'
import { finishedWorkout, newExercise, newProgram } from '../test-kit/training.ts'

let testApp: OwnTestApp
/** A second server: what one server would put in line meets in the database. */
let other: TestApp
let admin: Member

beforeAll(async () => {
  testApp = await startTestApp({ library: true })
  other = await testApp.another()
  admin = await newcomer(testApp)
  await promote(testApp, admin.profile.id)
})

afterAll(async () => {
  await other.close()
  await testApp.close()
})

interface Scene {
  readonly member: Member
  /** Another session of theirs. */
  readonly session: string
  readonly code: () => string
}

type Operation = (client: Client, scene: Scene) => Promise<{ readonly status: number }>

/** What a member does to their account and to what is theirs; `account-races.test.ts` has the pairs among the others. */
const ofTheMember: readonly Operation[] = [
  (client) => client.send('update-unit', { body: { unit: 'lb' } }),
  (client) => client.send('put-gym', { body: { content: defaultGyms.kg, version: 0 } }),
  (client) => client.send('update-username', { body: { username: newForm().username } }),
  (client, { session }) => client.send('sign-out-device', { params: { id: session } }),
  (client) => client.send('cancel-plan', { body: {} }),
  (client) => client.send('start-trial', { body: {} }),
  (client) => client.send('create-program', { body: newProgram() }),
  (client) => client.send('create-exercise', { body: newExercise() }),
  (client) => client.send('create-workout-history', { body: finishedWorkout(testApp.clock.now()) }),
  (client) =>
    client.send('create-report', { body: { id: crypto.randomUUID(), report_type: 'Bug', content: 'Rien ne sonne.' } }),
  (client, { code }) => client.send('turn-on-second-factor', { body: { code: code() } }),
  (client, { code }) => client.send('renew-recovery-codes', { body: { code: code() } }),
  (client, { member: { form } }) =>
    client.send('sign-in', { body: { email: form.email, password: form.password, remember: true } }),
  (client, { member: { form } }) => client.send('request-password-reset', { body: { email: form.email } }),
  (client, { member: { form } }) => client.send('resend-confirmation', { body: { email: form.email } }),
  (client) => client.send('refresh-session', { body: {} }),
  (client) => client.send('reset-user-data', { body: {} }),
  (client) => client.send('export-user-data', { body: {} }),
  (client) => client.send('delete-user-account', { body: {} }),
]

const manage =
  (action: 'block_user' | 'unblock_user' | 'delete_user' | 'reset_password'): Operation =>
  (client, { member: { profile } }) =>
    client.send('manage-user', { body: { action, userId: profile.id } })

/** What an administrator does to an account. */
const ofTheAdministrator: Readonly<Record<string, Operation>> = {
  block: manage('block_user'),
  unblock: manage('unblock_user'),
  deletion: manage('delete_user'),
  'reset link': manage('reset_password'),
  plan: (client, { member: { profile } }) =>
    client.send('update-user-plan', { body: { userId: profile.id, plan: 'Premium' } }),
  'end of all sessions': (client, { member: { profile } }) =>
    client.send('end-user-sessions', { params: { id: profile.id }, body: {} }),
  'reset of the second step': (client, { member: { profile } }) =>
    client.send('reset-second-factor', { params: { id: profile.id }, body: {} }),
}

const newScene = async (): Promise<Scene> => {
  const member = await newcomer(testApp)
  await signIn(testApp.client(), member.form)
  const { items } = await member.client.call('get-devices')
  const { secret } = await member.client.call('begin-second-factor', { body: {} })
  const session = items.find(({ is_current }) => !is_current)?.id ?? ''
  return { member, session, code: authenticator(secret, testApp.clock.now).code }
}

it.each(Object.entries(ofTheAdministrator))(
  'an administrator’s %s in the middle of all that a member does, on two servers, ends in order',
  async (_what, act) => {
    const scene = await newScene()
    const half = Math.ceil(ofTheMember.length / 2)
    const calls = [...ofTheMember.slice(0, half), act, ...ofTheMember.slice(half), act]
    const answers = await Promise.all(
      calls.map((call, index) => {
        const { client } = call === act ? admin : scene.member
        return call(index % 2 === 0 ? client.copy() : atServer(other, client), scene)
      }),
    )
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    expect(await countDeadlocks(testApp.platform.database.pool)).toBe(0)
  },
)
