import { createRoute, lazyRouteComponent, type RouteComponent, redirect } from '@tanstack/react-router'
import { session } from '../../platform/session/session.ts'
import { urlText } from '../../platform/url-text.ts'
import { shellRoute } from '../signed-in-routes.ts'

/** Who is no administrator is led to the home screen; the server refuses them besides. */
const admin = createRoute({
  getParentRoute: () => shellRoute,
  path: '/admin',
  // What a page looks for stands in the URL; each page reads its own parts.
  validateSearch: (search: Record<string, unknown>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(search).flatMap(([name, value]) => {
        const text = urlText(value)
        return text === undefined ? [] : [[name, text]]
      }),
    ),
  beforeLoad: () => {
    const state = session.state.get()
    if (state.status === 'signed-in' && state.profile.role !== 'admin') throw redirect({ to: '/', replace: true })
  },
  component: lazyRouteComponent(() => import('../../features/admin/admin-frame.tsx'), 'AdminFrame'),
})

const page = <Path extends string>(path: Path, component: RouteComponent) =>
  createRoute({ getParentRoute: () => admin, path, component })

const noPage = createRoute({
  getParentRoute: () => admin,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true })
  },
})

/** The administrators’ pages; their code is fetched by administrators alone. */
export const adminPages = admin.addChildren([
  noPage,
  page(
    '/dashboard',
    lazyRouteComponent(() => import('../../features/admin/dashboard/dashboard-screen.tsx'), 'DashboardScreen'),
  ),
  page(
    '/exercises',
    lazyRouteComponent(() => import('../../features/admin/exercises/exercises-screen.tsx'), 'ExercisesScreen'),
  ),
  page(
    '/programs',
    lazyRouteComponent(() => import('../../features/admin/programs/programs-screen.tsx'), 'ProgramsScreen'),
  ),
  page(
    '/users',
    lazyRouteComponent(() => import('../../features/admin/users/users-screen.tsx'), 'UsersScreen'),
  ),
  page(
    '/muscles',
    lazyRouteComponent(() => import('../../features/admin/muscles/muscles-screen.tsx'), 'MusclesScreen'),
  ),
  page(
    '/tickets',
    lazyRouteComponent(() => import('../../features/admin/tickets/tickets-screen.tsx'), 'TicketsScreen'),
  ),
])
