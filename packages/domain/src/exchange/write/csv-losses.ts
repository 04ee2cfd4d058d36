import type { WorkoutSet } from '../../history/workout-history.ts'
import { placeOf } from '../../set/place.ts'
import type { LogEntry } from '../../training-log/log-entry.ts'
import type { WeightUnit } from '../../units/weight.ts'
import { writtenRpe } from './written-figures.ts'

/** The apps whose columns a log can be written in. */
export type CsvFormat = 'strong' | 'hevy'

/** What the columns of another app have no place for, or write otherwise. */
export const csvLosses = [
  /** Workouts without a set have no row. */
  'empty-workouts',
  /** Strong has no supersets. */
  'supersets',
  /** Sets that alternated stand exercise by exercise. */
  'alternation',
  /** Clusters become drop sets; back-off sets and AMRAPs become working sets. */
  'kinds',
  /** An RPE below 6 is left out. */
  'low-effort',
  /** Hevy writes an RPE of 6.5 as 6. */
  'half-effort',
  /** The side becomes a note. */
  'sides',
  /** Notes of exercises (Strong) or of sets (Hevy) stand in another column. */
  'notes',
  /** When each set was done. */
  'moments',
  /** Pounds as typed, written in kilograms, or the other way round. */
  'other-unit',
] as const

/** One of them, with how many workouts or sets it concerns. */
export type CsvLoss = { readonly what: (typeof csvLosses)[number]; readonly count: number }

const kindsOfOthers: ReadonlySet<string | undefined> = new Set(['cluster', 'backoff', 'amrap'])

type SetTest = (set: WorkoutSet) => boolean

const setTests = (format: CsvFormat, unit: WeightUnit): Partial<Record<CsvLoss['what'], SetTest>> => ({
  ...(format === 'strong' && { supersets: ({ group }) => group !== undefined }),
  ...(format === 'hevy' && {
    'half-effort': (set) => writtenRpe(set) === 6.5,
    notes: ({ note }) => note !== undefined,
  }),
  kinds: ({ kind }) => kindsOfOthers.has(kind),
  'low-effort': (set) => set.rir !== undefined && writtenRpe(set) === null,
  sides: ({ side }) => side !== undefined,
  moments: ({ at }) => at !== undefined,
  'other-unit': (set) => isOfOtherUnit(set, unit),
})

/** Whether the figure of the set comes from the other unit, so that it is not the one that was typed. */
function isOfOtherUnit({ weight, weight_lb, assist = 0, assist_lb }: WorkoutSet, unit: WeightUnit): boolean {
  const inPounds = weight_lb !== undefined || assist_lb !== undefined
  return unit === 'kg' ? inPounds : !inPounds && (weight > 0 || assist > 0)
}

/** Whether an exercise is taken up again after another one. */
function alternates({ sets }: LogEntry): boolean {
  const places = sets.map(placeOf)
  const runs = places.filter((place, index) => place !== places[index - 1])
  return new Set(runs).size < runs.length
}

const workoutTests = (format: CsvFormat): Partial<Record<CsvLoss['what'], (entry: LogEntry) => boolean>> => ({
  'empty-workouts': ({ sets }) => sets.length === 0,
  alternation: alternates,
  ...(format === 'strong' && { notes: ({ notes }) => notes?.places !== undefined }),
})

/** What of these workouts a file in those columns loses, or says otherwise: to be told before it is written. */
export function lossesOf(entries: readonly LogEntry[], format: CsvFormat, unit: WeightUnit): readonly CsvLoss[] {
  const [ofSets, ofWorkouts] = [setTests(format, unit), workoutTests(format)]
  const sets = entries.flatMap((entry) => entry.sets)
  return csvLosses
    .map((what) => {
      const [ofSet, ofWorkout] = [ofSets[what], ofWorkouts[what]]
      const count = (ofSet ? sets.filter(ofSet).length : 0) + (ofWorkout ? entries.filter(ofWorkout).length : 0)
      return { what, count }
    })
    .filter(({ count }) => count > 0)
}
