import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listenTo } from '../test-kit/event-stream.ts'
import { type Member, newcomer, promote, signIn } from '../test-kit/factories.ts'
import { authenticator } from '../test-kit/second-factor.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'
import type { TestApp } from '../test-kit/test-app.ts'
import { newProgram } from '../test-kit/training.ts'

let testApp: OwnTestApp
/** The same service at an address that others reach. */
let open: TestApp
let admin: Member

const switchOff = { body: { enabled: false } }
const report = () => ({ id: crypto.randomUUID(), report_type: 'Bug' as const, content: 'Le minuteur ne sonne pas.' })

beforeAll(async () => {
  testApp = await startTestApp({ library: true })
  open = await testApp.another({ env: { PUBLIC_URL: 'https://fonte.exemple.fr' } })
  admin = await newcomer(testApp)
  await promote(testApp, admin.profile.id)
})

afterAll(async () => {
  await open.close()
  await testApp.close()
})

describe('an administrator without a second step', () => {
  it('is proposed one on this machine alone, and may go on without', async () => {
    expect((await admin.client.call('get-second-factor')).is_required).toBe(false)
    await admin.client.call('toggle-maintenance-mode', switchOff)
  })

  it('administers nothing of a service that others reach, and moderates nothing, until they set it up', async () => {
    const client = open.client()
    const someone = await newcomer(testApp)
    const program = await someone.client.call('create-program', { body: newProgram() })
    await signIn(client, admin.form)
    expect((await client.call('get-second-factor')).is_required).toBe(true)
    const refused = { code: 'second-factor-required', status: 403 }
    expect(await client.refusal('toggle-maintenance-mode', switchOff)).toMatchObject(refused)
    const post = { body: { postId: crypto.randomUUID(), programId: crypto.randomUUID() } }
    expect(await client.refusal('delete-post', post)).toMatchObject(refused)
    expect((await client.call('get-public-programs', { query: {} })).items).toEqual([])
    await someone.client.call('create-report', { body: report() })
    const read = { params: { id: program.id } }
    expect((await client.refusal('get-program', read)).code).toBe('not-found')
    expect(await client.call('get-open-ticket-count')).toEqual({ open: 0 })
    const page = await listenTo(open, client)
    await someone.client.call('create-report', { body: report() })
    const { secret } = await client.call('begin-second-factor', { body: {} })
    const app = authenticator(secret, open.clock.now)
    await client.call('turn-on-second-factor', { body: { code: app.code() } })
    await client.call('toggle-maintenance-mode', switchOff)
    expect(await client.call('get-program', read)).toMatchObject({ id: program.id })
    expect(await client.call('get-open-ticket-count')).toEqual({ open: 2 })
    // The change ended the stream of before: it is over without a word of tickets.
    expect(await page.next('tickets')).toBeUndefined()
    expect(await (await listenTo(open, client)).next('tickets')).toEqual({ event: 'tickets', data: { open: 2 } })
    testApp.clock.advance({ seconds: 30 })
    await client.call('turn-off-second-factor', { body: { code: app.code() } })
    expect(await client.refusal('toggle-maintenance-mode', switchOff)).toMatchObject(refused)
  })
})

it('nobody else is asked for a second step', async () => {
  const member = await newcomer(testApp)
  const client = open.client()
  await signIn(client, member.form)
  expect((await client.call('get-second-factor')).is_required).toBe(false)
  expect((await client.refusal('toggle-maintenance-mode', switchOff)).code).toBe('admin-required')
})
