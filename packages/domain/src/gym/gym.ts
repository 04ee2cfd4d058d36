import type { PlatePairs } from '../barbell/load-bar.ts'
import type { WeightUnit } from '../units/weight.ts'
import type { UsualRests } from '../workout/plan/usual-rests.ts'
import type { WarmUpShare } from '../workout/warm-up.ts'

/** The bars that gyms have; `own` is one that its lifter named. */
export const barKinds = ['olympic', 'women', 'ez', 'trap', 'own'] as const

export type BarKind = (typeof barKinds)[number]

/** A bar, or whatever else plates are put on. `id` tells it from the others of its gym. */
export type Bar = {
  readonly id: string
  readonly kind: BarKind
  /** Of one's own bars. */
  readonly name?: string | undefined
  readonly weight: number
}

/** Dumbbells in equal steps. */
export type Dumbbells = { readonly from: number; readonly to: number; readonly step: number }

/** What a lifter wants to find again at an exercise, in every program. */
export type ExerciseSetup = {
  readonly exercise_id: string
  /** What − and + change. */
  readonly step?: number | undefined
  /** The id of the bar. */
  readonly bar?: string | undefined
  readonly note?: string | undefined
  /** What the machine, or whatever else is loaded, weighs with nothing put on it. */
  readonly start?: number | undefined
}

/** What somebody's gym has, every weight in its `unit`. */
export type Gym = {
  readonly unit: WeightUnit
  readonly bars: readonly Bar[]
  readonly plates: readonly PlatePairs[]
  readonly dumbbells: Dumbbells
  /** Loads each set by itself with the fewest plates, instead of moving the fewest from set to set. */
  readonly fewest_plates: boolean
  readonly exercises: readonly ExerciseSetup[]
  /** Seconds of rest after sets that a tool makes; absent: the usual ones. */
  readonly rests?: UsualRests | undefined
  /** The shares of the working weight that a warm-up climbs by; absent: the usual ones. */
  readonly warm_up?: readonly WarmUpShare[] | undefined
}

/** What a gym may hold: the form, the contract and the database agree on it. */
export const gymBounds = {
  bars: { min: 1, max: 12 },
  barName: { min: 1, max: 40 },
  barWeight: { min: 0, max: 500 },
  plates: { min: 0, max: 16 },
  plateWeight: { min: 0.05, max: 250 },
  pairs: { min: 0, max: 20 },
  step: { min: 0.05, max: 100 },
  dumbbell: { min: 0, max: 500 },
  exercises: { min: 0, max: 300 },
  note: { min: 1, max: 200 },
  start: { min: 0, max: 500 },
  usualRest: { min: 0, max: 600 },
  warmUpShares: { min: 1, max: 5 },
  percent: { min: 10, max: 95 },
  warmUpReps: { min: 1, max: 30 },
  /** Characters of the whole document as JSON: 16 kB at the most. */
  characters: 16_384,
} as const

/** Whether the gym as a whole, and all that its lifter noted, is small enough to be stored. */
export const gymFits = (gym: Gym): boolean =>
  gym.exercises.length <= gymBounds.exercises.max && JSON.stringify(gym).length <= gymBounds.characters

const pairs = (kinds: readonly (readonly [number, number])[]): readonly PlatePairs[] =>
  kinds.map(([weight, count]) => ({ weight, pairs: count }))

/** What a usual gym has, in each unit: what counts until somebody says what their own has. */
export const defaultGyms: Readonly<Record<WeightUnit, Gym>> = {
  kg: {
    unit: 'kg',
    bars: [
      { id: 'olympic', kind: 'olympic', weight: 20 },
      { id: 'women', kind: 'women', weight: 15 },
      { id: 'ez', kind: 'ez', weight: 10 },
      { id: 'trap', kind: 'trap', weight: 25 },
    ],
    plates: pairs([
      [25, 4],
      [20, 2],
      [15, 1],
      [10, 2],
      [5, 2],
      [2.5, 2],
      [1.25, 2],
      [0.5, 0],
    ]),
    dumbbells: { from: 2, to: 50, step: 2 },
    fewest_plates: false,
    exercises: [],
  },
  lb: {
    unit: 'lb',
    bars: [
      { id: 'olympic', kind: 'olympic', weight: 45 },
      { id: 'women', kind: 'women', weight: 35 },
      { id: 'ez', kind: 'ez', weight: 25 },
      { id: 'trap', kind: 'trap', weight: 55 },
    ],
    plates: pairs([
      [45, 4],
      [35, 1],
      [25, 2],
      [10, 2],
      [5, 2],
      [2.5, 2],
    ]),
    dumbbells: { from: 5, to: 100, step: 5 },
    fewest_plates: false,
    exercises: [],
  },
}
