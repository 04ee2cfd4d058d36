import { useEffect } from 'react'
import { newUuid } from '../../../platform/new-uuid.ts'
import { useObservable } from '../../../platform/observable.ts'
import { outbox } from '../../../platform/outbox/device-outbox.ts'
import { useSignedIn } from '../../../platform/session/session.ts'
import { storage } from '../../../platform/storage/storage.ts'
import { withLock } from '../../../platform/tabs/lock.ts'
import { joinTabs } from '../../../platform/tabs/tab-channel.ts'
import { currentLanguage } from '../../../platform/words/language.ts'
import { arrivedSets } from '../../history/history-queries.ts'
import { cyclesAfter } from '../../training-plan/move-cycles.ts'
import { type DrivingNews, type DrivingRole, DrivingTab } from './driving-tab.ts'
import { WorkoutKeeper, type WorkoutNews, type WorkoutView } from './workout-keeper.ts'

const workoutTabs = joinTabs<WorkoutNews>('fonte-workout', (news) => void workoutKeeper.receive(news))
// Under the name by which tabs of a former Fonte are told.
const drivingTabs = joinTabs<DrivingNews>('fonte-workout-seat', (news) => void drivingTab.receive(news))

/** This device's running workout. */
export const workoutKeeper: WorkoutKeeper = new WorkoutKeeper({
  storage,
  lock: withLock,
  newUuid,
  outbox,
  language: currentLanguage,
  cyclesAfter,
  arrivedSets,
  tell: workoutTabs.send,
})

// A page that comes back from the browser's back-and-forward cache was told of nothing that other tabs did.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) void workoutKeeper.reload()
})

/** Whether this tab drives the workout. */
export const drivingTab: DrivingTab = new DrivingTab({
  locks: navigator.locks,
  tell: drivingTabs.send,
  beforeDriving: () => workoutKeeper.reload(),
  settled: () => workoutKeeper.settled(),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
})

const loading: WorkoutView = { status: 'loading' }

/** The running workout of the person signed in, followed by the component; never a glimpse of the one before. */
export function useWorkoutView(): WorkoutView {
  const userId = useSignedIn().user.id
  const view = useObservable(workoutKeeper.view)
  useEffect(() => void workoutKeeper.serve(userId), [userId])
  return 'workout' in view && view.workout.user_id !== userId ? loading : view
}

/** Claims to drive the workout while `active`; answers whether this tab does. */
export function useDriving(active: boolean): DrivingRole {
  const userId = useSignedIn().user.id
  useEffect(() => (active ? drivingTab.claim(`fonte-workout-${userId}`) : undefined), [active, userId])
  return useObservable(drivingTab.role)
}
