import { useEffect, useState } from 'react'

/** The device's time in epoch ms. It may be wrong by days: differences of it are what the server uses. */
export const now = (): number => Date.now()

/** Milliseconds on a clock that nobody can set; it may stand still while the device sleeps. */
export const monotonicNow = (): number => performance.now()

let ahead = now() - monotonicNow()
let slept = 0

/**
 * Milliseconds on a clock that goes on while the device sleeps, as far as its own time ran ahead meanwhile. To set that ahead
 * lets as much pass, to set it back nothing: for what may rather be taken as too old than as too young.
 */
export function wakingNow(): number {
  const before = ahead
  ahead = now() - monotonicNow()
  slept += Math.max(ahead - before, 0)
  return monotonicNow() + slept
}

/**
 * The device's time, renewed every `interval` ms and at once when the page is looked at again.
 * Compute what is left from a stored end, never by counting renewals: a sleeping tab skips them.
 */
export function useNow(interval: number): number {
  const [time, setTime] = useState(now)
  useEffect(() => {
    const renew = () => setTime(now())
    renew()
    const timer = setInterval(renew, interval)
    document.addEventListener('visibilitychange', renew)
    window.addEventListener('pageshow', renew)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', renew)
      window.removeEventListener('pageshow', renew)
    }
  }, [interval])
  return time
}
