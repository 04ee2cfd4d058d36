import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { breakStatement } from '../test-kit/break-statement.ts'
import { newcomer, newForm } from '../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp()
})

afterAll(() => testApp.close())

const fresh = () => newForm().username
const historyOf = async (userId: string) => {
  const { rows } = await testApp.platform.database.pool.query(
    'SELECT old_username, new_username, changed_at FROM username_history WHERE user_id = $1 ORDER BY id',
    [userId],
  )
  return rows
}

describe('changing one’s username', () => {
  it('answers the profile with the new one and notes the change', async () => {
    const { client, profile } = await newcomer(testApp)
    const username = fresh()
    expect(await client.call('update-username', { body: { username } })).toEqual({ ...profile, username })
    expect((await client.call('get-profile')).username).toBe(username)
    expect(await historyOf(profile.id)).toEqual([
      { old_username: profile.username, new_username: username, changed_at: new Date(testApp.clock.now()) },
    ])
  })

  it('trims it, keeps letters of any script, and may change its case alone', async () => {
    const { client, profile } = await newcomer(testApp)
    const number = profile.id.replaceAll(/\D/g, '').slice(-6)
    expect((await client.call('update-username', { body: { username: ` Ёлка_${number} ` } })).username).toBe(
      `Ёлка_${number}`,
    )
    expect((await client.call('update-username', { body: { username: `ЁЛКА_${number}` } })).username).toBe(
      `ЁЛКА_${number}`,
    )
    expect(await historyOf(profile.id)).toHaveLength(2)
  })

  it('is told to come again, not that its history failed, when the database is out of reach for it', async () => {
    const { client, profile } = await newcomer(testApp)
    const { pool } = testApp.platform.database
    await pool.query(`
      CREATE FUNCTION leave_over() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE SQLSTATE '40P01'; END $$;
      CREATE TRIGGER leave_over BEFORE INSERT ON username_history FOR EACH STATEMENT EXECUTE FUNCTION leave_over()`)
    const body = { username: fresh() }
    expect((await client.refusal('update-username', { body })).code).toBe('unavailable')
    await pool.query('DROP FUNCTION leave_over CASCADE')
    expect(await historyOf(profile.id)).toEqual([])
  })

  it('notes nothing when it stays the same', async () => {
    const { client, profile } = await newcomer(testApp)
    const body = { username: profile.username }
    expect(await client.call('update-username', { body })).toEqual(profile)
    expect(await historyOf(profile.id)).toEqual([])
  })

  it('refuses one that somebody has, whatever its case, and names the field', async () => {
    const [one, other] = [await newcomer(testApp), await newcomer(testApp)]
    const body = { username: other.profile.username.toUpperCase() }
    expect(await one.client.refusal('update-username', { body })).toMatchObject({
      status: 409,
      code: 'username-taken',
      errors: [{ path: 'body.username', reason: 'taken' }],
    })
    expect(await historyOf(one.profile.id)).toEqual([])
  })

  it('gives a username that six people want at once to one of them', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => newcomer(testApp)))
    const body = { username: fresh() }
    const answers = await Promise.all(people.map(({ client }) => client.send('update-username', { body })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
  })

  it('changes nothing when the change cannot be noted, and says so', async () => {
    const { client, profile } = await newcomer(testApp)
    const mend = await breakStatement(testApp.platform.database.pool, 'INSERT', 'username_history')
    const body = { username: fresh() }
    expect(await client.refusal('update-username', { body })).toMatchObject({ status: 500, code: 'username-untraced' })
    expect((await client.call('get-profile')).username).toBe(profile.username)
    expect(testApp.log.some(({ level, err }) => level >= 50 && JSON.stringify(err).includes('broken on purpose'))).toBe(
      true,
    )
    await mend()
    expect((await client.call('update-username', { body })).username).toBe(body.username)
  })

  it('happens five times a day at most, and says when the next one may come', async () => {
    const { client, profile } = await newcomer(testApp)
    for (let i = 0; i < 5; i += 1) {
      testApp.clock.advance({ seconds: 10 })
      await client.call('update-username', { body: { username: fresh() } })
    }
    const body = { username: fresh() }
    expect(await client.refusal('update-username', { body })).toMatchObject({
      status: 429,
      code: 'too-many-renames',
      retryAfter: 24 * 3600 - 40,
    })
    expect(await historyOf(profile.id)).toHaveLength(5)
    testApp.clock.advance({ seconds: 24 * 3600 - 40 })
    await client.call('refresh-session', { body: {} })
    expect((await client.call('update-username', { body })).username).toBe(body.username)
  })

  it('refuses nonsense and who is signed out', async () => {
    const { client } = await newcomer(testApp)
    for (const username of ['ab', 'x'.repeat(31), 'a b c', '<b>gros</b>', 'nul\u0000', 7, null, ['abc']]) {
      expect((await client.send('update-username', { body: { username } })).status).toBe(400)
    }
    const signedOut = await testApp.client().refusal('update-username', { body: { username: fresh() } })
    expect(signedOut.code).toBe('signed-out')
  })
})
