import type { ProblemAnswer } from '@fonte/contract/problem'
import type { Route } from '@fonte/contract/route'
import { type OperationId, routes } from '@fonte/contract/routes'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { loadLibrary } from '../library/load-library.ts'
import type { Client } from '../test-kit/client.ts'
import { runCommandOn } from '../test-kit/command.ts'
import { type Member, newcomer, promote, signIn } from '../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'
import { newProgram } from '../test-kit/training.ts'

let testApp: OwnTestApp
let member: Member
let admin: Member

beforeAll(async () => {
  testApp = await startTestApp()
  member = await newcomer(testApp)
  admin = await newcomer(testApp)
  await promote(testApp, admin.profile.id)
})

afterEach(() => toggle(false))
afterAll(() => testApp.close())

const toggle = (enabled: boolean) => admin.client.call('toggle-maintenance-mode', { body: { enabled } })
const audit = async () => {
  const { rows } = await testApp.platform.database.pool.query(
    "SELECT actor_id, details FROM audit_log WHERE action = 'toggle-maintenance-mode' ORDER BY id",
  )
  return rows
}

const operations = Object.entries<Route>(routes) as [OperationId, Route][]
const nonsense = { params: { id: 'nonsense' }, query: { nonsense: 1 }, body: { nonsense: true } }
const codeOf = async (client: Client, operation: OperationId, { method }: Route) => {
  const input = method === 'GET' || method === 'DELETE' ? { ...nonsense, body: undefined } : nonsense
  return ((await client.send(operation, input)).body as Partial<ProblemAnswer> | undefined)?.code
}

describe('during maintenance', () => {
  it.each(operations)('%s answers whom the table says', async (operation, route) => {
    await toggle(true)
    const isClosed = !route.duringMaintenance
    for (const client of [member.client, testApp.client()]) {
      const code = await codeOf(client, operation, route)
      if (isClosed) expect(code).toBe('maintenance')
      else expect(code).not.toBe('maintenance')
    }
    expect(['maintenance', 'signed-out']).not.toContain(await codeOf(admin.client, operation, route))
  })

  it('says so with 503 and when to look again', async () => {
    await toggle(true)
    expect(await member.client.refusal('get-programs')).toMatchObject({
      status: 503,
      code: 'maintenance',
      retryAfter: 30,
    })
  })

  it('takes no program; the same call is taken once it is over', async () => {
    await loadLibrary(testApp.platform.database)
    const body = newProgram()
    await toggle(true)
    expect((await member.client.refusal('create-program', { body })).code).toBe('maintenance')
    await toggle(false)
    expect((await member.client.call('get-programs')).items).toEqual([])
    expect((await member.client.call('create-program', { body })).id).toBe(body.id)
  })

  it('people still sign in, renew and sign out, and an administrator who does so works on', async () => {
    await toggle(true)
    const client = testApp.client()
    expect((await signIn(client, admin.form)).profile.role).toBe('admin')
    await client.call('refresh-session', { body: {} })
    expect((await client.call('get-programs')).items).toEqual([])
    await client.call('sign-out', { body: {} })
  })

  it('a server that starts is closed from its first call on', async () => {
    await toggle(true)
    const second = await testApp.another()
    expect((await second.client().refusal('get-exercises', { query: {} })).code).toBe('maintenance')
    await second.close()
  })
})

describe('the maintenance switch', () => {
  it('is read by everybody and moved by administrators alone', async () => {
    const states = () => Promise.all([testApp.client(), member.client].map((client) => client.call('get-maintenance')))
    expect(await states()).toEqual([{ enabled: false }, { enabled: false }])
    expect(await toggle(true)).toEqual({ enabled: true })
    expect(await states()).toEqual([{ enabled: true }, { enabled: true }])
    const body = { enabled: false }
    expect((await member.client.refusal('toggle-maintenance-mode', { body })).code).toBe('admin-required')
    expect((await testApp.client().refusal('toggle-maintenance-mode', { body })).code).toBe('signed-out')
    expect(await states()).toEqual([{ enabled: true }, { enabled: true }])
  })

  it('notes who moved it, and nothing when it stayed where it was', async () => {
    const before = (await audit()).length
    for (const enabled of [true, true, false, false]) {
      testApp.clock.advance({ seconds: 1 })
      await toggle(enabled)
    }
    expect((await audit()).slice(before)).toEqual([
      { actor_id: admin.profile.id, details: { enabled: true } },
      { actor_id: admin.profile.id, details: { enabled: false } },
    ])
  })

  it('moves whole or not at all while the database restarts: 503, and it stands where it stood', async () => {
    const { pool } = testApp.platform.database
    const before = (await audit()).length
    await pool.query(`
      CREATE FUNCTION go_away() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); PERFORM pg_sleep(1); RETURN NULL; END $$;
      CREATE TRIGGER go_away BEFORE INSERT ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION go_away()`)
    const { status } = await admin.client.send('toggle-maintenance-mode', { body: { enabled: true } })
    expect([status, await testApp.client().call('get-maintenance')]).toEqual([503, { enabled: false }])
    await pool.query('DROP FUNCTION go_away CASCADE')
    expect([await toggle(true), (await audit()).length]).toEqual([{ enabled: true }, before + 1])
  })

  it('asks who typed the password over a quarter of an hour ago for it once more', async () => {
    const late = await newcomer(testApp)
    await promote(testApp, late.profile.id)
    testApp.clock.advance({ minutes: 16 })
    await late.client.call('refresh-session', { body: {} })
    const move = (password?: string) => ({ body: { enabled: true, password } })
    expect((await late.client.refusal('toggle-maintenance-mode', move())).code).toBe('password-required')
    expect((await late.client.refusal('toggle-maintenance-mode', move('wrong'))).code).toBe('wrong-password')
    expect(await testApp.client().call('get-maintenance')).toEqual({ enabled: false })
    expect(await late.client.call('toggle-maintenance-mode', move(late.form.password))).toEqual({ enabled: true })
    await signIn(admin.client, admin.form)
  })

  it('refuses nonsense', async () => {
    for (const body of [{}, { enabled: 'true' }, { enabled: true, message: 'x' }]) {
      expect((await admin.client.send('toggle-maintenance-mode', { body })).status).toBe(400)
    }
  })
})

describe('npm run admin -- maintenance', () => {
  const command = (...args: string[]) => runCommandOn(testApp.platform, 'maintenance', ...args)

  it('tells and moves the switch, and notes that the command line did', async () => {
    const unsigned = async () => (await audit()).filter(({ actor_id }) => actor_id === null)
    const before = (await unsigned()).length
    expect(await command('status')).toEqual({ code: 0, words: 'Maintenance is off.' })
    expect(await command('on')).toEqual({ code: 0, words: 'Maintenance is on.' })
    expect(await command('status')).toEqual({ code: 0, words: 'Maintenance is on.' })
    expect(await command('off')).toEqual({ code: 0, words: 'Maintenance is off.' })
    expect(await unsigned()).toHaveLength(before + 2)
  })

  it('answers anything else with how it is used', async () => {
    for (const args of [[], ['perhaps'], ['on', 'now']]) {
      const { code, words } = await command(...args)
      expect([code, words]).toEqual([2, expect.stringMatching(/^Usage: .*maintenance on/)])
    }
  })
})
