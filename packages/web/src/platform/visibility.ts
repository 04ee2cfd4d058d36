import { monotonicNow, now } from './clock.ts'

/**
 * Does `work` whenever the page is looked at again after more than `after` ms out of sight: by the clock that nobody can
 * set or, as that may stand still while the device sleeps, by the time of the device.
 */
export function onReturn(after: number, work: () => void): void {
  let page = monotonicNow()
  let device = now()
  document.addEventListener('visibilitychange', () => {
    const isLong = Math.max(monotonicNow() - page, now() - device) > after
    if (document.visibilityState === 'visible') return isLong && work()
    page = monotonicNow()
    device = now()
  })
}
