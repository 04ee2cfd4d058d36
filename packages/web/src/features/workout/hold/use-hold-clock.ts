import type { Hold } from '@fonte/domain/workout/state'
import { useEffect, useEffectEvent } from 'react'
import { shake } from '../cues/rest-alarm.ts'
import { play, type Sound } from '../cues/sound-player.ts'
import { fresh } from '../cues/use-rest-clock.ts'
import { holdTime } from './hold-time.ts'

/** How often (ms) the stored start of the hold is held against the clock. */
const interval = 200
const second = 1000

/**
 * Sounds the seconds before a timed set begins, its beginning and its target (s; 0 for none), where the phone shakes too. Tells
 * `onTarget` that the target is reached, however late that is noticed, until it answers true: that it has done something.
 */
export function useHoldClock(hold: Hold, target: number, onTarget: () => boolean): void {
  const reached = useEffectEvent(onTarget)
  useEffect(() => {
    const { started_at } = hold
    let last = holdTime(hold)
    let isTold = false
    const check = () => {
      const time = holdTime(hold)
      // What is noticed late is no longer sounded: the page was asleep.
      const from = Math.max(last, time - fresh)
      last = time
      const passed = (after: number) => started_at + after * second > from && started_at + after * second <= time
      const sounds: readonly (readonly [number, Sound])[] = [
        [-2, 'countdown'],
        [-1, 'countdown'],
        [0, 'start'],
      ]
      for (const [after, sound] of sounds) if (passed(after)) void play(sound)
      if (target === 0) return
      if (passed(target)) {
        void play('rest-over')
        shake()
      }
      if (isTold || time < started_at + target * second) return
      isTold = reached()
    }
    const timer = setInterval(check, interval)
    document.addEventListener('visibilitychange', check)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', check)
    }
  }, [hold, target])
}
