import type { TrainingChanges } from '@fonte/contract/training-log/training-log'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgetDeletionsBefore } from '../platform/revision-store.ts'
import { countStatements } from '../test-kit/count-statements.ts'
import { type Member, newcomer } from '../test-kit/factories.ts'
import { holdTable } from '../test-kit/hold-table.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'
import { finishedWorkout } from '../test-kit/training.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp()
})

afterAll(() => testApp.close())

const query = (text: string, ...values: unknown[]) => testApp.platform.database.pool.query(text, values)

const changes = ({ client }: Member, since?: string) =>
  client.call('get-training-changes', { query: since === undefined ? {} : { since } })

const train = async ({ client }: Member, changed = {}) => {
  const body = finishedWorkout(testApp.clock.now(), changed)
  await client.call('create-workout-history', { body })
  return body.id
}

/** Stores `count` workouts of a person, of so many sets each, at once, without asking for each. */
const trainOften = async ({ profile }: Member, count: number, sets = 1) => {
  await query(
    `INSERT INTO workout_history (id, user_id, program_name, duration_minutes, exercises_done, sets_done, total_weight_lifted, completed_at)
     SELECT gen_random_uuid(), $1, 'Force', 30, 1, $3::int, 100, now() FROM generate_series(1, $2::int)`,
    profile.id,
    count,
    sets,
  )
}

/** Reads to the end from `since` on. */
const readAll = async (member: Member, since?: string): Promise<TrainingChanges[]> => {
  const page = await changes(member, since)
  return page.more ? [page, ...(await readAll(member, page.next))] : [page]
}

