import { createObservable, useObservable } from '../../../platform/observable.ts'

const key = 'fonte.promo-dismissed'

/** Whose banner is hidden in this tab until it is closed. */
const dismissedFor = createObservable<string | null>(read())

/** Whether this person hid the banner. */
export const usePromoDismissed = (userId: string): boolean => useObservable(dismissedFor) === userId

/** Hides the banner from this person for the session. */
export function dismissPromo(userId: string): void {
  dismissedFor.set(userId)
  try {
    sessionStorage.setItem(key, userId)
  } catch {
    // Storage is closed: the choice holds until the page is left.
  }
}

function read(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}
