import { toHundredth } from '../units/hundredth.ts'
import type { StoredWeight } from '../units/weight.ts'
import { type EstimateChoice, estimateOf } from './e1rm.ts'
import { type LoadedSet, type Performance, sumOf } from './performances.ts'
import { hardSets, isHardSet } from './what-counts.ts'

/** What the progress of an exercise is seen by: the estimate where there is one, else what its sets are counted in. */
export type ProgressMeasure = 'one-rep-max' | 'hold' | 'distance' | 'reps'

/** The best of one workout: kg, seconds, metres or repetitions. */
export type ProgressPoint = {
  readonly workout: Performance
  readonly done: LoadedSet
  readonly value: number
  /** More than in every workout before; the first one is a starting point. */
  readonly is_record: boolean
}

/** A time without the exercise, epoch ms. */
export type Pause = { readonly from: number; readonly to: number }

/** A stretch of time, epoch ms. */
export type ProgressPeriod = { readonly since: number; readonly until: number }

export type ExerciseProgress = {
  /** Null: from the first workout to the last. */
  readonly period: ProgressPeriod | null
  readonly measure: ProgressMeasure
  /** Those of the period, oldest first; a workout without a hard set that counts has none. */
  readonly points: readonly ProgressPoint[]
  /** The best before the period; null where nothing was before it. */
  readonly best_before: number | null
  readonly pauses: readonly Pause[]
  /** The workouts of the period, oldest first. */
  readonly performances: readonly Performance[]
  readonly heaviest: LoadedSet | null
  readonly hard_sets: number
  readonly volume: StoredWeight
  /** Repetitions, seconds or metres of all hard sets together. */
  readonly amount: number
}

/** From how long (ms) on a time without the exercise counts as a pause: 21 days. */
const pauseLength = 21 * 86_400_000

/** How an exercise went in a period, or in all the time, by its performances, oldest first. */
export function exerciseProgress(
  performances: readonly Performance[],
  choice: EstimateChoice,
  period: ProgressPeriod | null = null,
): ExerciseProgress {
  const measure = measureOfProgress(performances, choice)
  const all = pointsOf(performances, measure, choice)
  const isInPeriod = ({ at }: Performance) => period === null || at >= period.since
  const within = performances.filter(isInPeriod)
  const before = all.filter(({ workout }) => !isInPeriod(workout)).map(({ value }) => value)
  const hard = within.flatMap(({ sets }) => sets.filter(({ set }) => isHardSet(set)))
  return {
    period,
    measure,
    points: all.filter(({ workout }) => isInPeriod(workout)),
    best_before: before.length > 0 ? Math.max(...before) : null,
    pauses: pausesOf(performances, period?.until).filter(({ to }) => period === null || to >= period.since),
    performances: within,
    heaviest: hard.reduce<LoadedSet | null>(heavier, null),
    hard_sets: hard.reduce((sum, { set }) => sum + hardSets(set), 0),
    volume: sumOf(within.map(({ volume }) => volume)),
    amount: hard.reduce((sum, { set }) => sum + amountOf(set, measure), 0),
  }
}

/** A value in kg of that set's, such as its estimate, in pounds as well where the set was typed in pounds. */
export function alikeInPounds(value: number, { load: { weight, weight_lb } }: LoadedSet): StoredWeight {
  if (weight_lb === undefined || weight === 0) return { weight: value }
  return { weight: value, weight_lb: toHundredth((value * weight_lb) / weight) }
}

/** The estimate of a set, or null where there is none. */
function setEstimate({ set, load, is_whole }: LoadedSet, choice: EstimateChoice): number | null {
  return is_whole && isHardSet(set) ? estimateOf(set, load.weight, choice) : null
}

function measureOfProgress(performances: readonly Performance[], choice: EstimateChoice): ProgressMeasure {
  let hasHold = false
  let hasDistance = false
  let hasReps = false
  for (const { sets } of performances.toReversed()) {
    for (const done of sets) {
      if (setEstimate(done, choice) !== null) return 'one-rep-max'
      if (!isHardSet(done.set)) continue
      hasReps ||= done.set.reps > 0
      hasDistance ||= done.set.distance !== undefined
      hasHold ||= done.set.seconds !== undefined
    }
  }
  if (hasReps) return 'reps'
  if (hasDistance) return 'distance'
  return hasHold ? 'hold' : 'reps'
}

function pointsOf(
  performances: readonly Performance[],
  measure: ProgressMeasure,
  choice: EstimateChoice,
): readonly ProgressPoint[] {
  let best: number | null = null
  const points: ProgressPoint[] = []
  for (const workout of performances) {
    let point: { done: LoadedSet; value: number } | null = null
    for (const done of workout.sets) {
      const value = progressValue(done, measure, choice)
      if (value > 0 && value > (point?.value ?? 0)) point = { done, value }
    }
    if (!point) continue
    points.push({ workout, ...point, is_record: best !== null && point.value > best })
    best = Math.max(best ?? 0, point.value)
  }
  return points
}

function progressValue(done: LoadedSet, measure: ProgressMeasure, choice: EstimateChoice): number {
  if (measure === 'one-rep-max') return setEstimate(done, choice) ?? 0
  return isHardSet(done.set) ? amountOf(done.set, measure) : 0
}

function amountOf({ reps, seconds, distance }: LoadedSet['set'], measure: ProgressMeasure): number {
  if (measure === 'hold') return seconds ?? 0
  return measure === 'distance' ? (distance ?? 0) : reps
}

const heavier = (most: LoadedSet | null, each: LoadedSet): LoadedSet =>
  most && most.load.weight >= each.load.weight ? most : each

/** The pauses between workouts, and the one that lasts until the end of the period. */
function pausesOf(performances: readonly Performance[], until?: number): readonly Pause[] {
  const ends = [...performances.map(({ at }) => at), ...(until === undefined ? [] : [until])]
  return ends.flatMap((to, index) => {
    const from = ends[index - 1] ?? to
    return to - from >= pauseLength ? [{ from, to }] : []
  })
}
