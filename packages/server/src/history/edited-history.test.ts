import { fc } from '@fonte/domain/test-kit/properties'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Member, newcomer } from '../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'
import { finishedWorkout } from '../test-kit/training.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp()
})

afterAll(() => testApp.close())

const minute = 60_000
const day = 24 * 60 * minute

type Written = { readonly days: number; readonly minutes: number; readonly sets: readonly object[] }

const anySet = fc
  .record({
    lift: fc.constantFrom('bench', 'row', 'squat'),
    reps: fc.integer({ min: 0, max: 12 }),
    weight: fc.nat(150),
  })
  .map(({ lift, ...figures }) => ({ exercise_id: lift, exercise_name: lift, ...figures }))

const anyWorkout: fc.Arbitrary<Written> = fc.record({
  days: fc.integer({ min: 1, max: 900 }),
  minutes: fc.integer({ min: 0, max: 200 }),
  sets: fc.array(anySet, { minLength: 1, maxLength: 8 }),
})

/** Workouts as they were first, and as they are in the end: null for one that is deleted. */
const anyHistory = fc.uniqueArray(fc.tuple(anyWorkout, fc.oneof(anyWorkout, fc.constant(null))), {
  minLength: 12,
  maxLength: 12,
  selector: ([first, last]) => `${first.days} ${last?.days}`,
})

const said = ({ days, minutes, sets }: Written) => {
  const ended = testApp.clock.now() - days * day
  const { id: _, program_id: __, sent_at: ___, ...fields } = finishedWorkout(ended)
  const started_at = new Date(ended - minutes * minute).toISOString()
  return { ...fields, started_at, duration_minutes: minutes, utc_offset: 60, sets: sets as typeof fields.sets }
}

const write = async ({ client }: Member, workout: Written): Promise<string> => {
  const id = crypto.randomUUID()
  const sent_at = new Date(testApp.clock.now()).toISOString()
  const body = { id, program_id: null, sent_at, origin: 'hand' as const, ...said(workout) }
  await client.call('create-workout-history', { body })
  return id
}

/** All that is told of a history, without ids and versions. */
const told = async ({ client }: Member) => {
  const { items } = await client.call('get-workout-history', { query: {} })
  return {
    items: items.map(({ id: _, user_id: __, version: ___, ...entry }) => entry),
    totals: await client.call('get-workout-totals'),
    last: await client.call('get-last-sets'),
  }
}

it('a history whose workouts were changed and deleted is told as one in which they had always been so', async () => {
  for (const history of fc.sample(anyHistory, { numRuns: 3, seed: 14 })) {
    const [changing, always] = [await newcomer(testApp), await newcomer(testApp)]
    for (const [first, last] of history) {
      const id = await write(changing, first)
      if (last)
        await changing.client.call('update-workout-history', { params: { id }, body: { version: 1, ...said(last) } })
      else await changing.client.call('delete-workout-history', { params: { id } })
    }
    for (const [, last] of history.toReversed()) if (last) await write(always, last)
    expect(await told(changing)).toEqual(await told(always))
  }
})
