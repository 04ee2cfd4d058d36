import { monotonicNow } from './clock.ts'

/** Does `work` whenever the page is looked at again after more than `after` ms out of sight. */
export function onReturn(after: number, work: () => void): void {
  let hiddenAt = monotonicNow()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') hiddenAt = monotonicNow()
    else if (monotonicNow() - hiddenAt > after) work()
  })
}
