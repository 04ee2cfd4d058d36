import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request as openRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { block, type Member, newcomer, newForm, promote } from '../../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../../test-kit/start-test-app.ts'
import { newProgram } from '../../test-kit/training.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp({ library: true })
  await testApp.app.listen({ host: '127.0.0.1', port: 0 })
})

afterAll(() => testApp.close())

const query = (text: string, ...values: string[]) => testApp.platform.database.pool.query(text, values)

/** Sends the head of a call, and answers how to send its body once the member, or the visitor, was let pass. */
const begin = async (
  { client }: Pick<Member, 'client'>,
  path: string,
  body: object,
  judged: 'release' | 'requireRoom' = 'release',
): Promise<() => ClientRequest> => {
  const { app, platform } = testApp
  const text = JSON.stringify(body)
  const passed = vi.spyOn(platform.arrivals, judged)
  const call = openRequest({
    port: (app.server.address() as AddressInfo).port,
    method: 'POST',
    path,
    headers: {
      cookie: client.jar.header() ?? '',
      origin: platform.config.publicUrl,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
    },
  })
  call.flushHeaders()
  await vi.waitUntil(() => passed.mock.calls.length > 0)
  passed.mockRestore()
  return () => call.end(text)
}

const answerTo = async (call: ClientRequest): Promise<unknown> => {
  const [response] = (await once(call, 'response')) as [IncomingMessage]
  return json(response)
}

const countPrograms = async ({ profile }: Member): Promise<number> => {
  const { rows } = await query('SELECT count(*)::integer AS count FROM programs WHERE user_id = $1', profile.id)
  return rows[0].count
}

const close = async (enabled: boolean) => {
  const value = JSON.stringify({ enabled })
  await query("UPDATE app_state SET value = $1::jsonb WHERE key = 'maintenance_mode'", value)
  await testApp.platform.maintenance.refresh()
}

/** What may happen to a member while the body of their call is on its way. */
const meanwhile: readonly [string, string, (member: Member) => Promise<unknown>][] = [
  ['the account is blocked', 'signed-out', ({ profile }) => block(testApp, profile.id)],
  ['the session is ended', 'signed-out', ({ client }) => client.call('sign-out', { body: {} })],
  [
    'the service is closed',
    'maintenance',
    () => {
      onTestFinished(() => close(false))
      return close(true)
    },
  ],
]

describe('a call whose body comes late', () => {
  it.each(meanwhile)('is not done where %s meanwhile: %s', async (_what, code, happen) => {
    const member = await newcomer(testApp)
    const sendBody = await begin(member, '/api/programs', newProgram())
    await happen(member)
    testApp.clock.advance({ seconds: 2 })
    expect(await answerTo(sendBody())).toMatchObject({ code })
    expect(await countPrograms(member)).toBe(0)
  })

  it('of a visitor is not done where the service is closed meanwhile', async () => {
    onTestFinished(() => close(false))
    const form = newForm()
    const sendBody = await begin({ client: testApp.client() }, '/api/account', form, 'requireRoom')
    await close(true)
    testApp.clock.advance({ seconds: 2 })
    expect(await answerTo(sendBody())).toMatchObject({ code: 'maintenance' })
    expect((await query('SELECT FROM users WHERE email = $1', form.email)).rowCount).toBe(0)
  })

  it('is not done with a plan or a role that ended meanwhile', async () => {
    const member = await newcomer(testApp)
    const { id } = await member.client.call('create-program', { body: newProgram() })
    const publishing = await begin(member, '/api/posts', { programId: id, title: 'Trois séances' })
    await member.client.call('cancel-plan', { body: {} })
    testApp.clock.advance({ seconds: 2 })
    expect(await answerTo(publishing())).toMatchObject({ code: 'premium-required' })
    await promote(testApp, member.profile.id)
    const administering = await begin(member, '/api/admin/users/manage', { action: 'block_user', userId: id })
    await query("UPDATE profiles SET role = 'user' WHERE id = $1", member.profile.id)
    testApp.clock.advance({ seconds: 2 })
    expect(await answerTo(administering())).toMatchObject({ code: 'admin-required' })
  })

  it('is done where nothing changed, though its session was renewed twice and its first token ran out', async () => {
    const member = await newcomer(testApp)
    const sendBody = await begin(member, '/api/programs', newProgram())
    await member.client.call('refresh-session', { body: {} })
    testApp.clock.advance({ minutes: 6 })
    await member.client.call('refresh-session', { body: {} })
    expect(await answerTo(sendBody())).toMatchObject({ name: 'Haut du corps' })
    expect(await countPrograms(member)).toBe(1)
  })
})

describe('a list that waits for its turn', () => {
  it('is not read once the account is blocked, though it was asked for before', async () => {
    const member = await newcomer(testApp)
    const { lanes } = testApp.platform
    const enter = vi.spyOn(lanes, 'enter')
    onTestFinished(() => enter.mockRestore())
    const turn = () => lanes.enter('read', member.profile.id, new AbortController().signal)
    const turns = await Promise.all([turn(), turn(), turn()])
    const refusal = member.client.refusal('get-programs')
    await vi.waitUntil(() => enter.mock.calls.length === 4)
    await block(testApp, member.profile.id)
    testApp.clock.advance({ seconds: 2 })
    for (const leave of turns) leave()
    expect((await refusal).code).toBe('signed-out')
  })
})
