import { assistanceOf, type SetLoad } from '../set/set-load.ts'
import { storedWeight, type WeightUnit, wholePounds } from '../units/weight.ts'

/**
 * The load of a weight (kg, assistance below 0) that is aimed at, with its pounds for who lifts in them, where it was made of
 * such.
 */
export function aimedLoad(weight: number, unit: WeightUnit): SetLoad {
  const kg = Math.abs(weight)
  const load = storedWeight({ weight: kg, weight_lb: unit === 'lb' ? quarterPounds(kg) : undefined })
  return weight > 0 ? load : assistanceOf(load)
}

/** The pounds that a weight (kg) was made from, to the quarter of the smallest plates: many whole kg have some of a finer grain. */
function quarterPounds(kg: number): number | undefined {
  const pounds = wholePounds(kg)
  return pounds !== undefined && Number.isInteger(pounds * 4) ? pounds : undefined
}

/** A set with another load in place of its own. */
export function withLoad<S extends SetLoad>(set: S, load: SetLoad): S {
  const { weight: _kg, weight_lb: _lb, assist: _assist, assist_lb: _assistLb, ...figures } = set
  return { ...figures, ...load } as S
}
