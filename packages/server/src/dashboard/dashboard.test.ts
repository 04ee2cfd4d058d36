import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseCrontab } from 'graphile-worker'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { recordStatements } from '../test-kit/count-statements.ts'
import { type Member, newcomer, promote, signIn, signUp } from '../test-kit/factories.ts'
import { importedEntry, newImport } from '../test-kit/imports.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'
import { finishedWorkout } from '../test-kit/training.ts'
import { readFigures } from './dashboard.ts'
import { dashboardTasks, dashboardTimes } from './dashboard-tasks.ts'
import { addUpCounts } from './day-figures-store.ts'

let testApp: OwnTestApp
let admin: Member

beforeAll(async () => {
  testApp = await startTestApp()
  admin = await newcomer(testApp)
  await promote(testApp, admin.profile.id)
})

afterAll(() => testApp.close())

const stats = () => admin.client.call('get-admin-dashboard-stats')
const figures = () => admin.client.call('get-admin-figures')
const query = async (text: string, ...values: unknown[]) =>
  (await testApp.platform.database.pool.query(text, values)).rows

describe('the figures on top of the dashboard', () => {
  it('count all accounts, each in its language, and follow them', async () => {
    const before = await stats()
    const english = await newcomer(testApp, { lang: 'en' })
    await signUp(testApp.client(), { lang: 'fr' })
    const { fr, en } = before.langDistribution
    expect((await stats()).langDistribution).toEqual({ fr: fr + 1, en: en + 1 })
    await english.client.call('update-language', { body: { lang: 'fr' } })
    expect(await stats()).toMatchObject({
      totalUsers: before.totalUsers + 2,
      langDistribution: { fr: fr + 2, en },
      totalMovements: 'N/A',
    })
    await english.client.call('delete-user-account', { body: {} })
    expect((await stats()).totalUsers).toBe(before.totalUsers + 1)
    const [{ users }] = (await query('SELECT count(*)::integer AS users FROM users')) as [{ users: number }]
    expect((await stats()).totalUsers).toBe(users)
  })

  it('say the same after the counts were added up, which leaves one row a count', async () => {
    const before = await stats()
    await query("SELECT graphile_worker.add_job('add-up-counts')")
    await testApp.settle()
    expect(await stats()).toEqual(before)
    expect(await query('SELECT name FROM kept_counts GROUP BY name HAVING count(*) > 1')).toEqual([])
  })

  it('are added up some at a time, however many changes there are', async () => {
    const before = await stats()
    await query("INSERT INTO kept_counts SELECT ARRAY['account', 'fr'], 1 FROM generate_series(1, 12000)")
    const { database } = testApp.platform
    const sent = await recordStatements(database.pool, () => addUpCounts(database))
    expect(sent.filter(({ text }) => text.includes('DELETE FROM kept_counts'))).toHaveLength(13)
    expect((await stats()).totalUsers).toBe(before.totalUsers + 12_000)
    expect(await query('SELECT name FROM kept_counts GROUP BY name HAVING count(*) > 1')).toEqual([])
    await query("INSERT INTO kept_counts VALUES (ARRAY['account', 'fr'], -12000)")
  })

  it('count people who were here today once, whatever they did', async () => {
    const before = (await stats()).activeToday
    const member = await newcomer(testApp)
    await member.client.call('get-programs')
    await signIn(testApp.client(), member.form)
    expect((await stats()).activeToday).toBe(before + 1)
    await signUp(testApp.client())
    expect((await stats()).activeToday).toBe(before + 1)
  })

  it('say whether the service is closed', async () => {
    await admin.client.call('toggle-maintenance-mode', { body: { enabled: true } })
    expect((await stats()).maintenanceMode).toBe(true)
    await admin.client.call('toggle-maintenance-mode', { body: { enabled: false } })
    expect((await stats()).maintenanceMode).toBe(false)
  })

  it('count who was here as they came and went, whatever the number of people', async () => {
    const day = testApp.platform.calendar.dayOf(testApp.clock.now())
    const counted = async () =>
      (await query('SELECT count(*)::integer AS here FROM active_people WHERE day = $1', day))[0]
    const member = await newcomer(testApp)
    expect({ here: (await stats()).activeToday }).toEqual(await counted())
    const { database } = testApp.platform
    const sent = await recordStatements(database.pool, stats)
    expect(sent.filter(({ text }) => text.includes('active_people'))).toEqual([])
    await member.client.call('delete-user-account', { body: {} })
    expect({ here: (await stats()).activeToday }).toEqual(await counted())
  })
})

