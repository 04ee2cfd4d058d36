import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Output } from '../test-kit/caller.ts'
import { recordStatements } from '../test-kit/count-statements.ts'
import { type Member, newcomer } from '../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'
import { finishedWorkout } from '../test-kit/training.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp()
})

afterAll(() => testApp.close())

const day = 86_400_000

const finish = ({ client }: Member, endedAt = testApp.clock.now(), changes = {}) =>
  client.call('create-workout-history', {
    body: finishedWorkout(endedAt, { sent_at: new Date(testApp.clock.now()).toISOString(), ...changes }),
  })

/** All workouts of the history, read page by page. */
const allPages = async ({ client }: Member) => {
  const seen: Output<'get-workout-history'>['items'][number][] = []
  let cursor: string | undefined
  do {
    const page = await client.call('get-workout-history', { query: cursor ? { cursor } : {} })
    seen.push(...page.items)
    cursor = page.next ?? undefined
  } while (cursor)
  return seen
}

const history = async ({ client }: Member) => (await client.call('get-workout-history', { query: {} })).items

describe('a finished workout', () => {
  it('is kept with its sets and the figures that follow from them', async () => {
    const lifter = await newcomer(testApp)
    const entry = await finish(lifter)
    expect(entry).toMatchObject({
      user_id: lifter.profile.id,
      duration_minutes: 42,
      exercises_done: 2,
      sets_done: 3,
      total_weight_lifted: 742.5,
      completed_at: new Date(testApp.clock.now()).toISOString(),
    })
    expect(entry.sets.map(({ reps, weight }) => [reps, weight])).toEqual([
      [5, 82.5],
      [4, 82.5],
      [8, 0],
    ])
    const read = await lifter.client.call('get-workout-history-entry', { params: { id: entry.id } })
    expect(read).toEqual(entry)
  })

  it('counts once, however often it arrives and however late', async () => {
    const lifter = await newcomer(testApp)
    const body = finishedWorkout(testApp.clock.now())
    const sentAgain = { ...body, sent_at: new Date(testApp.clock.now() + 5000).toISOString() }
    const first = await lifter.client.call('create-workout-history', { body })
    const together = await Promise.all(
      [body, sentAgain, body].map((again) => lifter.client.call('create-workout-history', { body: again })),
    )
    expect(together).toEqual([first, first, first])
    expect(await history(lifter)).toHaveLength(1)
    expect(await lifter.client.call('get-workout-totals')).toEqual({
      sessions: 1,
      duration_minutes: 42,
      sets_done: 3,
      total_weight_lifted: 742.5,
    })
  })

  it('does not take the place of another one of the same id', async () => {
    const lifter = await newcomer(testApp)
    const other = await newcomer(testApp)
    const body = finishedWorkout(testApp.clock.now())
    await lifter.client.call('create-workout-history', { body })
    const changed = { body: { ...body, duration_minutes: 1 } }
    expect((await lifter.client.refusal('create-workout-history', changed)).code).toBe('id-conflict')
    expect((await other.client.refusal('create-workout-history', { body })).code).toBe('id-conflict')
    expect(await history(other)).toEqual([])
  })

  it('is dated by the server, though the device waited for days with a clock that is years off', async () => {
    const lifter = await newcomer(testApp)
    const onDevice = Date.parse('2031-03-01T10:00:00Z')
    const entry = await finish(lifter, onDevice, { sent_at: new Date(onDevice + 2 * day).toISOString() })
    expect(Date.parse(entry.completed_at)).toBe(testApp.clock.now() - 2 * day)
    expect(Date.parse(entry.started_at ?? '')).toBe(testApp.clock.now() - 2 * day - 42 * 60_000)
  })

  it('never ends in the future, nor before the calendar of the database', async () => {
    const lifter = await newcomer(testApp)
    const ahead = await finish(lifter, testApp.clock.now(), { sent_at: new Date(0).toISOString() })
    expect(Date.parse(ahead.completed_at)).toBe(testApp.clock.now())
    const ancient = { completed_at: '0001-01-01T00:00:00Z', started_at: '0001-01-01T00:00:00Z' }
    const entry = await finish(lifter, testApp.clock.now(), { ...ancient, sent_at: '9999-12-31T23:59:59Z' })
    expect(entry.completed_at).toBe('1970-01-01T00:00:00.000Z')
  })

  it('holds 50 different exercises at most, as many as a program', async () => {
    const lifter = await newcomer(testApp)
    const of = (exercises: number) =>
      Array.from({ length: exercises }, (_, number) => ({
        exercise_id: `exercise ${number}`,
        exercise_name: 'Squat',
        reps: 5,
        weight: 60,
      }))
    expect((await finish(lifter, testApp.clock.now(), { sets: of(50) })).exercises_done).toBe(50)
    const body = finishedWorkout(testApp.clock.now(), { sets: of(51) })
    expect(await lifter.client.refusal('create-workout-history', { body })).toMatchObject({
      code: 'invalid-input',
      errors: [{ path: 'body.sets', reason: 'too-many-exercises' }],
    })
  })

  it('is refused with a reason for each field that makes no sense', async () => {
    const lifter = await newcomer(testApp)
    const [set] = finishedWorkout(0).sets
    const body = {
      ...finishedWorkout(0),
      duration_minutes: -1,
      sets: [
        { ...set, reps: 1.5, weight: 2000.5 },
        { ...set, weight: 1.2345 },
      ],
    }
    const { status, body: problem } = await lifter.client.send('create-workout-history', { body })
    const { errors } = problem as { errors: { path: string }[] }
    expect(status).toBe(400)
    expect(errors.map(({ path }) => path)).toEqual([
      'body.duration_minutes',
      'body.sets.0.reps',
      'body.sets.0.weight',
      'body.sets.1.weight',
    ])
  })
})

