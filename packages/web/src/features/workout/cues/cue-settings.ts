import { createObservable, type Observable, useObservable } from '../../../platform/observable.ts'
import { storage } from '../../../platform/storage/storage.ts'

/** A switch that is kept on the device under a name. */
interface Switch extends Observable<boolean> {
  readonly turn: (next: boolean) => void
  /** Takes up what was chosen before. */
  readonly restore: () => Promise<void>
}

/** Whether the sounds are off. */
export const muted = keptSwitch('workout_muted')

/** Whether the phone keeps still at the end of a rest. */
export const still = keptSwitch('workout_still')

/** Whether the letters of the keyboard do nothing. */
export const letters = keptSwitch('workout_letters_off')

/** Whether a timed set ends by itself once its target is reached. */
export const stopAtTarget = keptSwitch('workout_stop_at_target')

/** Whether a switch is on, renewing the component when it changes. */
export const useSwitch = (chosen: Switch): boolean => useObservable(chosen)

/** Takes up the choices of earlier workouts. */
export async function restoreCueSettings(): Promise<void> {
  await Promise.all([muted.restore(), still.restore(), letters.restore(), stopAtTarget.restore()])
}

/** Whether this device can shake at all. */
export const canVibrate = (): boolean => 'vibrate' in navigator

function keptSwitch(name: string): Switch {
  const { get, set, subscribe } = createObservable(false)
  return {
    get,
    subscribe,
    turn(next) {
      set(next)
      void storage.keep(name, next)
    },
    restore: async () => set((await storage.kept(name)) === true),
  }
}
