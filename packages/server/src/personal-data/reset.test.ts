import { revisionHeader } from '@fonte/contract/answer/headers'
import { totals, totalWeight } from '@fonte/domain/history/summarize'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { breakStatement } from '../test-kit/break-statement.ts'
import { recordStatements } from '../test-kit/count-statements.ts'
import { type Member, newcomer } from '../test-kit/factories.ts'
import { liveIn } from '../test-kit/lived-in.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'
import { finishedWorkout, newExercise, newProgram } from '../test-kit/training.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp()
})

afterAll(() => testApp.close())

const reset = ({ client }: Member) => client.call('reset-user-data', { body: {} })
const owned = async ({ client }: Member) => {
  const { programs, exercises, workout_history } = await client.call('export-user-data', { body: {} })
  return { programs, exercises, workout_history }
}

/** The four totals, computed anew from the sets of every entry. */
const recomputed = async ({ client }: Member) => {
  const { workout_history } = await client.call('export-user-data', { body: {} })
  return totals(
    workout_history.map(({ duration_minutes, sets }) => ({
      duration_minutes,
      sets_done: sets.length,
      total_weight_lifted: totalWeight(sets),
    })),
  )
}

const ownPrograms = async ({ client }: Member) =>
  (await client.call('get-programs')).items.filter(({ is_predefined }) => !is_predefined)

/** The server’s mark of the last reset, and where changes stood then. */
const proofOf = async ({ client }: Member) => {
  const cookie = client.jar.header() ?? ''
  const { headers } = await testApp.app.inject({ url: '/api/session', headers: { cookie } })
  const [, number, mark] = String(headers[revisionHeader]).split(' ')
  return { number: Number(number), mark: String(mark) }
}

/** Lets so much time pass that the password would be asked for. */
const forgetTypedPassword = async ({ client }: Member) => {
  testApp.clock.advance({ minutes: 16 })
  await client.call('refresh-session', { body: {} })
}

/** Repeats a reset of this moment as its device does, and returns the problem, if any. */
const askAgain = async ({ client }: Member, proof: object | undefined) => {
  const now = new Date(testApp.clock.now()).toISOString()
  const again = { at: now, sent_at: now, ...(proof && { proof }) }
  return (await client.send('reset-user-data', { body: { again } })).body
}