describe('the history', () => {
  it('pages newest first without losing or repeating an entry', async () => {
    const lifter = await newcomer(testApp)
    const stored: string[] = []
    for (let count = 0; count < 45; count += 1) {
      stored.push((await finish(lifter, testApp.clock.now() - (count % 9) * day)).id)
    }
    const seen = await allPages(lifter)
    expect(seen.map(({ id }) => id).sort()).toEqual(stored.sort())
    const dates = seen.map(({ completed_at }) => completed_at)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  it('pages on behind a workout of before 1970, up to the first one that there can be', async () => {
    const lifter = await newcomer(testApp)
    const stored: string[] = []
    for (let count = 0; count < 23; count += 1) {
      const started_at = new Date(Date.UTC(1950, 0, 1 + count)).toISOString()
      const completed_at = new Date(Date.UTC(1950, 0, 1 + count, 1)).toISOString()
      stored.unshift((await finish(lifter, undefined, { origin: 'hand', started_at, completed_at })).id)
    }
    expect((await allPages(lifter)).map(({ id }) => id)).toEqual(stored)
  })

  it.each(['', '/totals', '/last-sets'])('is not sent again (%s) to who has it, until it changes', async (path) => {
    const lifter = await newcomer(testApp)
    const read = (etag: unknown) => {
      const headers = { cookie: lifter.client.jar.header() ?? '', 'if-none-match': String(etag) }
      return testApp.app.inject({ url: `/api/workout-history${path}`, headers })
    }
    const tags: unknown[] = []
    const expectNewAnswer = async () => {
      const { statusCode, headers } = await read(tags.at(-1))
      expect([statusCode, tags.includes(headers.etag)]).toEqual([200, false])
      tags.push(headers.etag)
      expect((await read(headers.etag)).statusCode).toBe(304)
    }
    await expectNewAnswer()
    for (let count = 0; count < 22; count += 1) await finish(lifter, testApp.clock.now() - count * day)
    await expectNewAnswer()
    // One that waited on a device and belongs to a page that nobody has read yet.
    await finish(lifter, testApp.clock.now() - 400 * day)
    await expectNewAnswer()
  })

  it('refuses a cursor that it never gave', async () => {
    const lifter = await newcomer(testApp)
    const forged = Buffer.from('999_------------------------------------').toString('base64url')
    const problem = await lifter.client.refusal('get-workout-history', { query: { cursor: forged } })
    expect(problem).toMatchObject({ code: 'invalid-input', errors: [{ path: 'query.cursor' }] })
    await lifter.client.call('get-workout-history', { query: {} })
    const word = await lifter.client.refusal('get-workout-history', { query: { cursor: 'undefined' } })
    expect(word.code).toBe('invalid-input')
  })

  it('finds the last sets by probes of an index that read no row in vain, however many exercises a workout holds', async () => {
    const lifter = await newcomer(testApp)
    const { pool } = testApp.platform.database
    const train = (workouts: number, exercises: number) =>
      pool.query(
        `WITH made AS (
           INSERT INTO workout_history (id, user_id, program_name, duration_minutes, exercises_done, sets_done, total_weight_lifted, completed_at)
           SELECT gen_random_uuid(), $1, 'Jambes', 60, 50, 1500, 0, to_timestamp($2) FROM generate_series(1, $2) RETURNING id)
         INSERT INTO workout_sets (entry_id, "order", user_id, completed_at, exercise_id, exercise_name, reps, weight)
         SELECT id, number, $1, to_timestamp($2), 'exercise ' || number % $3, 'Squat', 5, 100
         FROM made, generate_series(0, 1499) AS number`,
        [lifter.profile.id, workouts, exercises],
      )
    await train(20, 1500)
    await pool.query('ANALYZE workout_sets')
    const sent = await recordStatements(pool, () => lifter.client.call('get-last-sets'))
    const statement = sent.find(({ text }) => text.includes('WITH RECURSIVE'))
    const { rows } = await pool.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${statement?.text}`, [
      ...(statement?.values ?? []),
    ])
    const plan = JSON.stringify(rows[0])
    expect(plan).not.toContain('"Seq Scan"')
    // One row is left out: the one that says that there is no further exercise.
    const inVain = [...plan.matchAll(/"Rows Removed by [^"]+":(\d+)/g)].map(([, count]) => Number(count))
    expect(Math.max(0, ...inVain)).toBeLessThanOrEqual(1)
    await train(21, 10)
    const { items } = await lifter.client.call('get-last-sets')
    expect(items.filter(({ sets }) => sets.length === 30)).toHaveLength(10)
    expect(items.filter(({ sets }) => sets.length === 1)).toHaveLength(1490)
  })

  it('is nobody else’s business', async () => {
    const lifter = await newcomer(testApp)
    const other = await newcomer(testApp)
    const { id } = await finish(lifter)
    expect((await other.client.refusal('get-workout-history-entry', { params: { id } })).code).toBe('not-found')
    expect((await testApp.client().refusal('get-workout-history', { query: {} })).code).toBe('signed-out')
  })

  it('tells for each exercise the sets of the last time', async () => {
    const lifter = await newcomer(testApp)
    const squat = (weight: number) => ({ exercise_id: 'squat', exercise_name: 'Squat', reps: 5, weight })
    const curl = { exercise_id: 'curl', exercise_name: 'Curl', reps: 12, weight: 14 }
    await finish(lifter, testApp.clock.now() - 7 * day, { sets: [squat(100), curl, squat(90)] })
    await finish(lifter, testApp.clock.now(), { sets: [squat(105), squat(95)] })
    const { items } = await lifter.client.call('get-last-sets')
    expect(items.map(({ exercise_id, sets }) => [exercise_id, sets])).toEqual([
      ['curl', [{ reps: 12, weight: 14 }]],
      [
        'squat',
        [
          { reps: 5, weight: 105 },
          { reps: 5, weight: 95 },
        ],
      ],
    ])
    expect((await (await newcomer(testApp)).client.call('get-last-sets')).items).toEqual([])
  })
})
