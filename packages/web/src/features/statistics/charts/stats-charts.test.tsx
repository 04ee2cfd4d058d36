// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../platform/query/query-client.ts'
import { showPart } from '../../../ui/test-kit/show-pages.tsx'
import { exercisesQuery } from '../../exercise/exercise-queries.ts'
import { muscleGroupsQuery } from '../../muscle/muscle-queries.ts'
import { workoutOn } from '../test-kit/training-kit.ts'
import { StatsCharts } from './stats-charts.tsx'

vi.mock('../../../platform/api/client.ts', () => ({ call: () => new Promise(() => undefined) }))
vi.mock('../../history/log/use-training-log.ts', () => ({
  useTrainingLog: () => ({
    reading: 'ready',
    entries: [workoutOn('2026-11-20')],
    measures: [],
    arrived: null,
    retry: () => undefined,
  }),
}))

afterEach(() => {
  cleanup()
  queryClient.clear()
})

it('wait for the muscles as well as for the exercises: no chart is drawn without them and then anew', async () => {
  queryClient.setQueryData(exercisesQuery.queryKey, { items: [] })
  await showPart(<StatsCharts />)
  expect(screen.getByRole('status').textContent).toContain('Chargement')
  expect(screen.queryByRole('region', { name: 'Séries par muscle' })).toBeNull()
  queryClient.setQueryData(muscleGroupsQuery.queryKey, { items: [] })
  expect(await screen.findByRole('region', { name: 'Séries par muscle' })).toBeTruthy()
})
