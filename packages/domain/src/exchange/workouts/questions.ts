import type { FileQuestions } from '../file-reading.ts'
import type { ImportedMeasure, ImportedSet, ImportedWorkout, WrittenFigure } from '../imported-workout.ts'
import { unitOfOrigin } from './converted-weights.ts'

type Figure = { readonly name: string; readonly figure: number }

/** What the figures of a file leave open: units that nothing names, and weights that look converted. */
export function questionsOf(workouts: readonly ImportedWorkout[], measures: readonly ImportedMeasure[]): FileQuestions {
  const weightUnit = unnamed(workouts, ({ weight, assist }) => weight ?? assist) ?? unnamedBody(measures)
  const distanceUnit = unnamed(workouts, ({ distance }) => distance)
  const convertedFrom = unitOfOrigin(workouts)
  return {
    ...(weightUnit && { weightUnit }),
    ...(distanceUnit && { distanceUnit }),
    ...(convertedFrom && { convertedFrom }),
  }
}

/** How many figures have no unit, and the median of the exercise that has the most of them: it shows which unit is meant. */
function unnamed(
  workouts: readonly ImportedWorkout[],
  figureOf: (set: ImportedSet) => WrittenFigure<unknown> | undefined,
): { readonly figures: number; readonly example: Figure } | null {
  const byName = new Map<string, number[]>()
  for (const { exercises } of workouts) {
    for (const { name, sets } of exercises) {
      for (const set of sets) {
        const written = figureOf(set)
        if (written?.unit !== null || written.figure <= 0) continue
        const figures = byName.get(name) ?? []
        figures.push(written.figure)
        byName.set(name, figures)
      }
    }
  }
  const all = [...byName]
  if (all.length === 0) return null
  const [name, figures] = all.reduce((most, one) => (weightOf(one) > weightOf(most) ? one : most))
  return { figures: all.reduce((sum, [, list]) => sum + list.length, 0), example: { name, figure: medianOf(figures) } }
}

/** Likewise of body weights, where a file has nothing but these. */
function unnamedBody(measures: readonly ImportedMeasure[]) {
  const figures = measures.filter(({ value }) => value.unit === null).map(({ value }) => value.figure)
  return figures.length === 0 ? null : { figures: figures.length, example: { name: '', figure: medianOf(figures) } }
}

/** A lift with a barbell tells a unit best: its weights are those of plates. */
const weightOf = ([name, { length }]: readonly [string, readonly number[]]): number =>
  length + (/barbell|bench press|squat|deadlift|langhantel|barre|barra/iu.test(name) ? 1_000_000 : 0)

function medianOf(figures: readonly number[]): number {
  const sorted = figures.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
