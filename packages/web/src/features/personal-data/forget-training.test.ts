// @vitest-environment happy-dom
import { setFigures } from '@fonte/domain/history/summarize'
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RevisionKeeper } from '../../platform/outbox/revision-keeper.ts'
import {
  ada,
  add,
  names,
  openTab,
  refusal,
  startAnew,
  storage,
  trouble,
} from '../../platform/outbox/test-kit/outbox-kit.ts'
import { session } from '../../platform/session/session.ts'
import type { SessionState } from '../../platform/session/session-events.ts'
import { storage as deviceStorage } from '../../platform/storage/storage.ts'
import { entry } from '../history/log/test-kit/log-kit.ts'
import { useLeftLifts } from '../program/conflict/cycles-left.ts'
import { keepCyclesLeft } from '../program/conflict/keep-cycles-left.ts'
import { forgetTraining } from './forget-training.ts'

beforeEach(startAnew)

afterEach(() => {
  vi.restoreAllMocks()
})

const openRevisions = async () => {
  const keeper = new RevisionKeeper({ storage, wasRestored: async () => undefined, wasReset: () => undefined })
  await keeper.serve(ada)
  return keeper
}

it('a device that was reset keeps the reset, and where its person’s changes stood, for the page that comes next', async () => {
  const revisions = await openRevisions()
  revisions.receive('9 8 mark', revisions.seen)
  const outbox = await openTab({ revision: () => revisions.seen?.number })
  await storage.keep('draft', 'typed', ada)
  await forgetTraining({ storage, outbox, revisions }, ada, 0)
  expect(await storage.kept('draft')).toBeUndefined()
  expect((await openRevisions()).seen).toEqual({ userId: ada, number: 9, resetAt: 8, mark: 'mark' })
  const kept = await storage.rows('acknowledged', ada)
  expect(kept.map(({ kind, does, revision }) => [kind, does, revision])).toEqual([['reset-user-data', 'delete', 9]])
  expect(kept.map(({ payload }) => payload)).toEqual([
    { at: '1970-01-01T00:00:00.000Z', proof: { number: 8, mark: 'mark' } },
  ])
})

it('what waits of training goes with it, and a message to support goes on waiting', async () => {
  const outbox = await openTab()
  for (const entityKey of [
    'program:1',
    'exercise:1',
    'history:1',
    'import:1',
    'body-measure:1',
    'body-measures:1',
    'gym',
    'training-plan',
    'report:1',
  ]) {
    trouble.set(entityKey, refusal('internal', 500))
    await add(outbox, entityKey)
  }
  await outbox.wake()
  await add(outbox, 'a change of the gym that is still held', 'gym', 1_500)
  await forgetTraining({ storage, outbox, revisions: await openRevisions() }, ada, 0)
  expect(names(outbox)).toEqual(['report:1'])
})

it('what was still to be told of its 5/3/1 goes with it, from the page too', async () => {
  vi.spyOn(session.state, 'get').mockReturnValue({ status: 'signed-in', user: { id: ada } } as SessionState)
  const sets = [{ exercise_id: 'bench', exercise_name: 'Développé couché', reps: 5, weight: 65 }]
  const workout = { ...entry('w', 1, { program_id: 'force', sets }), user_id: ada, ...setFigures(sets) }
  await keepCyclesLeft(workout, [{ place: 'bench', stands: null }])
  const { result } = renderHook(() => useLeftLifts(ada))
  expect(result.current).toHaveLength(1)
  const revisions = await openRevisions()
  await forgetTraining({ storage: deviceStorage, outbox: await openTab(), revisions }, ada, 0)
  await vi.waitFor(() => expect(result.current).toEqual([]))
})
