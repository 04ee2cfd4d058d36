import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newcomer } from '../test-kit/factories.ts'
import { liveIn } from '../test-kit/lived-in.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'
import { finishedWorkout } from '../test-kit/training.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp()
})

afterAll(() => testApp.close())

const publishedValidator = async () => {
  const { body, headers, statusCode } = await testApp.app.inject('/schemas/fonte-export-2.schema.json')
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/schema+json; charset=utf-8'])
  const ajv = new Ajv2020({ allErrors: true })
  addFormats.default(ajv)
  return ajv.compile(JSON.parse(body))
}

describe('the published schema of an export', () => {
  it('describes the export of an account that owns everything, and of one that owns nothing', async () => {
    const validate = await publishedValidator()
    const [rich, empty] = [await newcomer(testApp), await newcomer(testApp)]
    const { exercise } = await liveIn(testApp, rich)
    const set = { exercise_id: exercise.id, exercise_name: exercise.name, reps: 5, weight: 45.36, weight_lb: 100 }
    const sets = [
      {
        ...set,
        kind: 'drop' as const,
        rir: 3.5,
        side: 'left' as const,
        group: 1,
        at: 60,
        note: 'Lourd\n😀',
        place: 'a',
      },
      { ...set, weight: 0, weight_lb: undefined, reps: 0, seconds: 30, distance: 20, assist: 12.5, place: 'b' },
    ]
    const notes = { workout: 'Fatigue', places: { a: 'Banc à 30°' } }
    await rich.client.call('create-workout-history', { body: finishedWorkout(testApp.clock.now(), { sets, notes }) })
    for (const { client } of [rich, empty]) {
      const data = await client.call('export-user-data', { body: {} })
      validate(data)
      expect(validate.errors).toBeNull()
    }
  })

  it('refuses what is not an export of this version', async () => {
    const validate = await publishedValidator()
    const { client } = await newcomer(testApp)
    const data = await client.call('export-user-data', { body: {} })
    for (const other of [
      { ...data, version: 3 },
      { ...data, format: 'other' },
      { ...data, gym: undefined },
    ]) {
      expect(validate(JSON.parse(JSON.stringify(other)))).toBe(false)
    }
  })
})
