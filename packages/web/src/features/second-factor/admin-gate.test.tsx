// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { queryClient } from '../../platform/query/query-client.ts'
import { AdminGate } from './admin-gate.tsx'
import { secondFactorQuery } from './second-factor-queries.ts'

/** An administrators' page of somebody whose second step stands like this. */
const open = (turned_on_at: string | null, is_required: boolean) => {
  queryClient.setQueryData(secondFactorQuery.queryKey, { turned_on_at, recovery_codes_left: 0, is_required })
  const root = createRootRoute({ component: Outlet })
  const page = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => (
      <AdminGate>
        <p>Utilisateurs</p>
      </AdminGate>
    ),
  })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  queryClient.setDefaultOptions({
    queries: { ...queryClient.getDefaultOptions().queries, staleTime: Number.POSITIVE_INFINITY },
  })
  render(
    <QueryClientProvider client={queryClient}>
      {/* The app’s own router has other routes. */}
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
}

afterEach(() => {
  cleanup()
  queryClient.clear()
  sessionStorage.clear()
})

const link = () => screen.getByRole<HTMLAnchorElement>('link', { name: 'Activer' })

describe('the pages of the administrators', () => {
  it('stand behind the set-up of a second step where others reach the service', async () => {
    open(null, true)
    expect(await screen.findByRole('heading', { name: 'Validation en deux étapes' })).toBeTruthy()
    expect(link().getAttribute('href')).toBe('/settings/second-step')
    expect(screen.queryByText('Utilisateurs')).toBeNull()
  })

  it('propose one on this machine alone, until that is put off', async () => {
    open(null, false)
    expect(await screen.findByText('Utilisateurs')).toBeTruthy()
    expect(link()).toBeTruthy()
    await userEvent.setup().click(screen.getByRole('button', { name: 'Plus tard' }))
    expect(screen.queryByRole('link', { name: 'Activer' })).toBeNull()
    cleanup()
    open(null, false)
    expect(await screen.findByText('Utilisateurs')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Activer' })).toBeNull()
  })

  it('stand as they are once it is on', async () => {
    open('2026-11-22T09:00:00.000Z', true)
    expect(await screen.findByText('Utilisateurs')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Activer' })).toBeNull()
  })
})
