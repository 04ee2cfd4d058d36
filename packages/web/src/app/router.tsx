import { createRoute, createRouter, lazyRouteComponent, redirect, useParams } from '@tanstack/react-router'
import { communitySearch } from '../features/community/community-url.ts'
import { adminPages } from './admin/admin-routes.tsx'
import { keptOut } from './maintenance/cover.ts'
import { ownPath } from './next-path.ts'
import { PendingPage } from './pending-page.tsx'
import { publicRoutes } from './public/public-routes.tsx'
import { rootRoute } from './root-route.tsx'
import { RouteError } from './route-error.tsx'
import { parseSearch, stringifySearch } from './search-params.ts'
import { isSignedIn, shellRoute, signedInRoute } from './signed-in-routes.ts'

const auth = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth',
  // `forgot` opens the dialog that mails a link for a new password.
  validateSearch: (search: Record<string, unknown>): { next?: string; forgot?: true } => {
    const next = ownPath(search.next)
    return { ...(next !== undefined && { next }), ...(search.forgot === true && { forgot: true }) }
  },
  beforeLoad: ({ search, location }) => {
    const hash = location.hash && `#${location.hash}`
    if (isSignedIn() && !keptOut.get()) throw redirect({ href: `${search.next ?? '/'}${hash}`, replace: true })
  },
  component: lazyRouteComponent(() => import('../features/account/auth/auth-screen.tsx'), 'AuthScreen'),
})

const workout = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/workout/$programId',
  component: WorkoutRoute,
  loader: () => WorkoutScreen.preload?.(),
})

const home = createRoute({
  getParentRoute: () => shellRoute,
  path: '/',
  // While the URL says `?edit=`, the editor of that program stands on the page.
  validateSearch: (search: Record<string, unknown>): { edit?: string } =>
    typeof search.edit === 'string' ? { edit: search.edit } : {},
  component: lazyRouteComponent(() => import('../features/home/home-screen.tsx'), 'HomeScreen'),
})

const stats = createRoute({
  getParentRoute: () => shellRoute,
  path: '/stats',
  component: lazyRouteComponent(() => import('../features/statistics/stats-screen.tsx'), 'StatsScreen'),
})

const calendar = createRoute({
  getParentRoute: () => shellRoute,
  path: '/stats/calendar',
  // The day whose workouts are told.
  validateSearch: (search: Record<string, unknown>): { day?: string } =>
    typeof search.day === 'string' ? { day: search.day } : {},
  component: lazyRouteComponent(() => import('../features/statistics/calendar/calendar-screen.tsx'), 'CalendarScreen'),
})

const body = createRoute({
  getParentRoute: () => shellRoute,
  path: '/stats/body',
  component: lazyRouteComponent(() => import('../features/statistics/body/body-screen.tsx'), 'BodyScreen'),
})

const entry = createRoute({
  getParentRoute: () => shellRoute,
  path: '/stats/$entryId',
  component: EntryRoute,
  loader: () => EntryScreen.preload?.(),
})

const editWorkout = createRoute({
  getParentRoute: () => shellRoute,
  path: '/stats/$entryId/edit',
  component: lazyRouteComponent(
    () => import('../features/statistics/calendar/beside/beside-calendar.tsx'),
    'EditWorkoutPage',
  ),
})

const pastWorkout = createRoute({
  getParentRoute: () => shellRoute,
  path: '/stats/past',
  // Begins on a day, and with the sets of a program or of a workout done before.
  validateSearch: (search: Record<string, unknown>): { day?: string; program?: string; from?: string } => ({
    ...(typeof search.day === 'string' && { day: search.day }),
    ...(typeof search.program === 'string' && { program: search.program }),
    ...(typeof search.from === 'string' && { from: search.from }),
  }),
  component: lazyRouteComponent(
    () => import('../features/statistics/calendar/beside/beside-calendar.tsx'),
    'NewWorkoutPage',
  ),
})

