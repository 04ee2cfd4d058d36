import type { WeightUnit } from '@fonte/domain/units/weight'
import { createContext, useContext } from 'react'
import { createObservable, useObservable } from '../observable.ts'

const unit = createObservable<WeightUnit>('kg')

/** For a place that counts in a unit of its own, such as a gym with plates in pounds. */
export const PlaceUnit = createContext<WeightUnit | null>(null)

/** The unit of weights: of the place, else of the person signed in, kilograms for everybody else. */
export function useUnit(): WeightUnit {
  const chosen = useObservable(unit)
  return useContext(PlaceUnit) ?? chosen
}

/** The same for those who are not components. */
export const currentUnit = (): WeightUnit => unit.get()

/** Shows every weight in the unit, at once. */
export const switchUnit = (next: WeightUnit): void => unit.set(next)
