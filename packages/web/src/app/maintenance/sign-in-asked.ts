import { createObservable } from '../../platform/observable.ts'

/** Where the browser opened Fonte, before any guard led elsewhere. */
const openedAt = () => new URL(performance.getEntriesByType('navigation')[0]?.name ?? window.location.href).pathname

/** Whether somebody wanted the sign-in page, rather than came there for want of a session. */
export const signInAsked = createObservable(openedAt() === '/auth')
