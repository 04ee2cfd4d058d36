import { exactPounds, type WeightUnit } from '../../units/weight.ts'
import type { ImportedWorkout } from '../imported-workout.ts'

const kgPerPound = 1 / exactPounds(1)

/** Dumbbells and plates come in halves of a kilogram and in halves of a pound. */
const step = 0.5

/** How far a converted weight may be from a step, in pounds. */
const tolerance = 0.02

/** Fewer weights than these prove nothing. */
const fewest = 5

const isOnStep = (figure: number, within: number): boolean =>
  Math.abs(Math.round(figure / step) * step - figure) <= within

/** Pounds in which each half kilogram was converted: 88.18 is 40 kg. */
const looksLikeKg = (pounds: number): boolean => isOnStep(pounds * kgPerPound, tolerance * kgPerPound)

/** Kilograms in which each half pound was converted: 45.359237 is 100 lb. */
const looksLikeLb = (kg: number): boolean => isOnStep(exactPounds(kg), tolerance)

/**
 * The unit in which the weights seem to have been written down before an app converted them: where 90 % lie on steps of
 * the other unit, and fewer than half on steps of their own. Null where they do not look converted.
 */
export function unitOfOrigin(workouts: readonly ImportedWorkout[]): WeightUnit | null {
  const weights = { kg: [] as number[], lb: [] as number[] }
  for (const { exercises } of workouts) {
    for (const { sets } of exercises) {
      for (const { weight } of sets) if (weight?.unit && weight.figure > 0) weights[weight.unit].push(weight.figure)
    }
  }
  if (looksConverted(weights.lb, looksLikeKg)) return 'kg'
  return looksConverted(weights.kg, looksLikeLb) ? 'lb' : null
}

function looksConverted(figures: readonly number[], isOther: (figure: number) => boolean): boolean {
  if (figures.length < fewest) return false
  const other = figures.filter(isOther).length
  const own = figures.filter((figure) => isOnStep(figure, 0.001)).length
  return other >= figures.length * 0.9 && own < figures.length * 0.5
}
