import { programBounds } from '@fonte/domain/program/bounds'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, newcomer } from '../../test-kit/factories.ts'
import { holdTable } from '../../test-kit/hold-table.ts'
import { type OwnTestApp, startTestApp } from '../../test-kit/start-test-app.ts'
import type { TestApp } from '../../test-kit/test-app.ts'
import { finishedWorkout, newExercise, newProgram } from '../../test-kit/training.ts'
import { storedLimits } from './stored-limits.ts'

let testApp: OwnTestApp
/** A second server: what one server would put in line is counted at once by two. */
let other: TestApp

beforeAll(async () => {
  testApp = await startTestApp({ library: true })
  other = await testApp.another()
})

afterAll(async () => {
  await other.close()
  await testApp.close()
})

const fill = (text: string, ...values: unknown[]) => testApp.platform.database.pool.query(text, values)

const tables = {
  'create-program': 'programs',
  'create-exercise': 'exercises',
  'create-report': 'reports',
  'create-workout-history': 'workout_history',
} as const

/** The same call eight times at once, on two servers which begin at the same moment, each time under a new id. */
const eightAtOnce = async (operation: keyof typeof tables, { client }: Member, body: () => object) => {
  const elsewhere = other.client()
  for (const name of ['fonte_access', 'fonte_refresh']) elsewhere.jar.set(name, client.jar.get(name) ?? '')
  const hold = await holdTable(testApp.platform.database.pool, tables[operation])
  const calls = Promise.all(
    Array.from({ length: 8 }, (_, index) => (index % 2 ? client : elsewhere).send(operation, { body: body() })),
  )
  await hold.isWaitedFor(2)
  await hold.release()
  const answers = await calls
  return answers
    .map(({ status, body: answer }) => (status === 200 ? 'stored' : (answer as { code: string }).code))
    .sort()
}

const outcomes = (stored: number, code: string) => [
  ...Array.from({ length: 8 - stored }, () => code),
  ...Array.from({ length: stored }, () => 'stored'),
]

const fillHistory = (userId: string, workouts: number, sets: number, exercise = "'squat'") =>
  fill(
    `WITH made AS (
       INSERT INTO workout_history (id, user_id, program_name, duration_minutes, exercises_done, sets_done, total_weight_lifted, completed_at)
       SELECT gen_random_uuid(), $1, 'Jambes', 60, 1, $3, 0, now() FROM generate_series(1, $2)
       RETURNING id)
     INSERT INTO workout_sets (entry_id, "order", user_id, completed_at, exercise_id, exercise_name, reps, weight)
     SELECT id, 0, $1, now(), ${exercise}, 'Squat', 5, 100
     FROM (SELECT id, row_number() OVER () AS number FROM made) AS numbered`,
    userId,
    workouts,
    sets,
  )

const newReport = () => ({ id: crypto.randomUUID(), report_type: 'Bug', content: 'Le minuteur ne sonne pas.' })

