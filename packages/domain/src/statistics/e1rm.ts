import { toHundredth } from '../units/hundredth.ts'
import type { CountedSet } from './what-counts.ts'

export const oneRepMaxFormulas = ['epley', 'brzycki'] as const

export type OneRepMaxFormula = (typeof oneRepMaxFormulas)[number]

/** How a one-repetition maximum is estimated: by which formula, and whether the repetitions in reserve count as done. */
export type EstimateChoice = { readonly formula: OneRepMaxFormula; readonly with_reserve: boolean }

export const usualEstimate: EstimateChoice = { formula: 'epley', with_reserve: false }

/** Above it an estimate means little. */
const mostEstimatedReps = 12

/** As far as somebody can tell how many they had left. */
const mostReserve = 3

/** Epley, B. (1985), Boyd Epley Workout. Brzycki, M. (1993), Strength testing: predicting a one-rep max, JOPERD 64(1). */
const formulas: Readonly<Record<OneRepMaxFormula, (load: number, reps: number) => number>> = {
  epley: (load, reps) => load * (1 + reps / 30),
  brzycki: (load, reps) => (36 * load) / (37 - reps),
}

/** The estimated one-repetition maximum in kg, to the hundredth; null without a load and where it would mean little. */
export function e1rm(load: number, reps: number, formula: OneRepMaxFormula = 'epley'): number | null {
  if (load <= 0 || reps < 1 || reps > mostEstimatedReps) return null
  return reps === 1 ? load : toHundredth(formulas[formula](load, reps))
}

/** The estimate that a set with this load gives, or null: what is carried a way is measured by it. */
export function estimateOf(
  { reps, rir = 0, distance }: Pick<CountedSet, 'reps' | 'rir' | 'distance'>,
  load: number,
  { formula, with_reserve }: EstimateChoice,
): number | null {
  if (reps < 1 || distance !== undefined) return null
  return e1rm(load, reps + (with_reserve ? Math.min(rir, mostReserve) : 0), formula)
}
