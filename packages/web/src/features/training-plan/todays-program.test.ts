import { legDay } from '@fonte/domain/test-kit/programs'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../platform/query/query-client.ts'
import { updateExerciseKind } from '../exercise/exercise-outbox.ts'
import { exercisesQuery } from '../exercise/exercise-queries.ts'
import { programOf } from '../program/test-kit/program-kit.ts'
import { todaysProgram } from './todays-program.ts'

const { waiting } = vi.hoisted(() => ({ waiting: [] as object[] }))

vi.mock('../history/log/own-log.ts', () => ({ readOwnLog: async () => undefined, ownLog: () => [] }))
vi.mock('../../platform/outbox/device-outbox.ts', () => ({
  outbox: { entries: { get: () => waiting } },
  useOutbox: () => waiting,
  usePending: () => [],
}))

afterEach(() => {
  queryClient.clear()
  waiting.length = 0
})

it('a workout begins with the name that an exercise has on the device, also while that waits to be sent', async () => {
  const exercises = legDay.exercises.map((row) => ({ ...row, sets: [...row.sets] }))
  const [row] = exercises
  if (!row) throw new Error('it has exercises')
  const program = programOf({ exercises })
  const names = async () => (await todaysProgram('ada', program)).exercises.map(({ name }) => name)
  const before = exercises.map(({ name }) => name)
  expect(await names()).toEqual(before)
  queryClient.setQueryData(exercisesQuery.queryKey, { items: [{ ...row, id: row.exercise_id }] } as never)
  const fields = { name: 'Rowing du garage' }
  waiting.push({
    kind: updateExerciseKind.kind,
    payload: { id: row.exercise_id, fields },
    user_id: 'ada',
    refusal: null,
  })
  expect(await names()).toEqual(['Rowing du garage', ...before.slice(1)])
})
