import type { BodyMeasureChange } from '@fonte/domain/body/body-measure'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, newcomer } from '../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp()
})

afterAll(() => testApp.close())

const weight = (day: string, value: number | null): BodyMeasureChange => ({ day, kind: 'weight', value })

const put = ({ client }: Member, ...measures: readonly unknown[]) =>
  client.send('put-body-measures', { body: { measures } })

const changes = ({ client }: Member, since?: string) =>
  client.call('get-training-changes', { query: since === undefined ? {} : { since } })

describe('measures of the body', () => {
  it('travel with the training log, one value a day and kind: the later one wins', async () => {
    const lifter = await newcomer(testApp)
    await put(lifter, weight('2026-11-20', 80.25), { day: '2026-11-20', kind: 'waist', value: 82 })
    const first = await changes(lifter)
    expect(first.measures).toEqual([
      ['2026-11-20', 'weight', 80.25],
      ['2026-11-20', 'waist', 82],
    ])
    await put(lifter, weight('2026-11-20', 79.9))
    const since = await changes(lifter, first.next)
    expect(since.measures).toEqual([['2026-11-20', 'weight', 79.9]])
  })

  it('change nothing when they are sent again, and are told as taken away', async () => {
    const lifter = await newcomer(testApp)
    await put(lifter, weight('2026-11-20', 80))
    const { next } = await changes(lifter)
    await put(lifter, weight('2026-11-20', 80), weight('2026-11-19', null))
    expect((await changes(lifter, next)).measures).toEqual([])
    await put(lifter, weight('2026-11-20', null))
    expect((await changes(lifter, next)).measures).toEqual([['2026-11-20', 'weight', null]])
    expect((await lifter.client.call('export-user-data', { body: {} })).body_measures).toEqual([])
  })

  it('are one’s own, in the export of one’s data, and go with the reset on every device', async () => {
    const [lifter, other] = [await newcomer(testApp), await newcomer(testApp)]
    await put(lifter, weight('2026-11-20', 80))
    const { next } = await changes(lifter)
    expect((await changes(other)).measures).toEqual([])
    const measure = { day: '2026-11-20', kind: 'weight', value: 80 }
    expect((await lifter.client.call('export-user-data', { body: {} })).body_measures).toEqual([measure])
    await lifter.client.call('reset-user-data', { body: {} })
    expect(await changes(lifter, next)).toMatchObject({ start_over: true, measures: [] })
  })

  it('that were stored before a reset are taken away when the reset is repeated, later ones stay', async () => {
    const lifter = await newcomer(testApp)
    await put(lifter, weight('2026-11-19', 79), weight('2026-11-20', 80))
    const now = testApp.clock.now()
    const at = (days: number) => new Date(now - days * 86_400_000).toISOString()
    await testApp.platform.database.pool.query(
      `UPDATE body_measures SET saved_at = $2 WHERE user_id = $1 AND day = '2026-11-19'`,
      [lifter.profile.id, at(9)],
    )
    await testApp.platform.database.pool.query(
      `UPDATE body_measures SET saved_at = $2 WHERE user_id = $1 AND day = '2026-11-20'`,
      [lifter.profile.id, at(1)],
    )
    const again = { at: at(5), sent_at: at(0) }
    await lifter.client.call('reset-user-data', { body: { again } })
    const measures = (await lifter.client.call('export-user-data', { body: {} })).body_measures
    expect(measures?.map(({ day }) => day)).toEqual(['2026-11-20'])
  })

  it.each([
    ['a weight of nothing', weight('2026-11-20', 19.99)],
    ['a weight of a horse', weight('2026-11-20', 400.01)],
    ['a body of fat', { day: '2026-11-20', kind: 'fat', value: 76 }],
    ['a neck of 3 m', { day: '2026-11-20', kind: 'neck', value: 300.5 }],
    ['thousandths', weight('2026-11-20', 80.005)],
    ['a day that there is not', weight('2026-02-30', 80)],
    ['a day before 1950', weight('1949-12-31', 80)],
    ['a kind of its own', { day: '2026-11-20', kind: 'mood', value: 80 }],
  ])('are refused with %s', async (_, measure) => {
    expect((await put(await newcomer(testApp), measure)).status).toBe(400)
  })

  it('are 20,000 at most; one that is there already still changes', async () => {
    const lifter = await newcomer(testApp)
    await testApp.platform.database.pool.query(
      `INSERT INTO body_measures (user_id, day, kind, value)
       SELECT $1, date '1960-01-01' + n, 'weight', 80 FROM generate_series(0, 19999) AS n`,
      [lifter.profile.id],
    )
    expect((await put(lifter, weight('2026-11-20', 80))).body).toMatchObject({ code: 'measures-full' })
    expect((await put(lifter, weight('1960-01-01', 81))).status).toBe(200)
  })

  it('are refused for a day that has begun nowhere, and for the same day twice in one call', async () => {
    const lifter = await newcomer(testApp)
    const inDays = (days: number) => new Date(testApp.clock.now() + days * 86_400_000).toISOString().slice(0, 10)
    expect((await put(lifter, weight(inDays(2), 80))).body).toMatchObject({ code: 'in-future' })
    const today = weight(inDays(0), 80)
    expect((await put(lifter, today, today)).status).toBe(400)
    expect((await put(lifter, today)).status).toBe(200)
  })
})