describe('the changes of a training log', () => {
  it('are all of it at first, each set packed into a row without what is absent at its end', async () => {
    const lifter = await newcomer(testApp)
    const squat = { exercise_id: 'predefined-squat', exercise_name: 'Squat «\u00a0bas\u00a0»' }
    const id = await train(lifter, {
      utc_offset: -300,
      notes: { workout: 'Bonne "forme"' },
      sets: [
        { ...squat, reps: 5, weight: 20, kind: 'warmup' },
        { ...squat, reps: 5, weight: 102.06, weight_lb: 225, at: 300 },
        { ...squat, reps: 5, weight: 82.5, at: 60, rir: 1.5 },
        {
          exercise_id: 'planche',
          exercise_name: 'Planche',
          reps: 0,
          weight: 0,
          seconds: 45,
          note: 'Long',
          place: 'p2',
        },
        { ...squat, reps: 0, weight: 0, assist: 20, assist_lb: 44.09, side: 'left', group: 1, distance: 10, at: 400 },
      ],
    })
    const { entries, exercises, ...page } = await changes(lifter)
    expect(page).toEqual({ start_over: true, gone: [], measures: [], of: 1, next: '1.1', more: false })
    const sets = entries[0]?.sets.map(([exercise, ...figures]) => [exercises[Number(exercise)]?.[1], ...figures])
    expect(sets).toEqual([
      ['Squat «\u00a0bas\u00a0»', 5, 20, null, 'warmup'],
      ['Squat «\u00a0bas\u00a0»', 5, 102.06, 300, null, null, null, 225],
      ['Squat «\u00a0bas\u00a0»', 5, 82.5, 60, null, 1.5],
      ['Planche', 0, 0, null, null, null, 45, null, null, null, null, null, null, 'Long', 'p2'],
      ['Squat «\u00a0bas\u00a0»', 0, 0, 400, null, null, null, null, 1, 10, 20, 44.09, 'left'],
    ])
    expect(exercises.map(([exercise]) => exercise).toSorted()).toEqual(['planche', 'predefined-squat'])
    const end = testApp.clock.now()
    expect(entries).toEqual([
      {
        id,
        name: 'Haut du corps',
        started_at: end - 42 * 60_000,
        completed_at: end,
        offset: -300,
        minutes: 42,
        notes: { workout: 'Bonne "forme"' },
        version: 1,
        origin: 'live',
        sets: entries[0]?.sets,
      },
    ])
  })

  it('are afterwards what came since, and nothing where nothing did', async () => {
    const lifter = await newcomer(testApp)
    await train(lifter)
    const first = await changes(lifter)
    expect(await changes(lifter, first.next)).toEqual({
      start_over: false,
      exercises: [],
      entries: [],
      gone: [],
      measures: [],
      next: first.next,
      more: false,
    })
    const second = await train(lifter)
    const since = await changes(lifter, first.next)
    expect([since.start_over, since.entries.map(({ id }) => id), since.of]).toEqual([false, [second], 2])
  })

  it('tell of a changed workout again, and of a deleted one by its id', async () => {
    const lifter = await newcomer(testApp)
    const [kept, deleted] = [await train(lifter), await train(lifter)]
    const { next } = await changes(lifter)
    await query(`UPDATE workout_history SET program_name = 'Jambes' WHERE id = $1`, kept)
    await query('DELETE FROM workout_history WHERE id = $1', deleted)
    const since = await changes(lifter, next)
    expect(since.entries.map(({ id, name }) => [id, name])).toEqual([[kept, 'Jambes']])
    expect([since.gone, since.of]).toEqual([[deleted], 1])
    expect((await changes(lifter)).gone).toEqual([])
  })

  it('tell of a deleted workout that the server does not have: after a restore another device may', async () => {
    const lifter = await newcomer(testApp)
    await train(lifter)
    const { next } = await changes(lifter)
    const id = crypto.randomUUID()
    const remove = () => lifter.client.call('delete-workout-history', { params: { id } })
    await remove()
    const since = await changes(lifter, next)
    expect([since.start_over, since.gone]).toEqual([false, [id]])
    await remove()
    expect((await changes(lifter, since.next)).next).toBe(since.next)
  })

  it('come in pages that hold each change once, also one that is made between two of them', async () => {
    const lifter = await newcomer(testApp)
    await trainOften(lifter, 1_100)
    const first = await changes(lifter)
    expect([first.entries.length, first.of, first.more]).toEqual([500, 1_100, true])
    const [seen, unseen] = [first.entries[3]?.id, (await readAll(lifter)).at(-1)?.entries.at(-1)?.id]
    await query('DELETE FROM workout_history WHERE id = ANY($1)', [seen, unseen])
    const rest = await readAll(lifter, first.next)
    expect(rest.map(({ start_over }) => start_over)).toEqual(rest.map(() => false))
    const ids = new Set([first, ...rest].flatMap(({ entries }) => entries.map(({ id }) => id)))
    for (const gone of rest.flatMap(({ gone: some }) => some)) ids.delete(gone)
    const { rows } = await query('SELECT id FROM workout_history WHERE user_id = $1', lifter.profile.id)
    expect([...ids].toSorted()).toEqual(rows.map(({ id }) => id as string).toSorted())
  })

  it('come in pages of 5,000 sets at most, or of one workout: long workouts make no endless answer', async () => {
    const lifter = await newcomer(testApp)
    const gone = await train(lifter)
    const { next } = await changes(lifter)
    await query('DELETE FROM workout_history WHERE id = $1', gone)
    await trainOften(lifter, 3, 1_750)
    await trainOften(lifter, 2, 5_001)
    await trainOften(lifter, 40, 125)
    const pages = await readAll(lifter, next)
    expect(pages.map((page) => [page.gone.length, page.entries.length, page.more])).toEqual([
      [1, 2, true],
      [0, 1, true],
      [0, 1, true],
      [0, 1, true],
      [0, 40, false],
    ])
    expect(new Set(pages.flatMap(({ entries }) => entries.map(({ id }) => id))).size).toBe(45)
  })

  it('start over after a reset, where a deletion is forgotten, and for who knows more than a restored server', async () => {
    const lifter = await newcomer(testApp)
    const deleted = await train(lifter)
    await trainOften(lifter, 2)
    const { next } = await changes(lifter)
    await query('DELETE FROM workout_history WHERE id = $1', deleted)
    await query(`UPDATE deleted_rows SET deleted_at = now() - interval '181 days' WHERE id = $1`, deleted)
    await testApp.platform.database.transaction((writer) =>
      forgetDeletionsBefore(new Date(Date.now() - 180 * 86_400_000), writer),
    )
    const anew = await changes(lifter, next)
    expect([anew.start_over, anew.entries.length]).toEqual([true, 2])
    await lifter.client.call('reset-user-data', { body: {} })
    expect(await changes(lifter, anew.next)).toMatchObject({ start_over: true, entries: [], gone: [] })
    expect((await changes(lifter, '99.99')).start_over).toBe(true)
  })

  it('read by pages over a purge end, although deletions of before are forgotten', async () => {
    const lifter = await newcomer(testApp)
    await trainOften(lifter, 700)
    await query('UPDATE training_clock SET known_from = seq WHERE user_id = $1', lifter.profile.id)
    expect((await readAll(lifter)).map(({ entries }) => entries.length)).toEqual([500, 200])
  })

  it('start over also after a reset that comes between a look at the clock and at the changes', async () => {
    const lifter = await newcomer(testApp)
    const weigh = (day: string) =>
      lifter.client.call('put-body-measures', { body: { measures: [{ day, kind: 'weight', value: 80 }] } })
    await weigh('2026-11-01')
    const { next } = await changes(lifter)
    await weigh('2026-11-02')
    const held = await holdTable(testApp.platform.database.pool, 'body_measures')
    const asked = changes(lifter, next)
    await held.isWaitedFor()
    await held.change('DELETE FROM body_measures WHERE user_id = $1', [lifter.profile.id])
    await held.change('UPDATE training_clock SET seq = seq + 1, known_from = seq + 1 WHERE user_id = $1', [
      lifter.profile.id,
    ])
    await held.change("INSERT INTO body_measures (user_id, day, kind, value) VALUES ($1, '2026-11-03', 'weight', 81)", [
      lifter.profile.id,
    ])
    await held.release()
    expect(await asked).toMatchObject({ start_over: true, measures: [['2026-11-03', 'weight', 81]] })
  })

  it('cost as many statements for a page of many as for one of few', async () => {
    const lifter = await newcomer(testApp)
    const cost = () => countStatements(testApp.platform.database.pool, () => changes(lifter))
    await train(lifter)
    const little = await cost()
    await trainOften(lifter, 300)
    expect(await cost()).toBe(little)
  })

  it('are those of one’s own log, and refuse a cursor that is none', async () => {
    const [lifter, other] = [await newcomer(testApp), await newcomer(testApp)]
    await train(lifter)
    expect((await changes(other)).entries).toEqual([])
    for (const since of ['', '7', '1.x', '-1.0', `${'9'.repeat(40)}.1`]) {
      expect((await lifter.client.refusal('get-training-changes', { query: { since } })).code).toBe('invalid-input')
    }
  })
})

