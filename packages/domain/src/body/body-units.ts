import { toHundredth } from '../units/hundredth.ts'
import { exactPounds, toKg, type WeightUnit } from '../units/weight.ts'
import { type BodyMeasureKind, bodyBounds, dimensionOf } from './body-measure.ts'

/** Centimetres of an inch, by its definition of 1959. */
const inch = 2.54

/**
 * A measure in the units that its reader chose: pounds to the tenth, inches to the twentieth, so that each comes back as it
 * was typed; kg, percent and cm as they are stored.
 */
export function measureInUnit(unit: WeightUnit, kind: BodyMeasureKind, value: number): number {
  const dimension = dimensionOf(kind)
  if (unit === 'kg' || dimension === 'percent') return value
  return dimension === 'mass' ? Math.round(exactPounds(value) * 10) / 10 : Math.round((value / inch) * 20) / 20
}

/** A figure in these units as it is stored. */
export function storedMeasure(unit: WeightUnit, kind: BodyMeasureKind, figure: number): number {
  const dimension = dimensionOf(kind)
  if (unit === 'kg' || dimension === 'percent') return toHundredth(figure)
  return dimension === 'mass' ? toKg(figure) : toHundredth(figure * inch)
}

/** What a measure may be in these units, within what may be stored: pounds and inches to the whole. */
export function measureBounds(unit: WeightUnit, kind: BodyMeasureKind): { readonly min: number; readonly max: number } {
  const dimension = dimensionOf(kind)
  const { min, max } = bodyBounds[dimension]
  if (unit === 'kg' || dimension === 'percent') return { min, max }
  const exact = (value: number) => (dimension === 'mass' ? exactPounds(value) : value / inch)
  return { min: Math.ceil(exact(min)), max: Math.floor(exact(max)) }
}