describe('resetting one’s data', () => {
  it('removes programs, copied ones too, the history, and own exercises, used and archived ones too', async () => {
    const member = await newcomer(testApp)
    const { program, entries } = await liveIn(testApp, member)
    const { pool } = testApp.platform.database
    const copy = newProgram()
    await member.client.call('create-program', { body: copy })
    await pool.query('UPDATE programs SET copied_from_program_id = $2 WHERE id = $1', [copy.id, program.id])
    await reset(member)
    expect(await owned(member)).toEqual({ programs: [], exercises: [], workout_history: [] })
    const left = await pool.query('SELECT 1 FROM workout_sets WHERE entry_id = ANY($1)', [entries.map(({ id }) => id)])
    expect(left.rowCount).toBe(0)
    expect((await member.client.call('get-last-sets')).items).toEqual([])
  })

  it.each([
    ['a reset', 'reset-user-data', false],
    ['a reset that is repeated', 'reset-user-data', true],
    ['a deletion of the account', 'delete-user-account', false],
  ] as const)('deletes some workouts at a time: %s', async (_, operation, isAgain) => {
    const member = await newcomer(testApp)
    const { pool } = testApp.platform.database
    await pool.query(
      `INSERT INTO workout_history (id, user_id, program_name, duration_minutes, exercises_done, sets_done, total_weight_lifted, completed_at, created_at)
       SELECT gen_random_uuid(), $1, 'Jambes', 60, 5, 5, 0, at, at FROM generate_series(1, 250), to_timestamp(1e9) AS at`,
      [member.profile.id],
    )
    const now = new Date(testApp.clock.now()).toISOString()
    const body = isAgain ? { again: { at: now, sent_at: now } } : {}
    const sent = await recordStatements(pool, () => member.client.call(operation, { body }))
    const deleted = sent.filter(({ text }) => /^delete from "?workout_history/i.test(text))
    const parts = deleted.map(({ values }) => (Array.isArray(values[0]) ? values[0].length : Number.POSITIVE_INFINITY))
    expect(parts).toEqual([200, 50])
    const left = await pool.query('SELECT 1 FROM workout_history WHERE user_id = $1', [member.profile.id])
    expect(left.rowCount).toBe(0)
  })

  it('keeps the account: profile, session, tickets and the history of usernames', async () => {
    const member = await newcomer(testApp)
    await liveIn(testApp, member)
    const { profile, reports, username_history, devices } = await member.client.call('export-user-data', { body: {} })
    await reset(member)
    expect(await member.client.call('export-user-data', { body: {} })).toMatchObject({
      profile,
      reports,
      username_history,
      devices,
    })
  })

  it('leaves everybody else’s, and the predefined programs, as they are', async () => {
    const [one, other] = [await newcomer(testApp), await newcomer(testApp)]
    await liveIn(testApp, one)
    await liveIn(testApp, other)
    const [theirs, all] = [await owned(other), (await other.client.call('get-programs')).items]
    await reset(one)
    expect(await owned(other)).toEqual(theirs)
    expect((await other.client.call('get-programs')).items).toEqual(all)
  })

  it('keeps the totals equal to what the rows add up to, before and after, for everybody', async () => {
    const [one, other] = [await newcomer(testApp), await newcomer(testApp)]
    for (const member of [one, one, other]) await liveIn(testApp, member)
    const agree = async () => {
      const [told, added] = [await one.client.call('get-workout-totals'), await recomputed(one)]
      expect(told).toEqual(added)
      expect(await other.client.call('get-workout-totals')).toEqual(await recomputed(other))
      return told
    }
    expect((await agree()).sessions).toBe(6)
    await reset(one)
    expect(await agree()).toEqual({ sessions: 0, duration_minutes: 0, sets_done: 0, total_weight_lifted: 0 })
    await liveIn(testApp, one)
    expect((await agree()).sessions).toBe(3)
  })

  it('is all or nothing: when its last statement fails, everything is still there', async () => {
    const member = await newcomer(testApp)
    await liveIn(testApp, member)
    const before = await owned(member)
    const mend = await breakStatement(testApp.platform.database.pool, 'DELETE', 'exercises')
    expect(await member.client.refusal('reset-user-data', { body: {} })).toMatchObject({
      status: 500,
      code: 'internal',
    })
    expect(await owned(member)).toEqual(before)
    await mend()
    await reset(member)
    expect((await owned(member)).programs).toEqual([])
  })

  it('gets along with programs and exercises that are saved at the same moment', async () => {
    const member = await newcomer(testApp)
    await liveIn(testApp, member)
    const exercise = await member.client.call('create-exercise', { body: newExercise() })
    const row = { exercise_id: exercise.id, default_rest: 60, sets: [{ reps: 5, weight: 20, rest: 60 }] }
    const save = () => member.client.send('create-program', { body: newProgram({ exercises: [row] }) })
    const answers = await Promise.all([save(), reset(member), save(), save()])
    for (const answer of answers) expect([undefined, 200, 400]).toContain(answer?.status)
  })

  it('asks for the password when it was typed over a quarter of an hour ago', async () => {
    const member = await newcomer(testApp)
    await liveIn(testApp, member)
    testApp.clock.advance({ minutes: 16 })
    await member.client.call('refresh-session', { body: {} })
    const ask = async (body: object) => (await member.client.send('reset-user-data', { body })).body
    expect(await ask({})).toMatchObject({ status: 403, code: 'password-required' })
    expect(await ask({ password: 'not the password' })).toMatchObject({ status: 403, code: 'wrong-password' })
    expect((await member.client.call('get-programs')).items.some(({ is_predefined }) => !is_predefined)).toBe(true)
    expect(await ask({ password: member.form.password })).toBeUndefined()
    expect((await member.client.call('get-programs')).items.some(({ is_predefined }) => !is_predefined)).toBe(false)
  })

  it('is repeated by its device after the server was restored, and leaves what was made since', async () => {
    const member = await newcomer(testApp)
    const { pool } = testApp.platform.database
    const [old, later] = [newExercise(), newExercise()]
    for (const body of [old, later]) await member.client.call('create-exercise', { body })
    const now = testApp.clock.now()
    const hour = 3_600_000
    await pool.query('UPDATE exercises SET created_at = $2 WHERE id = $1', [old.id, new Date(now - 2 * hour)])
    await pool.query('UPDATE exercises SET created_at = $2 WHERE id = $1', [later.id, new Date(now)])
    // The device's clock is a day ahead.
    const onDevice = (ms: number) => new Date(ms + 24 * hour).toISOString()
    const again = { at: onDevice(now - hour), sent_at: onDevice(now) }
    await member.client.call('reset-user-data', { body: { again } })
    expect((await owned(member)).exercises.map(({ id }) => id)).toEqual([later.id])
  })

  it('is repeated, and keeps an exercise of which a workout speaks that came afterwards', async () => {
    const member = await newcomer(testApp)
    const { pool } = testApp.platform.database
    const [used, unused] = [newExercise(), newExercise()]
    for (const body of [used, unused]) await member.client.call('create-exercise', { body })
    const now = testApp.clock.now()
    const before = new Date(now - 7_200_000)
    await pool.query('UPDATE exercises SET created_at = $2 WHERE creator_id = $1', [member.profile.id, before])
    const sets = [{ exercise_id: used.id, exercise_name: used.name, reps: 5, weight: 20 }]
    const workout = finishedWorkout(now, { sets })
    await member.client.call('create-workout-history', { body: workout })
    await pool.query('UPDATE workout_history SET created_at = $2 WHERE id = $1', [workout.id, new Date(now)])
    const again = { at: new Date(now - 3_600_000).toISOString(), sent_at: new Date(now).toISOString() }
    await member.client.call('reset-user-data', { body: { again } })
    const { exercises, workout_history } = await owned(member)
    expect([exercises.map(({ id }) => id), workout_history.map(({ id }) => id)]).toEqual([[used.id], [workout.id]])
  })

  it('is repeated without the password, long after it was typed, where the database was restored to before it', async () => {
    const [member, other] = [await newcomer(testApp), await newcomer(testApp)]
    const { pool } = testApp.platform.database
    for (const { client } of [member, other]) await client.call('reset-user-data', { body: {} })
    const [proof, foreign] = [await proofOf(member), await proofOf(other)]
    await forgetTypedPassword(member)
    await liveIn(testApp, member)
    const ask = (proof: object | undefined) => askAgain(member, proof)
    // The database knows the reset, and says that it is done: a stolen session erases nothing by it.
    expect(await ask(proof)).toBeUndefined()
    expect(await ownPrograms(member)).not.toEqual([])
    await pool.query('UPDATE revisions SET reset_at_number = 0 WHERE user_id = $1', [member.profile.id])
    expect(await ask(undefined)).toMatchObject({ code: 'password-required' })
    expect(await ask(foreign)).toMatchObject({ code: 'password-required' })
    expect(await ask({ ...proof, number: proof.number + 1 })).toMatchObject({ code: 'password-required' })
    expect(await ownPrograms(member)).not.toEqual([])
    expect(await ask(proof)).toBeUndefined()
    expect(await ownPrograms(member)).toEqual([])
  })

  it('erases by its proof once: nothing a second time, nor after a later reset of the restored database', async () => {
    const member = await newcomer(testApp)
    const { pool } = testApp.platform.database
    const setBack = 'UPDATE revisions SET number = $2, reset_at_number = 0 WHERE user_id = $1'
    const stand = (number: number) => pool.query(setBack, [member.profile.id, number])
    // The back-up is far behind the reset: nothing that is done after the restore comes near its number.
    await stand(1_000)
    await reset(member)
    const proof = await proofOf(member)
    await stand(1)
    await forgetTypedPassword(member)
    expect(await askAgain(member, proof)).toBeUndefined()
    await liveIn(testApp, member)
    // As where the answer to the first time was lost.
    expect(await askAgain(member, proof)).toBeUndefined()
    expect(await ownPrograms(member)).not.toEqual([])
    await member.client.call('reset-user-data', { body: { password: member.form.password } })
    await liveIn(testApp, member)
    await forgetTypedPassword(member)
    expect(await askAgain(member, proof)).toBeUndefined()
    expect(await ownPrograms(member)).not.toEqual([])
  })

  it('refuses nonsense and who is signed out', async () => {
    const member = await newcomer(testApp)
    expect((await member.client.send('reset-user-data', { body: { userId: member.profile.id } })).status).toBe(400)
    expect((await testApp.client().refusal('reset-user-data', { body: {} })).code).toBe('signed-out')
  })
})
