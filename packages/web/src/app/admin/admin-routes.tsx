import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { session } from '../../platform/session/session.ts'
import { shellRoute } from '../signed-in-routes.ts'

/** Who is no administrator is led to the home screen; the server refuses them besides. */
const admin = createRoute({
  getParentRoute: () => shellRoute,
  path: '/admin',
  // What a page looks for stands in the URL; each page reads its own parts.
  validateSearch: (search: Record<string, unknown>): Record<string, string> =>
    Object.fromEntries(Object.entries(search).flatMap(([name, value]) => textOf(value).map((text) => [name, text]))),
  beforeLoad: () => {
    const state = session.state.get()
    if (state.status === 'signed-in' && state.profile.role !== 'admin') throw redirect({ to: '/', replace: true })
  },
  component: lazyRouteComponent(() => import('../../features/admin/admin-frame.tsx'), 'AdminFrame'),
})

/** The router reads `?q=531` as a number. */
const textOf = (value: unknown): string[] =>
  typeof value === 'string' || typeof value === 'number' ? [String(value)] : []

const users = createRoute({
  getParentRoute: () => admin,
  path: '/users',
  component: lazyRouteComponent(() => import('../../features/admin/users/users-screen.tsx'), 'UsersScreen'),
})

const exercises = createRoute({
  getParentRoute: () => admin,
  path: '/exercises',
  component: lazyRouteComponent(() => import('../../features/admin/exercises/exercises-screen.tsx'), 'ExercisesScreen'),
})

const programs = createRoute({
  getParentRoute: () => admin,
  path: '/programs',
  component: lazyRouteComponent(() => import('../../features/admin/programs/programs-screen.tsx'), 'ProgramsScreen'),
})

const muscles = createRoute({
  getParentRoute: () => admin,
  path: '/muscles',
  component: lazyRouteComponent(() => import('../../features/admin/muscles/muscles-screen.tsx'), 'MusclesScreen'),
})

const dashboard = createRoute({
  getParentRoute: () => admin,
  path: '/dashboard',
  component: lazyRouteComponent(() => import('../../features/admin/dashboard/dashboard-screen.tsx'), 'DashboardScreen'),
})

const tickets = createRoute({
  getParentRoute: () => admin,
  path: '/tickets',
  component: lazyRouteComponent(() => import('../../features/admin/tickets/tickets-screen.tsx'), 'TicketsScreen'),
})

const noPage = createRoute({
  getParentRoute: () => admin,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true })
  },
})

/** The administrators’ pages; their code is fetched by administrators alone. */
export const adminPages = admin.addChildren([noPage, dashboard, exercises, programs, users, muscles, tickets])
