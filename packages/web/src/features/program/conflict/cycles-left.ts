import { useEffect } from 'react'
import { createObservable, useObservable } from '../../../platform/observable.ts'
import { session } from '../../../platform/session/session.ts'
import { storage } from '../../../platform/storage/storage.ts'
import { withLock } from '../../../platform/tabs/lock.ts'

/** A lift whose 5/3/1 a workout left where it was: something else had changed it first. */
export interface LeftLift {
  /** The workout that left it. */
  readonly workoutId: string
  readonly programId: string
  readonly program: string
  readonly place: string
  readonly lift: string
  /** The week at which the cycle stands; null where the lift has no cycle any more. */
  readonly week: number | null
}

const none: readonly LeftLift[] = []

/** What this page knows of it, and whose it is. */
const known = createObservable<{ readonly userId: string | null; readonly lifts: readonly LeftLift[] }>({
  userId: null,
  lifts: none,
})

const nameFor = (userId: string) => `cycles-left-${userId}`

/** Forgets one that was read. */
export const forgetLeftLift = (userId: string, { workoutId, place }: LeftLift): Promise<void> =>
  changeLeftLifts(userId, (before) => before.filter((other) => other.workoutId !== workoutId || other.place !== place))

/** Reads again what the device has of it: another tab, or a reset of the data, may have changed that. */
export const readLeftLifts = (userId: string): Promise<void> => changeLeftLifts(userId, (before) => before)

/** The cycles that this person is still to be told of, by whichever tab sent their workouts. */
export function useLeftLifts(userId: string): readonly LeftLift[] {
  useEffect(() => {
    const read = () => {
      if (document.visibilityState === 'visible') void readLeftLifts(userId)
    }
    void readLeftLifts(userId)
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [userId])
  const read = useObservable(known)
  return read.userId === userId ? read.lifts : none
}

const isSignedIn = (userId: string): boolean => {
  const state = session.state.get()
  return state.status === 'signed-in' && state.user.id === userId
}

/** One change at a time, whichever tab makes it; none once its person has signed out, as it would stay to be read. */
export function changeLeftLifts(
  userId: string,
  next: (before: readonly LeftLift[]) => readonly LeftLift[],
): Promise<void> {
  return withLock(nameFor(userId), async () => {
    const before = ((await storage.kept(nameFor(userId))) as readonly LeftLift[] | undefined) ?? none
    if (!isSignedIn(userId)) return
    const lifts = next(before)
    if (lifts !== before) await storage.keep(nameFor(userId), lifts.length > 0 ? lifts : undefined, userId)
    known.set({ userId, lifts })
  })
}
