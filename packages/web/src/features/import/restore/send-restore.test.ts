import { importRoutes } from '@fonte/contract/import'
import { defaultGyms } from '@fonte/domain/gym/gym'
import { noTrainingPlan } from '@fonte/domain/training-plan/training-plan'
import { beforeEach, expect, it, vi } from 'vitest'
import type { NamedEntry } from '../../../platform/outbox/outbox.ts'
import { queued } from '../../../platform/outbox/test-kit/queued.ts'
import type { RestoreParts } from './restore-file.ts'
import { sendRestore } from './send-restore.ts'

const { sent, pieces } = vi.hoisted(() => ({ sent: [] as NamedEntry[], pieces: [] as string[][] }))
vi.mock('../../../platform/outbox/device-outbox.ts', () => ({
  outbox: {
    entries: { get: () => [] },
    enqueue: async (...write: Parameters<typeof queued>) => {
      const entries = queued(...write)
      sent.push(...entries)
      pieces.push(entries.map(([kind]) => kind))
    },
  },
}))

const nothing: RestoreParts = {
  ...{ exercises: [], programs: [], workouts: 0, parts: [], gym: null, plan: null, names: [], measures: [] },
}
/** An exercise of the library, of which the page knows much more than its names. */
const nameOf = (id: string) => ({ id, name: 'Squat', name_en: 'Back squat', equipment: 'Barre', muscle_ids: [] })

const restore = (parts: Partial<RestoreParts>) =>
  sendRestore({ ...nothing, ...parts }, { userId: 'ada', fileName: 'fonte.json', nameOf })
const payloads = (kind: string) => sent.filter(([name]) => name === kind).map(([, { payload }]) => payload)

beforeEach(() => {
  sent.length = 0
  pieces.length = 0
})

it('is put into the outbox in one piece: who stops it finds all of it there, and none of it comes later', async () => {
  const program = { id: 'p1', name: 'Force', description: '', image_url: null, exercises: [] }
  const measures = [{ day: '2020-01-01', kind: 'weight', value: 80 }] as const
  await restore({ programs: [program], measures, gym: defaultGyms.kg, plan: noTrainingPlan })
  expect(pieces).toEqual([['create-import', 'create-program', 'put-body-measures', 'put-gym', 'put-training-plan']])
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

it('marks its programs, gym and training plan, so that undoing it takes them back', async () => {
  const program = { id: 'p1', name: 'Force', description: '', image_url: null, exercises: [] }
  await restore({ programs: [program], gym: defaultGyms.kg, plan: noTrainingPlan })
  const [begun] = payloads('create-import') as { readonly id: string }[]
  for (const kind of ['create-program', 'put-gym', 'put-training-plan']) {
    expect(payloads(kind)).toMatchObject([{ import_id: begun?.id }])
  }
})

it('sends a program with its rows as the server takes them: of an exercise of the library only the names are shown', async () => {
  const row = { exercise_id: 'squat', default_rest: 60, sets: [{ reps: 5, weight: 60, rest: 60 }] }
  await restore({ programs: [{ id: 'p1', name: 'Force', description: '', image_url: null, exercises: [row] }] })
  const [program] = payloads('create-program') as { readonly exercises: readonly object[] }[]
  expect(program?.exercises).toEqual([{ ...row, name: 'Squat', name_en: 'Back squat', order: 0 }])
})
