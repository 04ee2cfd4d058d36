import { wakingNow } from './clock.ts'

/**
 * Does `work` whenever the page is looked at again after more than `after` ms out of sight, those included in which the
 * device slept.
 */
export function onReturn(after: number, work: () => void): void {
  let left = wakingNow()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') left = wakingNow()
    else if (wakingNow() - left > after) work()
  })
}
