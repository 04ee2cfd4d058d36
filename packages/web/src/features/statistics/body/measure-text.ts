import { type BodyMeasureKind, dimensionOf } from '@fonte/domain/body/body-measure'
import { measureInUnit } from '@fonte/domain/body/body-units'
import type { WeightUnit } from '@fonte/domain/units/weight'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { bodyMessages } from './body-messages.ts'

const unitName = (kind: BodyMeasureKind, unit: WeightUnit, inches: string): string => {
  const dimension = dimensionOf(kind)
  if (dimension === 'percent') return '%'
  if (dimension === 'mass') return unit
  return unit === 'kg' ? 'cm' : inches
}

/** How measures of a kind are written in the units that their reader chose. */
export interface MeasureText {
  /** Of the unit: kg, lb, %, cm or inches. */
  readonly unitName: string
  /** A stored value in that unit. */
  readonly figure: (value: number) => number
  /** A stored value with its unit. */
  readonly text: (value: number) => string
}

export function useMeasureText(kind: BodyMeasureKind): MeasureText {
  const { number, unit } = useFormats()
  const words = useWords(bodyMessages)
  const name = unitName(kind, unit, words.inches)
  const figure = (value: number) => measureInUnit(unit, kind, value)
  return { unitName: name, figure, text: (value) => `${number(figure(value))}\u00a0${name}` }
}
