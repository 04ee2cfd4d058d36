import { noTrainingPlan, type TrainingPlan } from '@fonte/domain/training-plan/training-plan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newcomer } from '../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp()
})

afterAll(() => testApp.close())

const uuid = () => crypto.randomUUID()
const rotation = (...programs: string[]): TrainingPlan => ({
  schedule: { kind: 'rotation', programs },
  deload_until: null,
})
const week = (programs: (string | null)[]): TrainingPlan => ({
  schedule: { kind: 'weekdays', programs },
  deload_until: '2026-11-29',
})
const put = (version: number, content: TrainingPlan) => ({ body: { version, content } })

describe('the training plan', () => {
  it('is empty before anything was planned', async () => {
    const { client } = await newcomer(testApp)
    expect(await client.call('get-training-plan')).toEqual({ content: noTrainingPlan, version: 0 })
  })

  it('is kept as it was saved, for its person alone', async () => {
    const { client } = await newcomer(testApp)
    const content = { ...week([uuid(), null, uuid(), null, null, null, null]), goal: 4 }
    expect(await client.call('put-training-plan', put(0, content))).toEqual({ content, version: 1 })
    expect(await client.call('get-training-plan')).toEqual({ content, version: 1 })
    const other = await newcomer(testApp)
    expect(await other.client.call('get-training-plan')).toMatchObject({ version: 0 })
  })

  it('keeps folders, and refuses those that do not hold together', async () => {
    const { client } = await newcomer(testApp)
    const [one, other] = [uuid(), uuid()]
    const content = { ...rotation(one), folders: [{ name: 'Force', programs: [one, other] }] }
    expect(await client.call('put-training-plan', put(0, content))).toEqual({ content, version: 1 })
    const twice = { ...content, folders: [...content.folders, { name: 'Été', programs: [one] }] }
    const many = { ...content, folders: Array.from({ length: 21 }, (_, index) => ({ name: `${index}`, programs: [] })) }
    for (const wrong of [twice, many]) {
      expect((await client.send('put-training-plan', put(1, wrong))).status).toBe(400)
    }
    expect(await client.call('get-training-plan')).toEqual({ content, version: 1 })
  })

  it('is not overwritten by a device that has read an older one: it is told the current one', async () => {
    const { client } = await newcomer(testApp)
    const [first, second] = [rotation(uuid()), rotation(uuid(), uuid())]
    await client.call('put-training-plan', put(0, first))
    const late = client.call('put-training-plan', put(0, second))
    await expect(late).rejects.toMatchObject({
      answer: { body: { code: 'version-conflict', current: { content: first, version: 1 } } },
    })
    expect(await client.call('put-training-plan', put(1, second))).toMatchObject({ version: 2 })
  })

  it('answers the same save again as the first time, also when both arrive at once', async () => {
    const { client } = await newcomer(testApp)
    const content = rotation(uuid(), uuid())
    const answers = await Promise.all([0, 0].map((version) => client.call('put-training-plan', put(version, content))))
    expect(answers).toEqual([
      { content, version: 1 },
      { content, version: 1 },
    ])
  })

  it.each<readonly [string, TrainingPlan]>([
    ['a week of six days', week([null, null, null, null, null, null])],
    ['a rotation without programs', rotation()],
    [
      'a rotation with a program twice',
      rotation('0199d1c0-0000-7000-8000-000000000010', '0199d1c0-0000-7000-8000-000000000010'),
    ],
  ])('refuses %s, with its place', async (_, content) => {
    const { client } = await newcomer(testApp)
    const refused = client.call('put-training-plan', put(0, content))
    await expect(refused).rejects.toMatchObject({
      answer: {
        body: { code: 'invalid-input', errors: [{ path: 'body.content.schedule', reason: 'not-a-schedule' }] },
      },
    })
  })

  it('goes with a reset, and is part of what one takes along', async () => {
    const { client, form } = await newcomer(testApp)
    const content = rotation(uuid())
    await client.call('put-training-plan', put(0, content))
    const exported = await client.call('export-user-data', { body: { password: form.password } })
    expect(exported.training_plan).toEqual({ content, version: 1 })
    await client.call('reset-user-data', { body: { password: form.password } })
    expect(await client.call('get-training-plan')).toEqual({ content: noTrainingPlan, version: 2 })
  })

  it('is not overwritten after a reset by a device that read it before', async () => {
    const { client } = await newcomer(testApp)
    const [before, since] = [rotation(uuid()), rotation(uuid(), uuid())]
    await client.call('put-training-plan', put(0, before))
    await client.call('reset-user-data', { body: {} })
    await client.call('reset-user-data', { body: {} })
    const late = (version: number) => client.refusal('put-training-plan', put(version, before))
    const nothing = { content: noTrainingPlan, version: 3 }
    expect(await late(0)).toMatchObject({ code: 'version-conflict', current: nothing })
    expect(await late(1)).toMatchObject({ code: 'version-conflict', current: nothing })
    const kept = await client.call('put-training-plan', put(3, since))
    expect(kept).toEqual({ content: since, version: 4 })
    expect(await late(1)).toMatchObject({ code: 'version-conflict', current: kept })
  })

  it('is emptied by a reset that its device repeats, unless it was saved since', async () => {
    const { client } = await newcomer(testApp)
    const content = rotation(uuid())
    await client.call('put-training-plan', put(0, content))
    const [now, yesterday] = [0, 1].map((days) => new Date(Date.now() - days * 86_400_000).toISOString())
    const again = { at: String(yesterday), sent_at: String(now) }
    await client.call('reset-user-data', { body: { again } })
    expect(await client.call('get-training-plan')).toEqual({ content, version: 1 })
    await testApp.platform.database.pool.query("UPDATE training_plans SET saved_at = now() - interval '2 days'")
    await client.call('reset-user-data', { body: { again } })
    expect(await client.call('get-training-plan')).toEqual({ content: noTrainingPlan, version: 2 })
  })
})
