import type { WeightUnit } from '@fonte/domain/units/weight'
import { createObservable, useObservable } from '../observable.ts'

const unit = createObservable<WeightUnit>('kg')

/** The unit of weights on every screen: that of the person signed in, kilograms for everybody else. */
export const useUnit = (): WeightUnit => useObservable(unit)

/** The same for those who are not components. */
export const currentUnit = (): WeightUnit => unit.get()

/** Shows every weight in the unit, at once. */
export const switchUnit = (next: WeightUnit): void => unit.set(next)
