import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { exerciseSearch } from '../features/exercise/exercise-url.ts'
import { session } from '../platform/session/session.ts'
import { rootRoute } from './root-route.tsx'
import { SignedInOnly } from './signed-in-only.tsx'

/** Whether somebody is signed in, as guards of pages ask it. */
export const isSignedIn = () => session.state.get().status === 'signed-in'

/** Above every page of somebody signed in; who is not is led to the sign-in, and back afterwards. */
export const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  validateSearch: exerciseSearch,
  beforeLoad: ({ location }) => {
    if (isSignedIn()) return
    // What stands behind the # stays there: a browser would send the query to the server.
    const { hash, href } = location
    const next = href.split('#', 1)[0] ?? '/'
    throw redirect({ to: '/auth', search: next === '/' ? {} : { next }, hash, replace: true })
  },
  component: SignedInOnly,
})

/** Above the pages with header and tab bar. */
export const shellRoute = createRoute({
  getParentRoute: () => signedInRoute,
  id: 'shell',
  component: lazyRouteComponent(() => import('./shell/shell.tsx'), 'Shell'),
})
