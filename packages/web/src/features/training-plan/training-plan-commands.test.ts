import { noTrainingPlan, type TrainingPlan } from '@fonte/domain/training-plan/training-plan'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../platform/query/query-client.ts'
import { keepTrainingPlan, openedTrainingPlan } from './training-plan-commands.ts'
import { putTrainingPlanKind } from './training-plan-outbox.ts'
import { trainingPlanQuery } from './training-plan-reads.ts'

const { waiting, enqueue } = vi.hoisted(() => ({ waiting: [] as object[], enqueue: vi.fn() }))

vi.mock('../../platform/outbox/device-outbox.ts', () => ({
  outbox: { entries: { get: () => waiting }, enqueue },
  usePending: () => [],
}))

const withGoal = (goal: number): TrainingPlan => ({ ...noTrainingPlan, goal })
const serverHas = (content: TrainingPlan, version: number) =>
  queryClient.setQueryData(trainingPlanQuery.queryKey, { content, version })
const sent = () => enqueue.mock.calls.map(([, { payload }]) => payload)

afterEach(() => {
  queryClient.clear()
  waiting.length = 0
  enqueue.mockReset()
})

it('a plan is saved over the version that its window opened with, once another device has changed it: the server asks', async () => {
  serverHas(withGoal(3), 4)
  const opened = openedTrainingPlan(withGoal(3))
  serverHas(withGoal(5), 5)
  await keepTrainingPlan(withGoal(2), opened)
  expect(sent()).toEqual([{ content: withGoal(2), version: 4, keeps_version: true }])
})

it('a plan is saved over the newest version where that is one’s own change, which has arrived meanwhile', async () => {
  serverHas(noTrainingPlan, 4)
  waiting.push({ kind: putTrainingPlanKind.kind, payload: { content: withGoal(3), version: 4 } })
  const opened = openedTrainingPlan(withGoal(3))
  waiting.length = 0
  serverHas(withGoal(3), 5)
  await keepTrainingPlan(withGoal(2), opened)
  expect(sent()).toEqual([{ content: withGoal(2), version: 5 }])
})

it('a plan whose window was open while another tab saved one does not overwrite that unseen, though it waits behind it', async () => {
  serverHas(withGoal(3), 4)
  const opened = openedTrainingPlan(withGoal(3))
  waiting.push({ kind: putTrainingPlanKind.kind, payload: { content: withGoal(5), version: 4 } })
  await keepTrainingPlan(withGoal(2), opened)
  const answer = { content: withGoal(5), version: 5 }
  expect(sent().map((payload) => putTrainingPlanKind.rebase?.(payload, answer, waiting[0]).version)).toEqual([4])
})

it('a plan that builds on one that waits takes over its version', async () => {
  serverHas(withGoal(3), 4)
  waiting.push({ kind: putTrainingPlanKind.kind, payload: { content: withGoal(5), version: 4 } })
  await keepTrainingPlan(withGoal(2), openedTrainingPlan(withGoal(5)))
  const answer = { content: withGoal(5), version: 5 }
  expect(sent().map((payload) => putTrainingPlanKind.rebase?.(payload, answer, waiting[0]).version)).toEqual([5])
})
