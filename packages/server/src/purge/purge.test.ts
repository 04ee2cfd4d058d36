import { parseCrontab } from 'graphile-worker'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storedLimits } from '../platform/limits/stored-limits.ts'
import { tasksOf } from '../tasks.ts'
import { confirmedForm, mailsTo, newcomer, signIn, signUp } from '../test-kit/factories.ts'
import { firstStep, protectedNewcomer } from '../test-kit/second-factor.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'
import { finishedWorkout } from '../test-kit/training.ts'
import { purgeTasks, purgeTimes } from './purge.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp()
})

afterAll(() => testApp.close())

const purge = (name: string) => purgeTasks(testApp.platform)[name]?.(null)
const count = async (table: string) => {
  const { rows } = await testApp.platform.database.pool.query(`SELECT count(*)::integer AS count FROM ${table}`)
  return rows[0].count as number
}

describe('what has run out', () => {
  it('goes every hour: each purge has its time, and each time its purge', () => {
    const times = parseCrontab(purgeTimes)
    const tasks = tasksOf(testApp.platform, testApp.app.log)
    expect(times.map(({ task }) => task)).toEqual(Object.keys(purgeTasks(testApp.platform)))
    for (const { task } of times) expect(tasks).toHaveProperty(task)
  })

  it('goes when it is an account that nobody confirmed within seven days; its address is free again', async () => {
    const late = await signUp(testApp.client())
    const kept = await confirmedForm(testApp)
    testApp.clock.advance({ days: 1 })
    const young = await signUp(testApp.client())
    testApp.clock.advance({ days: 6, seconds: 1 })
    await purge('purge-accounts')
    const { rows } = await testApp.platform.database.pool.query('SELECT email FROM users WHERE email = ANY($1)', [
      [late.email, kept.email, young.email],
    ])
    expect(rows.map(({ email }) => email).toSorted()).toEqual([kept.email, young.email].toSorted())
    expect((await signIn(testApp.client(), kept)).user.email).toBe(kept.email)
    await testApp.client().call('sign-up', { body: late })
  })

  it('goes when it is a session whose time is over, and no sooner', async () => {
    const { client, form } = await newcomer(testApp)
    await purge('purge-sessions')
    expect((await client.call('get-session')).user.email).toBe(form.email)
    testApp.clock.advance({ days: 31 })
    await purge('purge-sessions')
    expect(await count('sessions')).toBe(0)
  })

  it('goes when it is a mailed link that works no more, and no sooner', async () => {
    await purge('purge-links')
    const before = await count('mailed_links')
    await signUp(testApp.client())
    await purge('purge-links')
    expect(await count('mailed_links')).toBe(before + 1)
    testApp.clock.advance({ days: 1 })
    await purge('purge-links')
    expect(await count('mailed_links')).toBe(0)
  })

  it('goes when it is a day-old mail of the local mailbox, with the links it holds', async () => {
    const old = await signUp(testApp.client())
    testApp.clock.advance({ days: 1, seconds: 1 })
    const young = await signUp(testApp.client())
    await purge('purge-mailbox')
    expect(await mailsTo(testApp, old.email)).toEqual([])
    expect(await mailsTo(testApp, young.email)).toHaveLength(1)
  })

  it('goes when it is a job that nobody tries any more, with the mail it was to carry', async () => {
    const { pool } = testApp.platform.database
    await pool.query(`SELECT graphile_worker.add_job('send-mail', '{"text":"hopeless"}', max_attempts := 1)`)
    await pool.query(`SELECT graphile_worker.add_job('send-mail', '{"text":"hopeful"}', max_attempts := 2)`)
    await pool.query('UPDATE graphile_worker._private_jobs SET attempts = 1')
    await purge('purge-jobs')
    const { rows } = await pool.query(`SELECT payload->>'text' AS text FROM graphile_worker._private_jobs`)
    expect(rows).toEqual([{ text: 'hopeful' }])
  })

  it('goes when it is a deletion beyond what one person may have, the oldest first', async () => {
    const { client, profile } = await newcomer(testApp)
    const { pool } = testApp.platform.database
    await pool.query(
      `INSERT INTO deleted_rows (user_id, id, deleted_at)
       SELECT $1, n, now() - n * interval '1 second' FROM generate_series(1, $2) AS n`,
      [profile.id, storedLimits.deletions],
    )
    await client.refusal('delete-program', { params: { id: crypto.randomUUID() } })
    expect(await count('deleted_rows')).toBe(storedLimits.deletions)
    const id = crypto.randomUUID()
    await pool.query(`INSERT INTO programs (id, user_id, name, description) VALUES ($1, $2, 'Push', '')`, [
      id,
      profile.id,
    ])
    await client.call('delete-program', { params: { id } })
    await purge('purge-deletions')
    const { rows } = await pool.query('SELECT id FROM deleted_rows WHERE id = ANY($1)', [
      [id, '1', String(storedLimits.deletions)],
    ])
    expect(rows.map((row) => row.id).toSorted()).toEqual([id, '1'].toSorted())
    await pool.query('DELETE FROM deleted_rows')
  })

  it('goes when it is a deletion that no device can contradict any more', async () => {
    const { client } = await newcomer(testApp)
    await client.refusal('delete-program', { params: { id: crypto.randomUUID() } })
    await purge('purge-deletions')
    expect(await count('deleted_rows')).toBe(1)
    testApp.clock.advance({ days: 3_000 })
    await purge('purge-deletions')
    expect(await count('deleted_rows')).toBe(0)
  })

  it('goes when it is a deletion, but for those of who is at their log for long: nobody else waits for that', async () => {
    const { pool } = testApp.platform.database
    const [busy, other] = [await newcomer(testApp), await newcomer(testApp)]
    const train = () => other.client.call('create-workout-history', { body: finishedWorkout(testApp.clock.now()) })
    for (const { client } of [busy, other]) {
      await client.call('delete-workout-history', { params: { id: crypto.randomUUID() } })
    }
    await pool.query("UPDATE deleted_rows SET deleted_at = now() - interval '200 days'")
    const holder = await pool.connect()
    await holder.query('BEGIN')
    await holder.query('SELECT FROM training_clock WHERE user_id = $1 FOR UPDATE', [busy.profile.id])
    await Promise.all([purge('purge-deletions'), train()])
    expect((await pool.query('SELECT user_id FROM deleted_rows')).rows).toEqual([{ user_id: busy.profile.id }])
    await holder.query('COMMIT')
    holder.release()
    await purge('purge-deletions')
    expect(await count('deleted_rows')).toBe(0)
  })

  it('goes when it is the challenge of a second step, or a secret that no code has proved, and no sooner', async () => {
    const member = await protectedNewcomer(testApp)
    await (await newcomer(testApp)).client.call('begin-second-factor', { body: {} })
    await firstStep(testApp.client(), member.form)
    await purge('purge-challenges')
    expect([await count('sign_in_challenges'), await count('second_factors')]).toEqual([1, 2])
    testApp.clock.advance({ minutes: 5 })
    await purge('purge-challenges')
    expect([await count('sign_in_challenges'), await count('second_factors')]).toEqual([0, 2])
    testApp.clock.advance({ minutes: 56 })
    await purge('purge-challenges')
    expect(await count('second_factors')).toBe(1)
  })

  it('goes when it is what happened to an account over 180 days ago, and no sooner', async () => {
    await newcomer(testApp)
    const before = await count('account_events')
    testApp.clock.advance({ days: 180 })
    await newcomer(testApp)
    testApp.clock.advance({ seconds: 1 })
    await purge('purge-activity')
    expect(before).toBeGreaterThan(0)
    expect(await count('account_events')).toBe(1)
  })
})
