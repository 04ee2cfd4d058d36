import { exactPounds, toKg, type WeightUnit } from './weight.ts'

/** Rounds a weight (kg) down to what can be loaded by who goes up in steps of `step` kg. */
export type Rounding = (weight: number, step: number) => number

/** The step (kg) where nobody has said one: that of a barbell with small plates. */
export const usualStep = 2.5

/** Pounds that loads are apart by, for steps at least as large. */
const poundGrids = [5, 2.5, 0.5] as const

/** Pounds that a weight and a step may fall short by: each is kept in kg to the hundredth. */
const slack = 0.025

function downToPounds(weight: number, step: number): number {
  const largest = exactPounds(step) + slack
  const grid = poundGrids.find((pounds) => pounds <= largest) ?? poundGrids[2]
  return toKg(Math.floor((exactPounds(weight) + slack) / grid) * grid)
}

/** Binary noise apart. */
function downToKilograms(weight: number, step: number): number {
  const grid = Math.min(usualStep, step)
  return Math.round(Math.floor(weight / grid + 1e-6) * grid * 100) / 100
}

/** What can be loaded in each unit. */
export const roundings: Readonly<Record<WeightUnit, Rounding>> = { kg: downToKilograms, lb: downToPounds }

/** The smallest step (kg) that weights go by. */
const smallestStep = 0.25

/** Whether a weight (kg) can be loaded in the unit at all; another one was lifted in the other unit. */
export const isLoadable = (unit: WeightUnit, weight: number): boolean =>
  roundings[unit](weight, smallestStep) === weight
