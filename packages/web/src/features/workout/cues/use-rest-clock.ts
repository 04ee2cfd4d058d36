import { countdownCues } from '@fonte/domain/workout/rest'
import type { Resting } from '@fonte/domain/workout/state'
import { useEffect, useEffectEvent } from 'react'
import { restTime } from './rest-time.ts'
import { play } from './sound-player.ts'

/** How often (ms) the stored end of the rest is held against the clock. */
const interval = 200

/** What is noticed later than this (ms) is no longer sounded: the page was asleep. */
export const fresh = 1_500

/**
 * Watches a rest: sounds at 3, 2 and 1, and calls `onOver` once at its end. Everything is computed from the stored
 * end, so that a page that slept is right at once; `lateness` (ms) tells how long ago the rest ended.
 */
export function useRestClock(state: Resting | null, onOver: (resting: Resting, lateness: number) => void): void {
  const over = useEffectEvent(onOver)
  useEffect(() => {
    if (!state) return
    let last = restTime(state)
    let ended = false
    const check = () => {
      const time = restTime(state)
      const cues = countdownCues(state, Math.max(last, time - fresh), time)
      last = time
      if (cues.length > 0) void play('countdown')
      if (ended || time < state.rest.ends_at) return
      ended = true
      over(state, time - state.rest.ends_at)
    }
    const timer = setInterval(check, interval)
    document.addEventListener('visibilitychange', check)
    check()
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', check)
    }
  }, [state])
}