describe('what one person may keep is counted before it is written, by all servers together:', () => {
  it('programs', async () => {
    const member = await newcomer(testApp)
    await fill(
      "INSERT INTO programs (id, user_id, name) SELECT gen_random_uuid(), $1, 'Plein' FROM generate_series(1, $2)",
      member.profile.id,
      storedLimits.programs - 1,
    )
    expect(await eightAtOnce('create-program', member, newProgram)).toEqual(outcomes(1, 'programs-full'))
  })

  it('exercises and sets in all programs together; a program that does not grow can still be saved', async () => {
    const member = await newcomer(testApp)
    const body = newProgram()
    const stored = await member.client.call('create-program', { body })
    const places = storedLimits.programExercises / programBounds.exercises.max
    await fill(
      `WITH made AS (INSERT INTO programs (id, user_id, name)
         SELECT gen_random_uuid(), $1, 'Plein' FROM generate_series(1, $2) RETURNING id)
       INSERT INTO program_exercises (program_id, exercise_id, "order", default_rest, sets)
       SELECT made.id, picked.id, picked.position, 60, '[{"reps":5,"weight":80,"rest":60}]'
       FROM made, (SELECT id, row_number() OVER () AS position FROM exercises LIMIT $3) AS picked`,
      member.profile.id,
      places,
      programBounds.exercises.max,
    )
    expect((await member.client.refusal('create-program', { body: newProgram() })).code).toBe('programs-full')
    const { id: _, ...fields } = body
    const save = (changes: object) =>
      member.client.send('update-program', {
        params: { id: body.id },
        body: { ...fields, version: stored.version, ...changes },
      })
    const [row] = body.exercises
    const grown = [{ ...row, sets: Array.from({ length: 30 }, () => ({ reps: 5, weight: 80, rest: 60 })) }]
    expect((await save({ exercises: grown })).status).toBe(200)
    const { id, version } = (await member.client.call('get-program', { params: { id: body.id } })) ?? {}
    await fill(
      "UPDATE program_exercises SET sets = (SELECT json_agg(json_build_object('reps', 5, 'weight', 80, 'rest', 60)) FROM generate_series(1, 5)) WHERE program_id IN (SELECT id FROM programs WHERE user_id = $1 AND id <> $2)",
      member.profile.id,
      id,
    )
    const longer = [...grown, body.exercises[1]]
    expect((await save({ exercises: longer, version })).body).toMatchObject({ code: 'programs-full' })
    expect((await save({ name: 'Autre nom', exercises: grown, version })).status).toBe(200)
  })

  it('custom exercises', async () => {
    const member = await newcomer(testApp)
    await fill(
      `INSERT INTO exercises (id, creator_id, name, equipment, description, muscle_group_id)
       SELECT 'custom-' || gen_random_uuid(), $1, 'Plein', '', '', 'pectoraux' FROM generate_series(1, $2)`,
      member.profile.id,
      storedLimits.exercises - 1,
    )
    expect(await eightAtOnce('create-exercise', member, newExercise)).toEqual(outcomes(1, 'exercises-full'))
    const [{ id } = { id: '' }] = (await member.client.call('get-exercises', { query: {} })).items.filter(
      ({ creator_id }) => creator_id !== null,
    )
    await member.client.call('delete-exercise', { params: { id } })
    expect(await eightAtOnce('create-exercise', member, newExercise)).toEqual(outcomes(1, 'exercises-full'))
  })

  it('messages to support', async () => {
    const member = await newcomer(testApp)
    await fill(
      `INSERT INTO reports (id, user_id, report_type, content, user_username, user_email, created_at)
       SELECT gen_random_uuid(), $1, 'Bug', 'Plein', '', '', now() FROM generate_series(1, $2)`,
      member.profile.id,
      storedLimits.reports - 1,
    )
    expect(await eightAtOnce('create-report', member, newReport)).toEqual(outcomes(1, 'reports-full'))
  })

  it('workouts', async () => {
    const member = await newcomer(testApp)
    await fillHistory(member.profile.id, storedLimits.workouts - 1, 1)
    const body = () => finishedWorkout(testApp.clock.now())
    expect(await eightAtOnce('create-workout-history', member, body)).toEqual(outcomes(1, 'history-full'))
  })

  it('recorded sets; what was stored once is still answered as stored', async () => {
    const member = await newcomer(testApp)
    const body = finishedWorkout(testApp.clock.now())
    const stored = await member.client.call('create-workout-history', { body })
    await fillHistory(member.profile.id, 100, storedLimits.sets / 100 - 1)
    await fillHistory(member.profile.id, 1, 100 - 4 * 3)
    const more = () => finishedWorkout(testApp.clock.now())
    expect(await eightAtOnce('create-workout-history', member, more)).toEqual(outcomes(3, 'history-full'))
    expect(await member.client.call('create-workout-history', { body })).toEqual(stored)
    const { id, program_id: _, sent_at: __, ...said } = body
    const change = (sets: typeof body.sets) => ({ params: { id }, body: { ...said, version: 1, sets } })
    const withOneMore = change([...body.sets, ...body.sets.slice(0, 1)])
    expect((await member.client.refusal('update-workout-history', withOneMore)).code).toBe('history-full')
    const withOneLess = change(body.sets.slice(1))
    expect((await member.client.call('update-workout-history', withOneLess)).sets_done).toBe(2)
  })

  it('different exercises done; one that was done before still fits', async () => {
    const member = await newcomer(testApp)
    const first = finishedWorkout(testApp.clock.now())
    await member.client.call('create-workout-history', { body: first })
    await fillHistory(member.profile.id, storedLimits.exercisesDone - 2, 1, "'exercise ' || number")
    const done = finishedWorkout(testApp.clock.now())
    expect((await member.client.send('create-workout-history', { body: done })).status).toBe(200)
    const sets = [{ exercise_id: 'one more', exercise_name: 'Un de plus', reps: 5, weight: 20 }]
    // That somebody else has done it makes no room here.
    const { client } = await newcomer(testApp)
    await client.call('create-workout-history', { body: finishedWorkout(testApp.clock.now(), { sets }) })
    const body = finishedWorkout(testApp.clock.now(), { sets })
    expect((await member.client.refusal('create-workout-history', { body })).code).toBe('history-full')
    expect((await member.client.call('get-last-sets')).items).toHaveLength(storedLimits.exercisesDone)
    const { id, program_id: _, sent_at: __, ...said } = first
    const swapped = (version: number, kept: typeof first.sets) =>
      member.client.send('update-workout-history', {
        params: { id },
        body: { ...said, version, sets: [...sets, ...kept] },
      })
    // What other workouts have, too, makes no room.
    expect((await swapped(1, [])).body).toMatchObject({ code: 'history-full' })
    await member.client.call('delete-workout-history', { params: { id: done.id } })
    expect((await swapped(1, first.sets)).body).toMatchObject({ code: 'history-full' })
    expect((await swapped(1, [])).status).toBe(200)
    expect((await member.client.call('get-last-sets')).items.length).toBeLessThanOrEqual(storedLimits.exercisesDone)
  })

  it('sessions: beyond the limit the one that was used least recently ends', async () => {
    const { client, form, profile } = await newcomer(testApp)
    testApp.clock.advance({ seconds: 1 })
    await fill(
      `INSERT INTO sessions (id, user_id, access_hash, access_expires_at, refresh_hash, rotated_at, remember, agent,
                             password_typed_at, last_used_at, expires_at, created_at)
       SELECT gen_random_uuid(), $1, '', $3, '', $3, true, '', $3, $3, $3::timestamptz + interval '1 day', $3
       FROM generate_series(1, $2)`,
      profile.id,
      storedLimits.sessions - 1,
      new Date(testApp.clock.now()),
    )
    expect((await client.call('get-devices')).items).toHaveLength(storedLimits.sessions)
    testApp.clock.advance({ seconds: 1 })
    const newest = testApp.client()
    await newest.call('sign-in', { body: { email: form.email, password: form.password, remember: true } })
    expect((await newest.call('get-devices')).items).toHaveLength(storedLimits.sessions)
  })
})
