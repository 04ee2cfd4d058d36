import type { WorkoutSet } from '../../history/workout-history.ts'
import { isAssisted } from '../../set/set-load.ts'
import { exactPounds, type WeightUnit } from '../../units/weight.ts'

/** Metres of an international mile. */
const mile = 1609.344

const round = (value: number, scale: number): number => Math.round(value * scale) / scale

/** What a set's weight column holds in the unit, to the hundredth: its weight, or the assistance of an assisted set. */
export function writtenWeight({ weight, weight_lb, assist, assist_lb }: WorkoutSet, unit: WeightUnit): number {
  const [kg, pounds] = isAssisted({ assist }) ? [assist ?? 0, assist_lb] : [weight, weight_lb]
  return unit === 'kg' ? kg : (pounds ?? round(exactPounds(kg), 100))
}

/** A distance of whole metres in km, or in miles so fine that the metres come back; null where there is none. */
export function writtenDistance({ distance }: WorkoutSet, unit: WeightUnit): number | null {
  if (distance === undefined) return null
  return unit === 'kg' ? distance / 1000 : round(distance / mile, 10_000)
}

/** The lowest RPE that other apps write down. */
const lowestRpe = 6

/** The RPE of a set that left `rir` in reserve; null where there is none, or one below 6. */
export function writtenRpe({ rir }: WorkoutSet): number | null {
  return rir === undefined || 10 - rir < lowestRpe ? null : 10 - rir
}
