import type { HistoryEntryWithSets } from '@fonte/contract/history'
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

const minute = 60_000
const day = 24 * 60 * minute
const squat = { exercise_id: 'squat', exercise_name: 'Squat', reps: 5, weight: 100 }
const ago = (ms: number) => new Date(testApp.clock.now() - ms).toISOString()

const trained = async (changes = {}): Promise<HistoryEntryWithSets> => {
  lifter = await newcomer(testApp)
  const body = finishedWorkout(testApp.clock.now(), { sets: [squat], ...changes })
  return lifter.client.call('create-workout-history', { body })
}

/** A change of an entry that says all it said before, but for `changes`. */
const change = (entry: HistoryEntryWithSets, changes = {}) => {
  const { id, version = 1, program_name, duration_minutes, started_at, completed_at, utc_offset, sets, notes } = entry
  const said = { program_name, duration_minutes, started_at: started_at ?? completed_at, completed_at, utc_offset }
  return { params: { id }, body: { version, ...said, sets, notes, ...changes } }
}

const update = (...call: Parameters<typeof change>) => lifter.client.call('update-workout-history', change(...call))
const refused = (...call: Parameters<typeof change>) => lifter.client.refusal('update-workout-history', change(...call))
const readBack = ({ id }: HistoryEntryWithSets) => lifter.client.call('get-workout-history-entry', { params: { id } })

