import type { QueryKey } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { exercisesQuery } from '../../features/exercise/exercise-queries.ts'
import { exerciseGuidesQuery } from '../../features/exercise/guide/guide-queries.ts'
import { gymQuery } from '../../features/gym/gym-reads.ts'
import { entryQuery, latestQuery, totalsQuery } from '../../features/history/history-reads.ts'
import { importsQuery } from '../../features/import/import-queries.ts'
import { muscleGroupsQuery } from '../../features/muscle/muscle-queries.ts'
import { predefinedProgramsQuery, programsQuery } from '../../features/program/program-queries.ts'
import { trainingPlanQuery } from '../../features/training-plan/training-plan-reads.ts'
import { queryClient } from './query-client.ts'

const noon = Date.parse('2026-11-30T12:00:00Z')
const hour = 3_600_000

/** The reads that a device keeps. */
const kept = [
  programsQuery,
  predefinedProgramsQuery,
  trainingPlanQuery,
  exercisesQuery,
  exerciseGuidesQuery('fr'),
  muscleGroupsQuery,
  gymQuery,
  latestQuery,
  totalsQuery,
  importsQuery,
]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon })
})

afterEach(() => {
  vi.useRealTimers()
  queryClient.clear()
})

/** Whether a read asks the server, where the device has an answer of that time (epoch ms). */
const asks = async (read: { readonly queryKey: QueryKey }, time: number) => {
  queryClient.setQueryData(read.queryKey, { version: 1 }, { updatedAt: time })
  const answer = { version: 2 }
  return (await queryClient.fetchQuery<object>({ ...read, queryFn: () => answer })) === answer
}

it.each(kept)('$queryKey is not asked for again a moment later', async (read) => {
  expect(await asks(read, noon)).toBe(false)
})

it.each(kept)('$queryKey is asked for where the clock was set back since its answer', async (read) => {
  expect(await asks(read, noon + hour)).toBe(true)
})

it('a workout that was changed elsewhere is asked for, also where the clock was set back since', async () => {
  expect(await asks(entryQuery('a'), noon + hour)).toBe(true)
})
