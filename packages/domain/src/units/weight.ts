/** The units that a lifter may choose; the first one is what everybody has who has not chosen. */
export const weightUnits = ['kg', 'lb'] as const

export type WeightUnit = (typeof weightUnits)[number]

/** A weight as it is stored: kg to the hundredth, and beside it the pounds where pounds were typed. */
export type StoredWeight = { readonly weight: number; readonly weight_lb?: number | undefined }

/** The avoirdupois pound by its definition of 1959, in hundredths of a milligram: 0.45359237 kg. */
const poundScale = 45_359_237

/** Pounds as kilograms, to the hundredth, half up. Counted in whole numbers, so that no half is missed. */
export function toKg(pounds: number): number {
  const hundredths = Math.round(pounds * 100)
  return Math.floor((hundredths * poundScale + 50_000_000) / 100_000_000) / 100
}

/** Kilograms as pounds, to the half pound: what somebody reads who lifted in kilograms. */
export function toLb(kg: number): number {
  return Math.round(exactPounds(kg) * 2) / 2
}

/** The pounds that a weight in kg was made from, to the twentieth; undefined where it was none such. */
export function wholePounds(kg: number): number | undefined {
  const pounds = Math.round(exactPounds(kg) * 20) / 20
  return toKg(pounds) === kg ? pounds : undefined
}

/** Two weights in kg together: of what was typed in pounds, to the twentieth, the pounds together. */
export function sumIn(unit: WeightUnit, one: number, other: number): number {
  if (unit === 'kg') return Math.round((one + other) * 100) / 100
  return toKg(Math.round((exactPounds(one) + exactPounds(other)) * 20) / 20)
}

/** Kilograms as pounds, unrounded: for sums, which are rounded once. */
export function exactPounds(kg: number): number {
  return (kg * 100_000_000) / poundScale
}

/**
 * A weight in the unit: the pounds as they were typed, else to the half pound. In kilograms what was typed in pounds is
 * shown to the tenth, since its hundredths come from the conversion alone.
 */
export function inUnit(unit: WeightUnit, { weight, weight_lb }: StoredWeight): number {
  if (unit === 'lb') return weight_lb ?? toLb(weight)
  return weight_lb === undefined ? weight : Math.round(weight * 10) / 10
}

/** A figure in the unit as it is stored. Kilograms count to the hundredth, and so do pounds. */
export function stored(unit: WeightUnit, figure: number): StoredWeight {
  const value = Math.round(figure * 100) / 100
  return unit === 'kg' ? { weight: value } : { weight: toKg(value), weight_lb: value }
}

/** The weight alone of what may say more. */
export const storedWeight = ({ weight, weight_lb }: StoredWeight): StoredWeight => ({
  weight,
  ...(weight_lb !== undefined && { weight_lb }),
})
