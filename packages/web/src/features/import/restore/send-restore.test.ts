import { importRoutes } from '@fonte/contract/import'
import type { RestorePlan } from '@fonte/domain/exchange/restore/plan-restore'
import { beforeEach, expect, it, vi } from 'vitest'
import { sendRestore } from './send-restore.ts'

type Sent = readonly [kind: string, entry: { readonly payload: never }]

const sent = vi.hoisted(() => [] as Sent[])
vi.mock('../../../platform/outbox/device-outbox.ts', () => ({
  outbox: {
    enqueue: async () => undefined,
    enqueueAll: async (entries: readonly Sent[]) => sent.push(...entries),
  },
}))

const none = { made: 0, present: 0, changed: 0 }
const nothing: RestorePlan = {
  ...{ exercises: [], programs: [], workouts: [], gym: null, plan: null, names: [], measures: [] },
  counts: { exercises: none, programs: none, workouts: none, measures: none },
}
const restore = (plan: Partial<RestorePlan>) =>
  sendRestore(
    { ...nothing, ...plan },
    { userId: 'ada', fileName: 'fonte.json', bringBack: true, nameOf: () => undefined },
  )
const payloads = (kind: string) => sent.filter(([name]) => name === kind).map(([, { payload }]) => payload)

beforeEach(() => {
  sent.length = 0
})

it('begins with no more names than one call may bring, so that the history is not refused for them', async () => {
  await restore({
    names: Array.from({ length: 5_001 }, (_, index) => ({ name: `Lift ${index}`, exercise_id: 'squat' })),
  })
  const [begun] = payloads('create-import') as { readonly names: readonly object[] }[]
  expect(begun?.names).toHaveLength(5_000)
  expect(importRoutes['create-import'].body.safeParse(begun).success).toBe(true)
})

it('sends as many measures at once as one call takes, so that workouts do not wait behind them', async () => {
  const day = (index: number) => new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10)
  await restore({
    measures: Array.from({ length: 501 }, (_, index) => ({ day: day(index), kind: 'weight', value: 80 })),
  })
  const writes = sent.filter(([kind]) => kind.startsWith('put-body')) as unknown as [string, { payload: object }][]
  expect(writes).toMatchObject([
    ['put-body-measures', { payload: { measures: { length: 500 } } }],
    ['put-body-measures', { payload: { measures: { length: 1 } } }],
  ])
})

it('names its programs and marks its measures, so that undoing it takes them back', async () => {
  const program = { id: 'p1', name: 'Force', description: '', image_url: null, exercises: [] }
  await restore({ programs: [program], measures: [{ day: '2020-01-01', kind: 'weight', value: 80 }] })
  const [begun] = payloads('create-import') as { readonly id: string }[]
  expect(begun).toMatchObject({ program_ids: ['p1'], exercise_ids: [] })
  expect(payloads('put-body-measures')).toMatchObject([{ import_id: begun?.id }])
})
