import type { DayKey } from '../../history/day.ts'
import type { WorkoutSet } from '../../history/workout-history.ts'
import { dayOfEntry, type OffsetAt } from '../../training-log/day-of.ts'
import type { LogEntry } from '../../training-log/log-entry.ts'
import type { BodyWeightAt } from '../body-weight.ts'
import { hardSetShares, hardSets, volumeOf } from '../what-counts.ts'
import { type DoneExercise, noteExercise } from './exercises-done.ts'
import { bandOf, type MuscleBand, type TrainedExercise } from './trained-exercise.ts'
import { addWeight, noWeight, type WeightSum } from './weight-sum.ts'

/** What was trained on one day. */
export type TrainedDay = {
  /** The earliest first. */
  readonly workouts: readonly LogEntry[]
  /** Working volume, as a whole and by part of the body. */
  readonly volume: Readonly<WeightSum>
  readonly bands: ReadonlyMap<MuscleBand, Readonly<WeightSum>>
  /** Hard sets by muscle group: those of secondary muscles count half. */
  readonly hardSets: ReadonlyMap<string, number>
}

/** A whole training log, told by its days and by its exercises. */
export type Training = {
  /** The day of the first workout; null without any. */
  readonly firstDay: DayKey | null
  readonly days: ReadonlyMap<DayKey, TrainedDay>
  readonly exercises: ReadonlyMap<string, DoneExercise>
}

/** What is known beside the log itself. */
export type TrainingFacts = {
  readonly exercise: (id: string) => TrainedExercise
  readonly bodyWeightAt: BodyWeightAt
  readonly offsetAt: OffsetAt
}

type Mutable = {
  workouts: LogEntry[]
  volume: WeightSum
  bands: Map<MuscleBand, WeightSum>
  hardSets: Map<string, number>
}

const untrained = (): Mutable => ({ workouts: [], volume: noWeight(), bands: new Map(), hardSets: new Map() })

/** A training log that is told workout by workout, for whoever pauses in between. */
export type TrainingFold = {
  /** The workouts in the order in which each is to be added, once. */
  readonly workouts: readonly LogEntry[]
  readonly add: (workout: LogEntry) => void
  /** What was told so far. */
  readonly training: () => Training
}

/** All that the overview tells of a training log, in one pass over its sets. In whatever order they come, the answer is the same. */
export function trainingOf(entries: readonly LogEntry[], facts: TrainingFacts): Training {
  const { workouts, add, training } = foldTraining(entries, facts)
  for (const workout of workouts) add(workout)
  return training()
}

/** The same, one workout after the other. */
export function foldTraining(entries: readonly LogEntry[], facts: TrainingFacts): TrainingFold {
  const days = new Map<DayKey, Mutable>()
  const exercises = new Map<string, DoneExercise>()
  let firstDay: DayKey | null = null
  const add = (entry: LogEntry) => {
    const day = dayOfEntry(entry, facts.offsetAt)
    // The first to end is not the first by day where somebody flew west.
    if (firstDay === null || day < firstDay) firstDay = day
    const trained = days.get(day) ?? untrained()
    days.set(day, trained)
    trained.workouts.push(entry)
    const bodyWeight = facts.bodyWeightAt(entry)
    for (const [id, sets] of byExercise(entry.sets)) {
      const exercise = facts.exercise(id)
      noteSets(trained, sets, exercise, bodyWeight)
      noteExercise(exercises, { id, entry, sets, exercise, bodyWeight })
    }
  }
  return { workouts: inOrder(entries), add, training: () => ({ firstDay, days, exercises }) }
}

/** The earliest first; at the same instant by id, so that they stand the same way on every device. */
function inOrder(entries: readonly LogEntry[]): LogEntry[] {
  const timed = entries.map((entry) => ({ entry, ms: Date.parse(entry.completed_at) }))
  timed.sort((a, b) => a.ms - b.ms || (a.entry.id < b.entry.id ? -1 : 1))
  return timed.map(({ entry }) => entry)
}

/** The sets of a workout by their exercise, wherever in it they stand. */
function byExercise(sets: readonly WorkoutSet[]): Map<string, WorkoutSet[]> {
  const groups = new Map<string, WorkoutSet[]>()
  for (const set of sets) {
    const group = groups.get(set.exercise_id)
    if (group) group.push(set)
    else groups.set(set.exercise_id, [set])
  }
  return groups
}

function noteSets(day: Mutable, sets: readonly WorkoutSet[], exercise: TrainedExercise, bodyWeight: number | null) {
  const volume = volumeOf(sets, exercise, bodyWeight)
  addWeight(day.volume, volume)
  const band = bandOf(exercise.group)
  const sum = day.bands.get(band) ?? noWeight()
  addWeight(sum, volume)
  day.bands.set(band, sum)
  let hard = 0
  for (const set of sets) hard += hardSets(set)
  if (hard === 0) return
  const add = (group: string, share: number) => day.hardSets.set(group, (day.hardSets.get(group) ?? 0) + hard * share)
  for (const group of exercise.prime) add(group, hardSetShares.prime)
  for (const group of exercise.secondary) add(group, hardSetShares.secondary)
}