describe('the figures of the service', () => {
  it('tell of thirty days up to today, with what happened on each', async () => {
    const before = (await figures()).days
    expect(before).toHaveLength(30)
    const member = await newcomer(testApp)
    await member.client.call('create-workout-history', { body: finishedWorkout(testApp.clock.now()) })
    const today = before.at(-1)
    expect((await figures()).days.at(-1)).toEqual({
      day: testApp.platform.calendar.dayOf(testApp.clock.now()),
      sign_ups: (today?.sign_ups ?? 0) + 1,
      workouts: (today?.workouts ?? 0) + 1,
      active_people: (today?.active_people ?? 0) + 1,
    })
    expect(before[0]).toMatchObject({ sign_ups: 0, workouts: 0 })
  })

  it('do not take workouts of years ago, which a file brought today, for those of today', async () => {
    const { client } = await newcomer(testApp)
    const before = (await figures()).days.at(-1)
    const { id } = await client.call('create-import', { body: newImport() })
    const entries = [importedEntry(testApp.clock.now() - 86_400_000), importedEntry(testApp.clock.now() - 3_600_000)]
    await client.call('import-workouts', { params: { id }, body: { entries } })
    expect((await figures()).days.at(-1)?.workouts).toBe(before?.workouts)
  })

  it('do not say who was here before it was measured', async () => {
    const days = (await figures()).days.map(({ active_people }) => active_people)
    expect(days.slice(0, -1)).toEqual(Array.from({ length: 29 }, () => null))
    expect(days.at(-1)).toBeGreaterThan(0)
    await query(`UPDATE app_state SET value = '{"since":"2020-01-01T00:00:00Z"}' WHERE key = 'activity_measured'`)
    expect((await figures()).days[0]?.active_people).toBe(0)
  })

  it('tell how many tickets are open, and since when the oldest waits', async () => {
    expect((await figures()).tickets).toEqual({ open: 0, oldest_at: null })
    const oldest = new Date(testApp.clock.now()).toISOString()
    for (const content of ['Premier.', 'Second.']) {
      const body = { id: crypto.randomUUID(), report_type: 'Bug' as const, content }
      await admin.client.call('create-report', { body })
      testApp.clock.advance({ seconds: 1 })
    }
    expect((await figures()).tickets).toEqual({ open: 2, oldest_at: oldest })
  })

  it('tell what database and disk have', async () => {
    const { database, disk, mails } = await figures()
    expect(database.bytes).toBeGreaterThan(1_000_000)
    expect(database.answered_in_ms).toBeGreaterThan(0)
    expect(disk === null || disk.free_bytes <= disk.total_bytes).toBe(true)
    expect(mails).toEqual({ delivery: 'mailbox', waiting: 0, failing: 0, last_error: null })
  })
})