describe('a transaction that writes many workouts', () => {
  it('numbers each of them, takes the clock a few times only, and leaves it above them all', async () => {
    const lifter = await newcomer(testApp)
    await trainOften(lifter, 5_000)
    await train(lifter)
    const { rows } = await query(
      `SELECT count(DISTINCT workout_history.seq) AS numbers, max(workout_history.seq) AS highest, min(training_clock.seq) AS clock
       FROM workout_history JOIN training_clock USING (user_id) WHERE user_id = $1`,
      lifter.profile.id,
    )
    expect(Number(rows[0].numbers)).toBe(5_001)
    expect(Number(rows[0].clock)).toBeGreaterThanOrEqual(Number(rows[0].highest))
    expect((await readAll(lifter)).flatMap(({ entries }) => entries)).toHaveLength(5_001)
  })
})

describe('a log whose person has no clock', () => {
  it('takes no change: none is ever stored without its number', async () => {
    const lifter = await newcomer(testApp)
    await query('DELETE FROM training_clock WHERE user_id = $1', lifter.profile.id)
    const notNull = expect.objectContaining({ code: '23502', column: 'seq' })
    await expect(trainOften(lifter, 1)).rejects.toEqual(notNull)
    const weigh = `INSERT INTO body_measures (user_id, day, kind, value) VALUES ($1, '2026-01-01', 'weight', 80)`
    await expect(query(weigh, lifter.profile.id)).rejects.toEqual(notNull)
  })
})

describe('two writers of one log', () => {
  const isSomebodyBlocked = async () => {
    const { rows } = await query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND cardinality(pg_blocking_pids(pid)) > 0`,
    )
    return rows.length > 0
  }

  it('take their numbers one after the other: no reader of a higher one has missed a lower one', async () => {
    const lifter = await newcomer(testApp)
    const { pool } = testApp.platform.database
    const insert = `INSERT INTO workout_history (id, user_id, program_name, duration_minutes, exercises_done, sets_done, total_weight_lifted, completed_at)
      VALUES (gen_random_uuid(), $1, 'Force', 30, 1, 1, 100, now())`
    const slow = await pool.connect()
    await slow.query('BEGIN')
    await slow.query(insert, [lifter.profile.id])
    let isDone = false
    const fast = query(insert, lifter.profile.id).then(() => (isDone = true))
    await expect.poll(async () => isDone || (await isSomebodyBlocked()), { timeout: 20_000 }).toBe(true)
    // As long as the first has not committed, the second shows nothing that a reader could go on from.
    const seen = await changes(lifter)
    await slow.query('COMMIT')
    slow.release()
    await fast
    expect(seen).toMatchObject({ entries: [], next: '0.0' })
    expect((await changes(lifter, seen.next)).entries).toHaveLength(2)
  })
})
