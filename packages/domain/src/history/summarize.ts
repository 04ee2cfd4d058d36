import { toHundredth } from '../units/hundredth.ts'
import { poundsOf } from './pounds.ts'
import type { HistoryTotals, WorkoutSet, WorkoutSummary } from './workout-history.ts'

const minute = 60_000

/** Kilograms lifted: the sum of reps × weight, to the hundredth (so that 0.1 + 0.2 stays 0.3). */
export function totalWeight(sets: readonly Pick<WorkoutSet, 'reps' | 'weight'>[]): number {
  return toHundredth(sets.reduce((sum, set) => sum + set.reps * set.weight, 0))
}

/** The figures of a workout that follow from its sets. */
export function setFigures(
  sets: readonly Pick<WorkoutSet, 'exercise_id' | 'reps' | 'weight' | 'weight_lb'>[],
): Omit<WorkoutSummary, 'duration_minutes'> {
  return {
    exercises_done: new Set(sets.map((set) => set.exercise_id)).size,
    sets_done: sets.length,
    total_weight_lifted: totalWeight(sets),
    ...inPounds(sets.map(({ weight, weight_lb, reps }) => ({ weight, weight_lb, times: reps }))),
  }
}

/** All repetitions of some sets. */
export const totalReps = (sets: readonly Pick<WorkoutSet, 'reps'>[]): number =>
  sets.reduce((sum, { reps }) => sum + reps, 0)

/** What a workout came to in one figure: `count` kg, repetitions or sets. */
export type MainFigure = { readonly of: 'weight' | 'reps' | 'sets'; readonly count: number }

/** The weight that was lifted; where only the body was, its repetitions; where it only held still, the sets. */
export function mainFigure(
  { sets_done, total_weight_lifted }: Pick<WorkoutSummary, 'sets_done' | 'total_weight_lifted'>,
  reps: number,
): MainFigure {
  if (total_weight_lifted > 0) return { of: 'weight', count: total_weight_lifted }
  return reps > 0 ? { of: 'reps', count: reps } : { of: 'sets', count: sets_done }
}

/** Elapsed whole minutes between two instants (epoch ms); an end before the start counts as the start. */
export function wholeMinutes(from: number, to: number): number {
  return Math.max(0, Math.floor((to - from) / minute))
}

/** Totals over any number of entries, those that wait to be sent included. */
export function totals(entries: readonly Omit<HistoryTotals, 'sessions'>[]): HistoryTotals {
  const weight = entries.reduce((sum, entry) => sum + entry.total_weight_lifted, 0)
  return {
    sessions: entries.length,
    duration_minutes: entries.reduce((sum, entry) => sum + entry.duration_minutes, 0),
    sets_done: entries.reduce((sum, entry) => sum + entry.sets_done, 0),
    total_weight_lifted: toHundredth(weight),
    ...inPounds(entries.map((entry) => ({ weight: entry.total_weight_lifted, weight_lb: entry.total_weight_lb }))),
  }
}

/** The sum in pounds beside that in kilograms, where there is one. */
function inPounds(parts: Parameters<typeof poundsOf>[0]): { readonly total_weight_lb?: number } {
  const pounds = poundsOf(parts)
  return pounds === undefined ? {} : { total_weight_lb: pounds }
}
