import { toHundredth } from '../units/hundredth.ts'
import { exactPounds, type StoredWeight } from '../units/weight.ts'

/** A part of a sum, so many times. */
type Part = StoredWeight & { readonly times?: number | undefined }

/**
 * A sum in pounds: what was typed in pounds counts as typed, the rest is converted and rounded once, to the hundredth.
 * Undefined where nothing was typed in pounds, which the sum in kilograms then tells whole.
 */
export function poundsOf(parts: readonly Part[]): number | undefined {
  if (parts.every(({ weight_lb }) => weight_lb === undefined)) return undefined
  const sum = parts.reduce(
    (pounds, { weight, weight_lb, times = 1 }) => pounds + times * (weight_lb ?? exactPounds(weight)),
    0,
  )
  return toHundredth(sum)
}

/** The weight of a workout, or of several, as a screen shows it in either unit. */
export const weightLifted = (sum: {
  readonly total_weight_lifted: number
  readonly total_weight_lb?: number | undefined
}): StoredWeight => ({ weight: sum.total_weight_lifted, weight_lb: sum.total_weight_lb })
