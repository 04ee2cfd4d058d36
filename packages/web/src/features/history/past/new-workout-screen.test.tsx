// @vitest-environment happy-dom
import { legDay } from '@fonte/domain/test-kit/programs'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../platform/query/query-client.ts'
import { session } from '../../../platform/session/session.ts'
import type { SessionState } from '../../../platform/session/session-events.ts'
import { ToastContext } from '../../../ui/toast.ts'
import { exercisesQuery } from '../../exercise/exercise-queries.ts'
import { predefinedProgramsQuery, programsQuery } from '../../program/program-queries.ts'
import { NewWorkoutScreen } from './new-workout-screen.tsx'

vi.mock('../../../platform/api/client.ts', () => ({ call: () => new Promise(() => undefined) }))

const open = async (address: string) => {
  const root = createRootRoute()
  const shown = createRoute({ getParentRoute: () => root, path: '/stats/past', component: NewWorkoutScreen })
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createRouter({ routeTree: root.addChildren([shown]), history })
  render(
    <QueryClientProvider client={queryClient}>
      <ToastContext value={() => () => undefined}>
        <RouterProvider router={router as never} />
      </ToastContext>
    </QueryClientProvider>,
  )
  await screen.findByLabelText('Jour')
  return { address: () => history.location.href, user: userEvent.setup() }
}

const day = () => screen.getByLabelText<HTMLInputElement>('Jour').value

beforeEach(() => {
  const state = { status: 'signed-in', user: { id: 'ada' } } as SessionState
  vi.spyOn(session.state, 'get').mockReturnValue(state)
  vi.stubGlobal('scrollTo', () => undefined)
  queryClient.setQueryData(exercisesQuery.queryKey, { items: [{ id: 'predefined-squat', name: 'Squat' }] } as never)
  queryClient.setQueryData(programsQuery.queryKey, { items: [legDay] } as never)
  queryClient.setQueryData(predefinedProgramsQuery.queryKey, { items: [] })
})

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('a past workout begins on the day that was picked, by whichever program', async () => {
  const { user, address } = await open('/stats/past?day=2026-11-12')
  expect(day()).toBe('2026-11-12')
  await user.selectOptions(screen.getByLabelText('À partir d’un programme'), legDay.name)
  await screen.findByRole('group', { name: 'Série 2' })
  expect([day(), address()]).toEqual(['2026-11-12', `/stats/past?day=2026-11-12&program=${legDay.id}`])
})

it('a past workout begins today where no day was picked that there is', async () => {
  await open('/stats/past?day=2026-02-30')
  expect(day()).not.toBe('2026-02-30')
})