const exerciseProgress = createRoute({
  getParentRoute: () => shellRoute,
  path: '/stats/exercises/$exerciseId',
  component: ExerciseProgressRoute,
  loader: () => ExerciseProgressScreen.preload?.(),
})

const community = createRoute({
  getParentRoute: () => shellRoute,
  path: '/community',
  validateSearch: communitySearch,
  component: lazyRouteComponent(() => import('../features/community/community-screen.tsx'), 'CommunityScreen'),
})

const settings = createRoute({
  getParentRoute: () => shellRoute,
  path: '/settings',
  component: lazyRouteComponent(() => import('../features/settings/settings-screen.tsx'), 'SettingsScreen'),
})

const imports = createRoute({
  getParentRoute: () => shellRoute,
  path: '/import',
  component: lazyRouteComponent(() => import('../features/import/import-screen.tsx'), 'ImportScreen'),
})

const gym = createRoute({
  getParentRoute: () => shellRoute,
  path: '/settings/gym',
  component: lazyRouteComponent(() => import('../features/gym/gym-screen.tsx'), 'GymScreen'),
})

const secondStep = createRoute({
  getParentRoute: () => shellRoute,
  path: '/settings/second-step',
  component: lazyRouteComponent(() => import('../features/second-factor/set-up-screen.tsx'), 'SetUpScreen'),
})

const subscription = createRoute({
  getParentRoute: () => shellRoute,
  path: '/subscription',
  component: lazyRouteComponent(() => import('../features/plan/subscription-screen.tsx'), 'SubscriptionScreen'),
})

const payment = createRoute({
  getParentRoute: () => shellRoute,
  path: '/payment',
  component: lazyRouteComponent(() => import('../features/plan/payment-screen.tsx'), 'PaymentScreen'),
})

const premium = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/premium',
  beforeLoad: () => {
    throw redirect({ to: '/payment', replace: true })
  },
})

const report = createRoute({
  getParentRoute: () => shellRoute,
  path: '/report',
  component: lazyRouteComponent(() => import('../features/report/report-screen.tsx'), 'ReportScreen'),
})

const whatsNew = createRoute({
  getParentRoute: () => shellRoute,
  path: '/whats-new',
  component: lazyRouteComponent(() => import('../features/release/whats-new-screen.tsx'), 'WhatsNewScreen'),
})

const elsewhere = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true })
  },
})

const WorkoutScreen = lazyRouteComponent(() => import('../features/workout/workout-screen.tsx'), 'WorkoutScreen')
const EntryScreen = lazyRouteComponent(() => import('../features/history/entry-screen.tsx'), 'EntryScreen')
const ExerciseProgressScreen = lazyRouteComponent(
  () => import('../features/statistics/exercise/exercise-progress-screen.tsx'),
  'ExerciseProgressScreen',
)

function WorkoutRoute() {
  return <WorkoutScreen programId={useParams({ from: workout.id }).programId} />
}

function EntryRoute() {
  return <EntryScreen entryId={useParams({ from: entry.id }).entryId} />
}

function ExerciseProgressRoute() {
  const { exerciseId } = useParams({ from: exerciseProgress.id })
  // Another exercise is another page: its choices begin anew.
  return <ExerciseProgressScreen key={exerciseId} exerciseId={exerciseId} />
}

/** Every page of Fonte. */
export const router = createRouter({
  parseSearch,
  stringifySearch,
  routeTree: rootRoute.addChildren([
    auth,
    ...publicRoutes,
    signedInRoute.addChildren([
      workout,
      premium,
      shellRoute.addChildren([
        home,
        stats,
        body,
        calendar,
        entry,
        editWorkout,
        pastWorkout,
        exerciseProgress,
        community,
        settings,
        imports,
        gym,
        secondStep,
        subscription,
        payment,
        report,
        whatsNew,
        adminPages,
      ]),
    ]),
    elsewhere,
  ]),
  defaultPreload: 'intent',
  defaultPendingMs: 250,
  defaultPendingComponent: PendingPage,
  defaultErrorComponent: RouteError,
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
