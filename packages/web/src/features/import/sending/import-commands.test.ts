import { beforeEach, describe, expect, it, vi } from 'vitest'
import { registerOutboxKinds } from '../../../platform/outbox/outbox-kind.ts'
import { ada, add, names, openTab, received, startAnew, storage } from '../../../platform/outbox/test-kit/outbox-kit.ts'
import { createExerciseKind } from '../../exercise/exercise-outbox.ts'
import { createProgramKind } from '../../program/program-outbox.ts'
import { cancelImport, forgetSent } from './import-commands.ts'
import { createImportKind, importWorkoutsKind } from './import-outbox.ts'

type Row = { readonly id: string; readonly kind: string; readonly thing: string; readonly payload: object }

const queue = vi.hoisted(() => ({ rows: [] as object[], gone: [] as string[] }))

vi.mock('../../../platform/outbox/device-outbox.ts', () => ({
  outbox: {
    entries: { get: () => queue.rows },
    discard: async (...ids: string[]) => void queue.gone.push(...ids),
  },
}))

beforeEach(() => {
  startAnew()
  queue.gone.length = 0
  registerOutboxKinds(createImportKind, importWorkoutsKind, createExerciseKind, createProgramKind)
})

it('what was sent of an import that was undone does not go again to a server that was restored', async () => {
  const tab = await openTab({ revision: () => 5 })
  await add(tab, 'part one', 'import:1')
  await add(tab, 'part two', 'import:1')
  await add(tab, 'another file', 'import:2')
  await tab.wake()
  await forgetSent('1', storage)
  expect((await storage.rows('acknowledged', ada)).map(({ thing }) => thing)).toEqual(['import:2'])
  received.length = 0
  await tab.putBack(1)
  await tab.wake()
  expect([received, names(tab)]).toEqual([['another file'], []])
})

it('nor do its programs, measures, gym and training plan; what was changed since goes again', async () => {
  const row = (position: number, thing: string, import_id?: string) => ({
    ...{ position, thing, id: `row ${position}`, user_id: ada, kind: 'test', payload: { name: thing, import_id } },
    ...{ enqueued_at: 0, hold_until: 0, attempts: 0, last_error: null, refusal: null },
    ...{ does: 'make' as const, revision: 5, acknowledged_at: 0 },
  })
  const rows = [
    ...[row(1, 'program:a', '1'), row(2, 'program:b', '1'), row(3, 'gym', '1'), row(4, 'training-plan', '1')],
    ...[row(5, 'body-measures:c', '1'), row(6, 'program:d', '2'), row(7, 'program:b')],
  ]
  await storage.write(rows.map((put) => ({ store: 'acknowledged', put }) as const))
  await forgetSent('1', storage)
  expect((await storage.rows('acknowledged', ada)).map(({ id }) => id)).toEqual(['row 2', 'row 6', 'row 7'])
})

describe('an import that is stopped', () => {
  const fill = (...rows: readonly Row[]) => {
    queue.rows = rows.map((row, index) => ({ ...row, user_id: ada, position: index + 1, refusal: null }))
  }
  const row = (id: string, kind: string, thing: string, payload: object): Row => ({ id, kind, thing, payload })
  const program = (id: string, import_id: string, exercises: object[] = []) =>
    row(id, 'create-program', `program:${id}`, { id, import_id, exercises })
  const part = (id: string) => row(id, 'import-workouts', 'import:1', { import_id: '1' })
  const begin = (exercise_ids: readonly string[]) =>
    row('begin', 'create-import', 'import:1', { id: '1', exercise_ids })
  const exercise = (id: string) => row(id, 'create-exercise', `exercise:${id}`, { id, fields: {} })

  it('sends nothing more: no workouts, programs, measures, gym and training plan of it, but those of others', async () => {
    fill(
      ...[part('one'), program('p1', '1'), row('m', 'put-body-measures', 'body-measures:m', { import_id: '1' })],
      ...[
        row('gym', 'put-gym', 'gym', { import_id: '1' }),
        row('plan', 'put-training-plan', 'plan', { import_id: '1' }),
      ],
      ...[program('p2', '2'), row('own', 'put-gym', 'other', {})],
    )
    await cancelImport('1', storage)
    expect(queue.gone).toEqual(['one', 'p1', 'm', 'gym', 'plan'])
  })

  it('keeps a program that somebody went on with', async () => {
    fill(part('one'), program('p1', '1'), row('change', 'update-program', 'program:p1', { program: {} }))
    await cancelImport('1', storage)
    expect(queue.gone).toEqual(['one'])
  })

  it.each([
    ['a workout that waits', row('done', 'create-workout-history', 'history:done', { program_id: 'p1' })],
    ['the plan', row('own', 'put-training-plan', 'training-plan', { content: { schedule: ['p1'] } })],
  ])('keeps a program by which %s already is, with its exercises', async (_, after) => {
    fill(
      ...[exercise('floor-press'), begin(['floor-press']), part('one')],
      ...[program('p1', '1', [{ exercise_id: 'floor-press' }]), program('p2', '1'), after],
    )
    await cancelImport('1', storage)
    expect(queue.gone).toEqual(['one', 'p2'])
  })

  it('keeps the program of the running workout', async () => {
    const event = { type: 'start', program: { id: 'p1' } }
    await storage.write([{ store: 'running_workout', put: { user_id: ada, event } }])
    fill(part('one'), program('p1', '1'), program('p2', '1'))
    await cancelImport('1', storage)
    expect(queue.gone).toEqual(['one', 'p2'])
  })

  it('leaves no trace where nothing of it was sent', async () => {
    fill(exercise('floor-press'), begin(['floor-press']), part('one'), part('two'))
    await cancelImport('1', storage)
    expect(queue.gone).toEqual(['one', 'two', 'begin', 'floor-press'])
  })

  it.each([
    ['was sent', [begin(['floor-press']), part('one')]],
    [
      'is in a program of its person',
      [
        ...[exercise('floor-press'), begin(['floor-press']), part('one')],
        row('own', 'create-program', 'program:own', { exercises: [{ exercise_id: 'floor-press' }] }),
      ],
    ],
  ])('goes on to be undone where an exercise that was made for it %s', async (_, rows) => {
    fill(...rows)
    await cancelImport('1', storage)
    expect(queue.gone).toEqual(['one'])
  })
})
