import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, newcomer } from '../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'
import { finishedWorkout } from '../test-kit/training.ts'

let testApp: OwnTestApp
let lifter: Member

beforeAll(async () => {
  testApp = await startTestApp()
  lifter = await newcomer(testApp)
})

afterAll(() => testApp.close())

const minute = 60_000
const squat = { exercise_id: 'squat', exercise_name: 'Squat', reps: 5, weight: 100 }
const curl = { exercise_id: 'curl', exercise_name: 'Curl', reps: 12, weight: 14 }
const newWorkout = (changes = {}) => finishedWorkout(testApp.clock.now(), changes)
const store = (changes = {}) => lifter.client.call('create-workout-history', { body: newWorkout(changes) })
const ago = (minutes: number) => new Date(testApp.clock.now() - minutes * minute).toISOString()

describe('a workout under an id that is taken', () => {
  const sets = [squat, curl]

  it.each([
    ['one repetition more', { sets: [{ ...squat, reps: 6 }, curl] }],
    ['half a kilogram more', { sets: [{ ...squat, weight: 100.5 }, curl] }],
    ['another exercise', { sets: [{ ...squat, exercise_id: 'front-squat' }, curl] }],
    ['another order', { sets: [curl, squat] }],
    ['one set less', { sets: [squat] }],
    ['one set more', { sets: [squat, curl, curl] }],
    ['another name', { program_name: 'Bas du corps' }],
    ['another duration', { duration_minutes: 41 }],
  ])('does not count as arrived when it has %s: it stays on the device', async (_, changes) => {
    const body = newWorkout({ sets })
    const stored = await lifter.client.call('create-workout-history', { body })
    const other = { body: { ...body, ...changes } }
    expect((await lifter.client.refusal('create-workout-history', other)).code).toBe('id-conflict')
    expect(await lifter.client.call('get-workout-history-entry', { params: { id: body.id } })).toEqual(stored)
  })

  it('counts as arrived when only the clock of the device was set meanwhile, or the name of an exercise', async () => {
    const body = newWorkout({ sets })
    const stored = await lifter.client.call('create-workout-history', { body })
    const renamed = sets.map((set) => ({ ...set, exercise_name: 'Autrement' }))
    const again = { ...body, sets: renamed, sent_at: ago(-5), started_at: ago(142), completed_at: ago(100) }
    expect(await lifter.client.call('create-workout-history', { body: again })).toEqual(stored)
  })

  it('keeps the day of its first arrival, which can be changed, whatever a wrong clock says at the second', async () => {
    const day = 1440
    const body = newWorkout({ sets, started_at: ago(day + 42), completed_at: ago(day) })
    const stored = await lifter.client.call('create-workout-history', { body: { ...body, sent_at: ago(day) } })
    expect(stored.completed_at).toBe(ago(0))
    expect(await lifter.client.call('create-workout-history', { body })).toEqual(stored)
    const { program_name, duration_minutes, version = 1 } = stored
    const times = { started_at: body.started_at, completed_at: body.completed_at }
    const change = { program_name, duration_minutes, sets, version, ...times }
    const put = { params: { id: body.id }, body: change }
    expect(await lifter.client.call('update-workout-history', put)).toMatchObject(times)
    expect(await lifter.client.call('create-workout-history', { body })).toMatchObject(times)
  })
})

describe('the duration of a workout', () => {
  it('is never longer than the time between its start and its end', async () => {
    const times = { started_at: ago(30.5), completed_at: ago(0) }
    expect((await store({ ...times, duration_minutes: 31 })).duration_minutes).toBe(30)
    expect((await store({ ...times, duration_minutes: 100_000 })).duration_minutes).toBe(30)
  })

  it('may be shorter, where the device left an idle end out', async () => {
    const idle = { started_at: ago(300), completed_at: ago(0), duration_minutes: 55 }
    expect((await store(idle)).duration_minutes).toBe(55)
  })

  it('answers a second sending as the first, where it was shortened', async () => {
    const body = newWorkout({ started_at: ago(10), duration_minutes: 90 })
    const stored = await lifter.client.call('create-workout-history', { body })
    expect(stored.duration_minutes).toBe(10)
    expect(await lifter.client.call('create-workout-history', { body })).toEqual(stored)
  })
})

describe('a workout that begins after its end', () => {
  it('begins at its end and lasts no time; its sets count', async () => {
    const entry = await store({ started_at: ago(5), completed_at: ago(20), sets: [squat] })
    expect(entry).toMatchObject({ started_at: ago(20), completed_at: ago(20), duration_minutes: 0, sets_done: 1 })
  })
})

describe('a workout without a set', () => {
  it('is refused, and the history stays as it is', async () => {
    const before = await lifter.client.call('get-workout-totals')
    expect(await lifter.client.refusal('create-workout-history', { body: newWorkout({ sets: [] }) })).toMatchObject({
      code: 'invalid-input',
      errors: [{ path: 'body.sets' }],
    })
    expect(await lifter.client.call('get-workout-totals')).toEqual(before)
  })
})

describe('the last sets of an exercise', () => {
  it('are one’s own, though somebody else did the same exercise later, and others besides', async () => {
    const [first, other] = [await newcomer(testApp), await newcomer(testApp)]
    const finish = ({ client }: Member, minutes: number, sets: readonly object[]) =>
      client.call('create-workout-history', {
        body: newWorkout({ sets, started_at: ago(minutes + 42), completed_at: ago(minutes) }),
      })
    await finish(first, 60, [squat, curl])
    const deadlift = { ...squat, exercise_id: 'deadlift', weight: 180 }
    await finish(other, 10, [{ ...squat, weight: 200 }, deadlift, { ...curl, weight: 30 }])
    // Even a row of theirs under one’s own workout is none of one’s own.
    await testApp.platform.database.pool.query(
      `INSERT INTO workout_sets (entry_id, "order", user_id, completed_at, exercise_id, exercise_name, reps, weight)
       SELECT entry_id, 9, $2, completed_at, exercise_id, exercise_name, 1, 200
       FROM workout_sets WHERE user_id = $1 AND exercise_id = 'squat'`,
      [first.profile.id, other.profile.id],
    )
    const { items } = await first.client.call('get-last-sets')
    expect(items).toEqual([
      { exercise_id: 'curl', completed_at: ago(60), sets: [{ reps: 12, weight: 14 }] },
      { exercise_id: 'squat', completed_at: ago(60), sets: [{ reps: 5, weight: 100 }] },
    ])
  })
})
