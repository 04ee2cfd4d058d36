import { createObservable } from '../../platform/observable.ts'

/** How many tickets are open, as the server said last; 0 for who is no administrator. */
export const openTickets = createObservable(0)
