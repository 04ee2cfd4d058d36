import { exactPounds, toKg, type WeightUnit } from './weight.ts'

/** Steps that lifters of a unit go by, in it; those behind the last one are its multiples. */
const usualSteps = { kg: [0.25, 0.5, 1, 1.25, 2, 2.5], lb: [0.5, 1, 1.25, 2.5, 5] } as const

/** Whether a step (kg) was said in the unit: in quarters of a kilogram, in half pounds, or in the smallest pair of plates. */
const isOfUnit: Readonly<Record<WeightUnit, (step: number) => boolean>> = {
  kg: (step) => Number.isInteger(step * 4),
  lb: (step) => [0.5, 1.25].some((of) => toKg(Math.round(exactPounds(step) / of) * of) === step),
}

/** A step (kg) in the unit: one that was said in the other unit is the nearest that lifters of this one go by. */
export function stepIn(unit: WeightUnit, step: number): number {
  const other = unit === 'kg' ? 'lb' : 'kg'
  if (isOfUnit[unit](step) || !isOfUnit[other](step)) return step
  const said = unit === 'kg' ? step : exactPounds(step)
  const largest = usualSteps[unit].at(-1) ?? said
  const nearest = [...usualSteps[unit], Math.round(said / largest) * largest].reduce((best, one) =>
    Math.abs(one - said) < Math.abs(best - said) ? one : best,
  )
  return unit === 'kg' ? nearest : toKg(nearest)
}
