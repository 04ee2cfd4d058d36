import type { Inventory } from '../barbell/load-bar.ts'
import type { WeightUnit } from '../units/weight.ts'

/** An Olympic bar and the plates of a usual gym, in each unit: what counts until somebody says what their own gym has. */
export const defaultInventories: Readonly<Record<WeightUnit, Inventory>> = {
  kg: {
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
  },
  lb: {
    bar: 45,
    plates: [
      { weight: 45, pairs: 4 },
      { weight: 35, pairs: 1 },
      { weight: 25, pairs: 2 },
      { weight: 10, pairs: 2 },
      { weight: 5, pairs: 2 },
      { weight: 2.5, pairs: 2 },
    ],
  },
}
