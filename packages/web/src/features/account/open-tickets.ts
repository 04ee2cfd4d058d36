import { createStore } from '../../platform/store.ts'

/** How many tickets are open, as the server said last; 0 for who is no administrator. */
export const openTickets = createStore(0)
