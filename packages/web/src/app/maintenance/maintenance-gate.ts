import { maintenance } from '../../features/maintenance/device-maintenance.ts'
import { isKeptOut, isSpared } from '../../features/maintenance/standing.ts'
import type { WorkoutView } from '../../features/workout/running/workout-keeper.ts'
import { isProblem } from '../../platform/api/api-problem.ts'
import { watchRefusals } from '../../platform/api/client.ts'
import { events } from '../../platform/events/events.ts'
import { createObservable } from '../../platform/observable.ts'
import { outbox } from '../../platform/outbox/device-outbox.ts'
import { queryClient } from '../../platform/query/query-client.ts'
import { session } from '../../platform/session/session.ts'
import { onReturn } from '../../platform/visibility.ts'
import { router } from '../router.tsx'
import { cover, keptOut } from './cover.ts'
import { signInAsked } from './sign-in-asked.ts'

/** After so long (ms) out of sight the page may have missed an event. */
const doubtful = 60_000

/** The program of the workout that is running or has just ended; undefined until the device has been read. */
const workoutProgram = createObservable<string | null | undefined>(undefined)

/** Closes the pages to those whom maintenance keeps out, and opens them again when it ends. */
export function startMaintenanceGate(): void {
  events.on('maintenance', ({ enabled }) => maintenance.receive(enabled))
  watchRefusals((refusal) => {
    if (isProblem(refusal, 'maintenance')) maintenance.refused()
  })
  for (const store of [maintenance.closed, session.state, signInAsked, workoutProgram]) store.subscribe(judge)
  router.subscribe('onBeforeLoad', judge)
  router.subscribe('onResolved', judge)
  window.addEventListener('online', refresh)
  window.addEventListener('offline', judge)
  onReturn(doubtful, refresh)
  session.subscribe((event) => {
    if (event.type === 'signed-in') signInAsked.set(false)
  })
  keptOut.subscribe(() => {
    if (keptOut.get()) void followWorkout()
    else goOn()
  })
  void maintenance.start()
}

function refresh(): void {
  judge()
  void maintenance.refresh()
}

function judge(): void {
  const state = session.state.get()
  const role = state.status === 'signed-in' ? state.profile.role : null
  keptOut.set(isKeptOut({ closed: maintenance.closed.get(), online: navigator.onLine, role }))
  if (!keptOut.get() || isOnSparedPage()) cover.set(null)
  else void raiseCover()
}

/** On the way from one page to another both count, so that no page that is closed is seen in passing. */
function isOnSparedPage(): boolean {
  const places = [router.latestLocation, router.state.resolvedLocation ?? router.latestLocation]
  const rest = { signInAsked: signInAsked.get(), workoutProgram: workoutProgram.get() }
  return places.every(({ pathname }) => isSpared({ path: pathname, ...rest }))
}

async function raiseCover(): Promise<void> {
  const { MaintenancePage } = await import('./maintenance-page.tsx')
  if (keptOut.get() && !isOnSparedPage()) cover.set(MaintenancePage)
}

let unfollow = () => {}

async function followWorkout(): Promise<void> {
  const { workoutKeeper } = await import('../../features/workout/running/device-workout.ts')
  const read = () => workoutProgram.set(programOf(workoutKeeper.view.get()))
  unfollow()
  unfollow = workoutKeeper.view.subscribe(read)
  read()
}

function programOf(view: WorkoutView): string | null | undefined {
  if (view.status === 'loading') return undefined
  return view.status === 'running' || view.status === 'ended' ? view.workout.state.program.id : null
}

/** What waited is sent; what is on the screen is read again, and what could not be read meanwhile. */
function goOn(): void {
  void outbox.wake()
  void queryClient.invalidateQueries()
  void queryClient.refetchQueries({ type: 'inactive', predicate: ({ state }) => state.status === 'error' })
  void router.invalidate()
}
