import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, newcomer } from '../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'
import { finishedWorkout } from '../test-kit/training.ts'

let testApp: OwnTestApp
let lifter: Member

beforeAll(async () => {
  testApp = await startTestApp()
})

afterAll(() => testApp.close())

const squat = { exercise_id: 'squat', exercise_name: 'Squat', reps: 5, weight: 100 }
const pullUp = { exercise_id: 'pull-up', exercise_name: 'Traction', reps: 8, weight: 0 }
const plank = { exercise_id: 'plank', exercise_name: 'Planche', reps: 0, weight: 0 }
const newWorkout = (changes = {}) => finishedWorkout(testApp.clock.now(), changes)

const told = {
  ...squat,
  kind: 'failure' as const,
  rir: 0,
  side: 'left' as const,
  group: 1,
  at: 180,
  note: 'Dur',
  place: 'second',
}

/** A set with every detail that can stand together, and others with the rest. */
const sets = [
  { ...squat, kind: 'warmup' as const, weight: 61.23, weight_lb: 135, at: 60 },
  told,
  { ...pullUp, assist: 20.41, assist_lb: 45, rir: 1.5 },
  { ...plank, seconds: 60, distance: 5 },
]
const notes = { workout: 'Bonne séance', places: { squat: 'Pieds plus larges', second: 'Barre basse' } }

describe('what a set says', () => {
  beforeAll(async () => {
    lifter = await newcomer(testApp)
  })

  it('is stored and answered, with the notes of the workout', async () => {
    const body = newWorkout({ sets, notes })
    const stored = await lifter.client.call('create-workout-history', { body })
    expect(stored).toMatchObject({ sets, notes })
    expect(stored.sets).toEqual(sets)
    expect(await lifter.client.call('get-workout-history-entry', { params: { id: body.id } })).toEqual(stored)
    const { workout_history } = await lifter.client.call('export-user-data', { body: {} })
    expect(workout_history).toEqual([stored])
    expect(await lifter.client.call('create-workout-history', { body })).toEqual(stored)
  })

  it.each([
    ['kind', { kind: 'drop' as const }],
    ['reserve', { rir: 0.5 }],
    ['time', { at: 181 }],
    ['place', { place: 'third' }],
    ['note', { note: 'Facile' }],
  ])('is part of the workout: another %s under the same id does not count as arrived', async (_, change) => {
    const body = newWorkout({ sets: [squat, told], notes })
    await lifter.client.call('create-workout-history', { body })
    const other = { ...body, sets: [squat, { ...told, ...change }] }
    expect((await lifter.client.refusal('create-workout-history', { body: other })).code).toBe('id-conflict')
  })

  it('is as absent where a set says nothing: the answer has the four fields that it always had', async () => {
    const stored = await lifter.client.call('create-workout-history', { body: newWorkout({ sets: [squat] }) })
    const entry = await lifter.client.call('get-workout-history-entry', { params: { id: stored.id } })
    expect([JSON.stringify(stored.sets), JSON.stringify(entry.sets)]).toEqual(Array(2).fill(JSON.stringify([squat])))
    expect(Object.keys(entry)).not.toContain('notes')
  })

  it('never changes what a set counts in the totals: one set, and repetitions times weight', async () => {
    const other = await newcomer(testApp)
    const plain = sets.map(({ exercise_id, exercise_name, reps, weight }) => ({
      exercise_id,
      exercise_name,
      reps,
      weight,
    }))
    const person = await newcomer(testApp)
    await person.client.call('create-workout-history', { body: newWorkout({ sets }) })
    await other.client.call('create-workout-history', { body: newWorkout({ sets: plain }) })
    const { total_weight_lb, ...totals } = await person.client.call('get-workout-totals')
    expect(totals).toEqual(await other.client.call('get-workout-totals'))
    expect(totals).toMatchObject({ sets_done: 4, total_weight_lifted: 806.15 })
    expect(total_weight_lb).toBe(1777.31)
  })
})

describe('the sets of the last time', () => {
  it('are neither warm-ups nor missed, and say what they were measured in, and which are drops', async () => {
    const person = await newcomer(testApp)
    const done = [
      { ...squat, kind: 'warmup' as const, weight: 20 },
      { ...squat, weight: 102.06, weight_lb: 225, rir: 2 },
      { ...squat, reps: 0 },
      { ...squat, kind: 'failure' as const },
      { ...squat, kind: 'drop' as const, weight: 60 },
      { ...pullUp, assist: 20.41, assist_lb: 45 },
      { ...plank, seconds: 45, distance: 3 },
      { ...plank, side: 'left' as const, seconds: 30 },
    ]
    await person.client.call('create-workout-history', {
      body: finishedWorkout(testApp.clock.now() - 5_400_000, { sets: done }),
    })
    await person.client.call('create-workout-history', { body: newWorkout({ sets: [done[0], done[2]] }) })
    const { items } = await person.client.call('get-last-sets')
    expect(Object.fromEntries(items.map(({ exercise_id, sets: last }) => [exercise_id, last]))).toEqual({
      squat: [
        { reps: 5, weight: 102.06, weight_lb: 225, rir: 2 },
        { reps: 5, weight: squat.weight },
        { reps: 5, weight: 60, kind: 'drop' },
      ],
      'pull-up': [{ reps: 8, weight: 0, assist: 20.41, assist_lb: 45 }],
      plank: [
        { reps: 0, weight: 0, seconds: 45, distance: 3 },
        { reps: 0, weight: 0, seconds: 30, side: 'left' },
      ],
    })
  })
})
