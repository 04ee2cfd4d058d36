import { toHundredth } from './hundredth.ts'
import { exactPounds, toKg, type WeightUnit, wholePounds } from './weight.ts'

/**
 * Rounds a weight (kg) to what can be loaded by who goes in steps of `step` kg, and lifted `from` kg before: by whole steps
 * from there where these are not those of a bar.
 */
export type Rounding = (weight: number, step: number, from?: number) => number

/** The step (kg) where nobody has said one: that of a barbell with small plates. */
export const usualStep = 2.5

/** Pounds that loads are apart by, for steps at least as large; steps of whole ones of the first are those of a bar. */
const poundGrids = [5, 2.5, 0.5] as const

/** Pounds that a weight and a step may fall short by: each is kept in kg to the hundredth. */
const slack = 0.025

/** Binary noise. */
const noise = 1e-6

const isWhole = (figure: number, grid: number): boolean => Math.abs(Math.round(figure / grid) - figure / grid) < noise

/** The half pounds that a weight (kg) was made from; undefined where it was none such. */
function halfPounds(kg: number): number | undefined {
  const pounds = wholePounds(kg)
  return pounds !== undefined && isWhole(pounds, poundGrids[2]) ? pounds : undefined
}

function poundGrid(step: number): number {
  const largest = exactPounds(step) + slack
  return poundGrids.find((pounds) => pounds <= largest) ?? poundGrids[2]
}

function downToPounds(weight: number, step: number, from?: number): number {
  const [own, start] = [halfPounds(step), from === undefined ? undefined : halfPounds(from)]
  const target = exactPounds(weight) + slack
  if (own !== undefined && start !== undefined && !isWhole(own, poundGrids[0])) {
    return toKg(start + Math.floor((target - start) / own) * own)
  }
  const grid = poundGrid(step)
  return toKg(Math.floor(target / grid) * grid)
}

/** The smallest step (kg) that weights go by. */
const smallestStep = 0.25

const kilogramGrid = (step: number): number => Math.min(usualStep, step)

function downToKilograms(weight: number, step: number, from?: number): number {
  const isAnchored = !isWhole(step, usualStep) && from !== undefined && isWhole(from, smallestStep)
  const [start, grid] = isAnchored ? [from, step] : [0, kilogramGrid(step)]
  return toHundredth(start + Math.floor((weight - start) / grid + noise) * grid)
}

/** Down to what can be loaded in each unit. */
export const roundings: Readonly<Record<WeightUnit, Rounding>> = { kg: downToKilograms, lb: downToPounds }

/** The nearest of what can be loaded in each unit, up or down. */
export const nearestLoads: Readonly<Record<WeightUnit, (weight: number, step: number) => number>> = {
  kg: (weight, step) => toHundredth(Math.round(weight / kilogramGrid(step)) * kilogramGrid(step)),
  lb: (weight, step) => toKg(Math.round(exactPounds(weight) / poundGrid(step)) * poundGrid(step)),
}

/** Whether a weight (kg) can be loaded in the unit at all; another one was lifted in the other unit. */
export const isLoadable = (unit: WeightUnit, weight: number): boolean =>
  roundings[unit](weight, smallestStep) === weight

/**
 * A weight (kg) taken down to `to`: what can be loaded below that; of a weight of the other unit what is nearest to it, if
 * that is down at all.
 */
export function lowered(unit: WeightUnit, weight: number, to: number, step: number): number {
  const nearest = nearestLoads[unit](to, step)
  return !isLoadable(unit, weight) && nearest < weight ? nearest : roundings[unit](to, step, weight)
}
