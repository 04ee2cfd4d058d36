import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { breakStatement } from '../test-kit/break-statement.ts'
import { publish } from '../test-kit/community.ts'
import { mailsTo, newcomer, promote, signIn } from '../test-kit/factories.ts'
import { liveIn } from '../test-kit/lived-in.ts'
import { firstStep, turnOn } from '../test-kit/second-factor.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'
import { finishedWorkout, newProgram } from '../test-kit/training.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp()
})

afterAll(() => testApp.close())

const query = async (text: string, ...values: unknown[]) =>
  (await testApp.platform.database.pool.query(text, values)).rows

/** Where the text of a row names this account, in any table but that of the counters, which run out within the hour. */
const traces = async (...marks: string[]) => {
  const tables = await query(
    `SELECT quote_ident(table_schema) || '.' || quote_ident(table_name) AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_name <> 'rate_limits' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
  )
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await query(`SELECT row::text FROM ${name} AS row WHERE row::text ~ $1`, marks.join('|'))
      return rows.map(({ row }) => `${name} ${row}`)
    }),
  )
  return found.flat()
}

/** A member whose password was typed over a quarter of an hour ago. */
const longSignedIn = async () => {
  const member = await newcomer(testApp)
  testApp.clock.advance({ minutes: 16 })
  await member.client.call('refresh-session', { body: {} })
  return member
}

const remove = (client: Awaited<ReturnType<typeof newcomer>>['client'], password?: string) =>
  client.send('delete-user-account', { body: password === undefined ? {} : { password } })

describe('deleting one’s account', () => {
  it('leaves nothing of it in any table but one line of ids in the audit log', async () => {
    const member = await newcomer(testApp)
    const { post: own } = await liveIn(testApp, member)
    await turnOn(testApp, member.client)
    await firstStep(testApp.client(), member.form)
    const { client, form, profile } = member
    const other = await newcomer(testApp)
    const { post } = await publish(other)
    await client.call('rate-post', { params: { id: post.id }, body: { rating: 5 } })
    await client.call('copy-post', { params: { id: post.id }, body: { id: crypto.randomUUID() } })
    await client.call('hide-author', { params: { id: other.profile.id } })
    await other.client.call('hide-author', { params: { id: profile.id } })
    const told = { id: crypto.randomUUID(), content: 'Déplacé.' }
    await other.client.call('report-post', { params: { id: own.id }, body: told })
    const { username } = await client.call('get-profile')
    await client.call('delete-user-account', { body: {} })
    const left = await traces(profile.id, form.email, form.username, username)
    expect(left).toHaveLength(1)
    expect(left[0]).toMatch(/^public\.audit_log /)
    const [line] = await query(
      'SELECT actor_id, action, subject_id, details FROM audit_log WHERE actor_id = $1',
      profile.id,
    )
    expect(line).toEqual({ actor_id: profile.id, action: 'delete-user-account', subject_id: profile.id, details: {} })
  })

  it('signs out every device and clears the cookies of this one', async () => {
    const { client, form } = await newcomer(testApp)
    const phone = testApp.client()
    await signIn(phone, form)
    await client.call('delete-user-account', { body: {} })
    for (const name of ['fonte_access', 'fonte_refresh', 'fonte_session']) expect(client.jar.get(name)).toBeUndefined()
    expect((await phone.refusal('get-session')).code).toBe('signed-out')
    expect((await phone.refusal('refresh-session', { body: {} })).code).toBe('signed-out')
    const again = { body: { email: form.email, password: form.password, remember: true } }
    expect((await client.refusal('sign-in', again)).code).toBe('wrong-credentials')
  })

  it('frees address and username for a new account', async () => {
    const { client, form } = await newcomer(testApp)
    await client.call('delete-user-account', { body: {} })
    await testApp.client().call('sign-up', { body: form })
    expect(await mailsTo(testApp, form.email)).toHaveLength(1)
  })

  it('leaves everybody else’s as it is; a copy of a program stays with who made it', async () => {
    const [one, other] = [await newcomer(testApp), await newcomer(testApp)]
    const { program } = await liveIn(testApp, one)
    const theirs = await liveIn(testApp, other)
    await query('UPDATE programs SET copied_from_program_id = $2 WHERE id = $1', theirs.program.id, program.id)
    const before = await other.client.call('export-user-data', { body: {} })
    await one.client.call('delete-user-account', { body: {} })
    const copy = { ...theirs.program, copied_from_program_id: null }
    expect(await other.client.call('export-user-data', { body: {} })).toEqual({ ...before, programs: [copy] })
  })

  it('asks for the password when it was typed over a quarter of an hour ago', async () => {
    const { client, form } = await longSignedIn()
    expect((await remove(client)).body).toMatchObject({ status: 403, code: 'password-required' })
    expect((await remove(client, 'not the password')).body).toMatchObject({ status: 403, code: 'wrong-password' })
    expect((await client.call('get-session')).user.email).toBe(form.email)
    expect((await remove(client, form.password)).status).toBe(204)
  })

  it('does not take a wrong password although none was needed', async () => {
    const { client, form } = await newcomer(testApp)
    expect((await remove(client, 'not the password')).body).toMatchObject({ code: 'wrong-password' })
    expect((await client.call('get-session')).user.email).toBe(form.email)
  })

  it('is refused to the last administrator, and to one of two who leave at the same time', async () => {
    const admins = [await newcomer(testApp), await newcomer(testApp)]
    for (const { profile } of admins) await promote(testApp, profile.id)
    const answers = await Promise.all(admins.map(({ client }) => remove(client)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409])
    const last = admins[answers.findIndex(({ status }) => status === 409)]
    expect(last && (await last.client.refusal('delete-user-account', { body: {} })).code).toBe('last-admin')
    expect(last && (await last.client.call('get-profile')).role).toBe('admin')
  })

  it('is all or nothing: when its last statement fails, everything is still there', async () => {
    const member = await newcomer(testApp)
    await liveIn(testApp, member)
    const before = await member.client.call('export-user-data', { body: {} })
    const mend = await breakStatement(testApp.platform.database.pool, 'DELETE', 'users')
    expect((await remove(member.client)).body).toMatchObject({ status: 500, code: 'internal' })
    expect(await member.client.call('export-user-data', { body: {} })).toEqual(before)
    expect(await query('SELECT 1 FROM audit_log WHERE actor_id = $1', member.profile.id)).toEqual([])
    await mend()
    expect((await remove(member.client)).status).toBe(204)
  })

  it('ends writes that come at the same moment in order, never in an error of ours', async () => {
    const member = await newcomer(testApp)
    await liveIn(testApp, member)
    const { client, profile } = member
    const report = () => ({ id: crypto.randomUUID(), report_type: 'Bug', content: 'Trop tard ?' })
    const writes = [1, 2, 3].flatMap(() => [
      client.copy().send('create-report', { body: report() }),
      client.copy().send('create-program', { body: newProgram() }),
      client.copy().send('create-workout-history', { body: finishedWorkout(testApp.clock.now()) }),
    ])
    const [removal, ...answers] = await Promise.all([remove(client), ...writes])
    expect(removal.status).toBe(204)
    for (const { status } of answers) expect([200, 401]).toContain(status)
    expect(await query('SELECT 1 FROM workout_history WHERE user_id = $1', profile.id)).toEqual([])
  })

  it('refuses nonsense, who is signed out, and naming somebody else', async () => {
    const [{ client }, other] = [await newcomer(testApp), await newcomer(testApp)]
    for (const body of [{ password: 7 }, { password: '' }, { userId: other.profile.id }]) {
      expect((await client.send('delete-user-account', { body })).status).toBe(400)
    }
    expect((await testApp.client().refusal('delete-user-account', { body: {} })).code).toBe('signed-out')
  })
})
