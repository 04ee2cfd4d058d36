import type { DayKey } from '../history/day.ts'

/** What somebody measures of their body, in the order of the page. */
export const bodyMeasureKinds = [
  'weight',
  'fat',
  'neck',
  'shoulders',
  'chest',
  'waist',
  'hips',
  'left-arm',
  'right-arm',
  'left-forearm',
  'right-forearm',
  'left-thigh',
  'right-thigh',
  'left-calf',
  'right-calf',
] as const

export type BodyMeasureKind = (typeof bodyMeasureKinds)[number]

/** One value of a day: kg, percent or cm, to the hundredth. A day has one value of each kind; the later writer wins. */
export type BodyMeasure = { readonly day: DayKey; readonly kind: BodyMeasureKind; readonly value: number }

/** A measure as it is to be; null takes it away. */
export type BodyMeasureChange = Omit<BodyMeasure, 'value'> & { readonly value: number | null }

/** What a kind is measured in. */
export type BodyDimension = 'mass' | 'percent' | 'length'

export const dimensionOf = (kind: BodyMeasureKind): BodyDimension =>
  kind === 'weight' ? 'mass' : kind === 'fat' ? 'percent' : 'length'

/** What a value may be, in kg, percent and cm. */
export const bodyBounds = {
  mass: { min: 20, max: 400 },
  percent: { min: 1, max: 75 },
  length: { min: 5, max: 300 },
} as const satisfies Record<BodyDimension, { readonly min: number; readonly max: number }>

/** Nothing was measured before this day. */
export const earliestMeasure: DayKey = '1950-01-01'

/** Whether a value is one that a body can have. */
export function isPossible({ kind, value }: Pick<BodyMeasure, 'kind' | 'value'>): boolean {
  const { min, max } = bodyBounds[dimensionOf(kind)]
  return value >= min && value <= max
}
