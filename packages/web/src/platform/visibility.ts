import { monotonicNow, now } from './clock.ts'

/**
 * Does `work` whenever the page is looked at again after more than `after` ms out of sight: by the clock that nobody can
 * set or, as that may stand still while the device sleeps, by the time of the device.
 */
export function onReturn(after: number, work: () => void): void {
  const clocks = [monotonicNow, now]
  const read = () => clocks.map((clock) => clock())
  let hidden = read()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') hidden = read()
    else if (read().some((time, index) => time - (hidden[index] ?? time) > after)) work()
  })
}
