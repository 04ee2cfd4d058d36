import type { Inventory } from '../barbell/load-bar.ts'

/** An Olympic bar and the plates of a usual gym, in kg: what counts until somebody says what their own gym has. */
export const defaultInventory: Inventory = {
  bar: 20,
  plates: [
    { weight: 25, pairs: 4 },
    { weight: 20, pairs: 2 },
    { weight: 15, pairs: 1 },
    { weight: 10, pairs: 2 },
    { weight: 5, pairs: 2 },
    { weight: 2.5, pairs: 2 },
    { weight: 1.25, pairs: 2 },
  ],
}