describe('a finished workout that is changed', () => {
  it('says what was sent from then on, in every read', async () => {
    const entry = await trained({ notes: { workout: 'Lourd' } })
    const front = { exercise_id: 'front-squat', exercise_name: 'Squat avant', reps: 3, weight: 80, kind: 'warmup' }
    const times = { started_at: ago(6 * day + 90 * minute), completed_at: ago(6 * day), duration_minutes: 75 }
    const changes = { ...times, program_name: 'Jambes', utc_offset: -300, sets: [front, squat] }
    const changed = await update(entry, { ...changes, notes: undefined })
    expect(changed).toMatchObject({ ...changes, version: 2, exercises_done: 2, sets_done: 2, total_weight_lifted: 740 })
    expect(changed).not.toHaveProperty('notes')
    expect(await readBack(entry)).toEqual(changed)
    const { sets: _, ...listed } = changed
    expect((await lifter.client.call('get-workout-history', { query: {} })).items).toEqual([listed])
    expect(await lifter.client.call('get-workout-totals')).toMatchObject({ sessions: 1, sets_done: 2 })
    const last = (await lifter.client.call('get-last-sets')).items
    expect(last.map(({ exercise_id, completed_at }) => [exercise_id, completed_at])).toEqual([
      ['squat', times.completed_at],
    ])
  })

  it('has no total in pounds any more where none of its sets was lifted in pounds', async () => {
    const entry = await trained({ sets: [{ ...squat, weight: 102.06, weight_lb: 225 }] })
    expect(entry.total_weight_lb).toBe(1125)
    const changed = await update(entry, { sets: [squat] })
    expect(changed).not.toHaveProperty('total_weight_lb')
    expect(await readBack(entry)).toEqual(changed)
  })

  it('stands in the history on its new day', async () => {
    const entry = await trained()
    const later = finishedWorkout(testApp.clock.now() - day, { sent_at: ago(0) })
    await lifter.client.call('create-workout-history', { body: later })
    const ids = async () => (await lifter.client.call('get-workout-history', { query: {} })).items.map(({ id }) => id)
    expect(await ids()).toEqual([entry.id, later.id])
    await update(entry, { started_at: ago(9 * day), completed_at: ago(9 * day) })
    expect(await ids()).toEqual([later.id, entry.id])
  })

  it('counts once, however often the change arrives', async () => {
    const entry = await trained()
    const changed = await update(entry, { program_name: 'Jambes' })
    expect(await update(entry, { program_name: 'Jambes' })).toEqual(changed)
    expect(await update(changed)).toEqual(changed)
  })

  it('is not overwritten by who read it before: they get what it is now', async () => {
    const entry = await trained()
    const changed = await update(entry, { program_name: 'Jambes' })
    const conflict = await refused(entry, { program_name: 'Cuisses' })
    expect([conflict.status, conflict.code, conflict.current]).toEqual([409, 'version-conflict', changed])
    expect(await readBack(entry)).toEqual(changed)
    expect(await update({ ...entry, version: 2 }, { program_name: 'Cuisses' })).toMatchObject({ version: 3 })
  })

  it('is changed by one of two who change it at once', async () => {
    const entry = await trained()
    const both = ['Jambes', 'Cuisses'].map((program_name) =>
      lifter.client.send('update-workout-history', change(entry, { program_name })),
    )
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('is answered as it is now to a device that sends it once more', async () => {
    lifter = await newcomer(testApp)
    const body = finishedWorkout(testApp.clock.now(), { sets: [squat] })
    const entry = await lifter.client.call('create-workout-history', { body })
    const changed = await update(entry, { sets: [squat, squat] })
    expect(await lifter.client.call('create-workout-history', { body })).toEqual(changed)
  })

  it.each([
    ['in the future', () => ({ completed_at: ago(-2 * minute) }), 'in-future', undefined],
    ['before 1950', () => ({ started_at: '1949-12-31T23:59:59.000Z' }), 'invalid-input', 'body.started_at'],
    ['at its end', () => ({ completed_at: ago(day) }), 'invalid-input', 'body.completed_at'],
    ['for over a day', () => ({ duration_minutes: 1441 }), 'invalid-input', 'body.duration_minutes'],
    ['without a set', () => ({ sets: [] }), 'invalid-input', 'body.sets'],
    ['with 1,501 sets', () => ({ sets: Array(1501).fill(squat) }), 'invalid-input', 'body.sets'],
    ['in no time zone', () => ({ utc_offset: 900 }), 'invalid-input', 'body.utc_offset'],
  ] as const)('is none that began %s: it stays as it was', async (_, changes, code, path) => {
    const entry = await trained()
    const { errors, ...problem } = await refused(entry, changes())
    expect([problem.code, errors?.[0]?.path]).toEqual([code, path])
    expect(await readBack(entry)).toEqual(entry)
  })
})

describe('a finished workout that is deleted', () => {
  it('is gone from every read, again and again, and does not come back', async () => {
    lifter = await newcomer(testApp)
    const body = finishedWorkout(testApp.clock.now(), { sets: [squat] })
    const entry = await lifter.client.call('create-workout-history', { body })
    const remove = () => lifter.client.call('delete-workout-history', { params: { id: entry.id } })
    await remove()
    await remove()
    expect((await lifter.client.call('get-workout-history', { query: {} })).items).toEqual([])
    expect(await lifter.client.call('get-workout-totals')).toMatchObject({ sessions: 0, sets_done: 0 })
    expect((await lifter.client.call('get-last-sets')).items).toEqual([])
    expect((await lifter.client.refusal('create-workout-history', { body })).code).toBe('already-deleted')
    expect((await refused(entry, { program_name: 'Jambes' })).code).toBe('already-deleted')
  })

  it('does not come after its deletion either, where that was faster', async () => {
    lifter = await newcomer(testApp)
    const body = finishedWorkout(testApp.clock.now())
    await lifter.client.call('delete-workout-history', { params: { id: body.id } })
    expect((await lifter.client.refusal('create-workout-history', { body })).code).toBe('already-deleted')
  })

  it('is gone, whichever comes first of a change and its deletion at once', async () => {
    const entry = await trained()
    const { client } = lifter
    const answers = await Promise.all([
      client.send('update-workout-history', change(entry, { program_name: 'Jambes' })),
      client.send('delete-workout-history', { params: { id: entry.id } }),
    ])
    expect(answers[1].status).toBe(204)
    expect([200, 410]).toContain(answers[0].status)
    expect((await client.refusal('get-workout-history-entry', { params: { id: entry.id } })).code).toBe('not-found')
  })
})

describe('a workout written down by hand', () => {
  const written = (changes = {}) =>
    finishedWorkout(testApp.clock.now(), {
      origin: 'hand',
      started_at: ago(3 * day + 50 * minute),
      completed_at: ago(3 * day),
      duration_minutes: 50,
      utc_offset: 120,
      sets: [squat],
      ...changes,
    })

  it('took place when its lifter says, whatever the clock of the device', async () => {
    lifter = await newcomer(testApp)
    const body = written({ sent_at: ago(-40 * day) })
    const stored = await lifter.client.call('create-workout-history', { body })
    const { sent_at: _, ...said } = body
    expect(stored).toMatchObject({ ...said, version: 1 })
    expect(await lifter.client.call('create-workout-history', { body })).toEqual(stored)
  })

  it.each([
    ['day', () => ({ started_at: ago(4 * day + 50 * minute), completed_at: ago(4 * day) })],
    ['start', () => ({ started_at: ago(3 * day + 51 * minute) })],
    ['clock', () => ({ utc_offset: -300 })],
    ['day, though it says nothing of a hand', () => ({ origin: undefined, completed_at: ago(2 * day) })],
  ] as const)('is not taken for another one under its id, of another %s', async (_, changes) => {
    lifter = await newcomer(testApp)
    const body = written()
    const stored = await lifter.client.call('create-workout-history', { body })
    const other = { body: { ...body, ...changes() } }
    const refused = await lifter.client.refusal('create-workout-history', other)
    expect([refused.status, refused.code]).toEqual([409, 'id-conflict'])
    expect(await readBack(stored)).toEqual(stored)
  })

  it.each([
    ['in the future', () => ({ completed_at: ago(-2 * minute) }), 'in-future'],
    ['before 1950', () => ({ started_at: '1949-01-01T00:00:00.000Z' }), 'invalid-input'],
  ] as const)('is refused when it took place %s', async (_, changes, code) => {
    lifter = await newcomer(testApp)
    const refusal = await lifter.client.refusal('create-workout-history', { body: written(changes()) })
    expect(refusal.code).toBe(code)
    expect((await lifter.client.call('get-workout-history', { query: {} })).items).toEqual([])
  })
})