describe('the daily back-ups', () => {
  it('stand among the figures: none yet, the last one, one that is late, and why one failed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fonte-dashboard-'))
    const own = await startTestApp({ env: { BACKUP_DIR: join(folder, 'backups') } })
    const { client, profile } = await newcomer(own)
    await promote(own, profile.id)
    const told = async () => (await client.call('get-admin-figures')).backup
    expect(await told()).toEqual({ last_at: null, is_late: false, problem: null })
    await own.platform.backups?.runIfDue(own.app.log)
    const last_at = new Date(Math.floor(own.clock.now() / 1000) * 1000).toISOString()
    expect(await told()).toEqual({ last_at, is_late: false, problem: null })
    own.clock.advance({ days: 3 })
    await client.call('refresh-session', { body: {} })
    expect(await told()).toEqual({ last_at, is_late: true, problem: null })
    rmSync(join(folder, 'backups'), { recursive: true })
    writeFileSync(join(folder, 'backups'), 'a file in the way')
    await own.platform.backups?.runIfDue(own.app.log)
    expect(await told()).toEqual({ last_at: null, is_late: false, problem: expect.stringContaining('EEXIST') })
    await own.close()
    rmSync(folder, { recursive: true })
  })

  it('are late by what is not dated ahead, also after the clock was put back', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fonte-dashboard-'))
    const own = await startTestApp({ env: { BACKUP_DIR: folder } })
    const told = async () => (await readFigures(own.platform)).backup
    await own.platform.backups?.runIfDue(own.app.log)
    own.clock.advance({ days: -7 })
    expect(await told()).toEqual({ last_at: null, is_late: false, problem: null })
    await own.platform.backups?.runIfDue(own.app.log)
    const last_at = new Date(Math.floor(own.clock.now() / 1000) * 1000).toISOString()
    expect(await told()).toEqual({ last_at, is_late: false, problem: null })
    own.clock.advance({ days: 3 })
    expect(await told()).toEqual({ last_at, is_late: true, problem: null })
    await own.close()
    rmSync(folder, { recursive: true })
  })

  it('are nobody’s here where the database is not the embedded one', async () => {
    const own = await startTestApp({ env: { BACKUP_KEEP: '0' } })
    const { client, profile } = await newcomer(own)
    await promote(own, profile.id)
    expect((await client.call('get-admin-figures')).backup).toBeNull()
    await own.close()
  })
})

it('everything that is counted at its hour has its time, and each time its job', () => {
  const times = parseCrontab(dashboardTimes).map(({ task }) => task)
  expect(times).toEqual(Object.keys(dashboardTasks(testApp.platform)))
})

describe('days that are over', () => {
  beforeEach(() =>
    query(`UPDATE app_state SET value = '{"since":"2020-01-01T00:00:00Z"}' WHERE key = 'activity_measured'`),
  )

  it('are counted once, in the time zone of the service, and say the same afterwards', async () => {
    const [day] = (await figures()).days.slice(-3)
    const start = testApp.platform.calendar.startOf(day?.day ?? '')
    const [first, last, next] = [start, start + 23 * 3_600_000, start - 1].map((ms) => new Date(ms))
    for (const at of [first, last, next]) {
      await query(
        `INSERT INTO users (id, email, password_hash, created_at) VALUES (gen_random_uuid(), gen_random_uuid()::text, 'none', $1)`,
        at,
      )
    }
    await query('INSERT INTO active_people SELECT $1, id FROM users WHERE created_at = $2', day?.day, first)
    const live = (await figures()).days
    expect(live.at(-3)).toMatchObject({ sign_ups: 2, active_people: 1 })
    await query("SELECT graphile_worker.add_job('keep-days')")
    await testApp.settle()
    expect((await figures()).days).toEqual(live)
    await query('DELETE FROM users WHERE created_at = $1', last)
    expect((await figures()).days).toEqual(live)
  })

  it('are kept for 31 days: nobody knows afterwards who was here', async () => {
    const member = await newcomer(testApp)
    const known = async () => query('SELECT day FROM active_people WHERE user_id = $1', member.profile.id)
    const purge = async (days: number) => {
      testApp.clock.advance({ days })
      await query("SELECT graphile_worker.add_job('purge-days')")
      await testApp.settle()
    }
    await purge(30)
    expect(await known()).toHaveLength(1)
    await purge(1)
    expect(await known()).toEqual([])
  })
})
