import { defaultGyms, type Gym } from '@fonte/domain/gym/gym'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newcomer } from '../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp()
})

afterAll(() => testApp.close())

const own: Gym = {
  ...defaultGyms.kg,
  plates: [{ weight: 20, pairs: 2 }],
  exercises: [
    { exercise_id: 'predefined-développé-couché', step: 1, bar: 'women', note: 'Banc au cran 4' },
    { exercise_id: 'predefined-presse', start: 47.5 },
  ],
  rests: { warmup: 45, isolation: 75, compound: 180 },
  warm_up: [{ percent: 40, reps: 8 }],
}
const asJson = (gym: unknown) => JSON.parse(JSON.stringify(gym)) as Record<string, unknown>

describe('my gym', () => {
  it('holds nothing until its lifter says what it has, and is nobody else’s', async () => {
    const [one, other] = [await newcomer(testApp), await newcomer(testApp)]
    expect(await one.client.call('get-gym')).toEqual({ content: null, version: 0 })
    const saved = await one.client.call('put-gym', { body: { content: own, version: 0 } })
    expect(saved).toEqual({ content: own, version: 1 })
    expect(await one.client.call('get-gym')).toEqual(saved)
    expect(await other.client.call('get-gym')).toEqual({ content: null, version: 0 })
  })

  it('is stored once however often the same save arrives, and not over a newer one', async () => {
    const { client } = await newcomer(testApp)
    const first = { body: { content: own, version: 0 } }
    await client.call('put-gym', first)
    expect((await client.call('put-gym', first)).version).toBe(1)
    const refusal = await client.refusal('put-gym', { body: { content: defaultGyms.lb, version: 0 } })
    expect(refusal).toMatchObject({ code: 'version-conflict', current: { content: own, version: 1 } })
    expect((await client.call('put-gym', { body: { content: defaultGyms.lb, version: 1 } })).version).toBe(2)
  })

  it.each([
    ['a plate lighter than nothing', { plates: [{ weight: 0, pairs: 1 }] }],
    ['a plate of thousandths', { plates: [{ weight: 1.255, pairs: 1 }] }],
    [
      'the same plate twice',
      {
        plates: [
          { weight: 5, pairs: 1 },
          { weight: 5, pairs: 2 },
        ],
      },
    ],
    ['half a pair', { plates: [{ weight: 5, pairs: 0.5 }] }],
    ['no bar', { bars: [] }],
    ['a bar of no known kind', { bars: [{ id: 'x', kind: 'beam', weight: 20 }] }],
    ['a step of nothing', { exercises: [{ exercise_id: 'x', step: 0 }] }],
    ['a note of 201 characters', { exercises: [{ exercise_id: 'x', note: 'n'.repeat(201) }] }],
    ['a rest of eleven minutes', { rests: { warmup: 45, isolation: 75, compound: 660 } }],
    ['a warm-up with all of the weight', { warm_up: [{ percent: 100, reps: 1 }] }],
    ['a machine lighter than nothing', { exercises: [{ exercise_id: 'x', start: -1 }] }],
    ['a unit of its own', { unit: 'stone' }],
    ['a field that nobody knows', { mirrors: 4 }],
  ])('is refused with %s', async (_, wrong) => {
    const { client } = await newcomer(testApp)
    const body = { content: { ...asJson(own), ...wrong }, version: 0 }
    expect((await client.send('put-gym', { body })).status).toBe(400)
    expect((await client.call('get-gym')).content).toBeNull()
  })

  it('is refused where its notes come to more than 16 kB', async () => {
    const { client } = await newcomer(testApp)
    const note = (index: number) => ({ exercise_id: `exercise-${index}`, note: 'n'.repeat(200) })
    const notes = (count: number) => Array.from({ length: count }, (_, index) => note(index))
    const put = (count: number) =>
      client.send('put-gym', { body: { content: { ...asJson(own), exercises: notes(count) }, version: 0 } })
    expect((await put(120)).status).toBe(400)
    expect((await put(60)).status).toBe(200)
  })

  it('is in the export of its owner’s data, and goes with the reset', async () => {
    const { client } = await newcomer(testApp)
    await client.call('put-gym', { body: { content: own, version: 0 } })
    expect((await client.call('export-user-data', { body: {} })).gym).toEqual({ content: own, version: 1 })
    await client.call('reset-user-data', { body: {} })
    expect(await client.call('get-gym')).toEqual({ content: null, version: 2 })
    expect((await client.call('export-user-data', { body: {} })).gym).toEqual({ content: null, version: 2 })
  })

  it('is not overwritten after a reset by a device that read it before', async () => {
    const { client } = await newcomer(testApp)
    await client.call('put-gym', { body: { content: own, version: 0 } })
    await client.call('reset-user-data', { body: {} })
    await client.call('reset-user-data', { body: {} })
    const late = (version: number) => client.refusal('put-gym', { body: { content: own, version } })
    const nothing = { content: null, version: 3 }
    expect(await late(0)).toMatchObject({ code: 'version-conflict', current: nothing })
    expect(await late(1)).toMatchObject({ code: 'version-conflict', current: nothing })
    const stored = await client.call('put-gym', { body: { content: defaultGyms.lb, version: 3 } })
    expect(stored).toEqual({ content: defaultGyms.lb, version: 4 })
    expect(await late(1)).toMatchObject({ code: 'version-conflict', current: stored })
  })

  it('is emptied by a reset that its device repeats, unless it was saved since', async () => {
    const { client } = await newcomer(testApp)
    await client.call('put-gym', { body: { content: own, version: 0 } })
    const [now, yesterday] = [0, 1].map((days) => new Date(Date.now() - days * 86_400_000).toISOString())
    const again = { at: String(yesterday), sent_at: String(now) }
    await client.call('reset-user-data', { body: { again } })
    expect(await client.call('get-gym')).toEqual({ content: own, version: 1 })
    await testApp.platform.database.pool.query("UPDATE gyms SET updated_at = now() - interval '2 days'")
    await client.call('reset-user-data', { body: { again } })
    expect(await client.call('get-gym')).toEqual({ content: null, version: 2 })
  })
})
