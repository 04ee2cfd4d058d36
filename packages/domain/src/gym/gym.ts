import type { PlatePairs } from '../barbell/load-bar.ts'
import type { WeightUnit } from '../units/weight.ts'

/** The bars that every gym may have; `own` is one that its lifter named. */
type BarKind = 'olympic' | 'women' | 'ez' | 'trap' | 'own'

/** A bar, or whatever else plates are put on. `id` tells it from the others of its gym. */
type Bar = {
  readonly id: string
  readonly kind: BarKind
  /** Of one's own bars. */
  readonly name?: string | undefined
  readonly weight: number
}

/** Dumbbells in equal steps. */
type Dumbbells = { readonly from: number; readonly to: number; readonly step: number }

/** What a lifter wants to find again at an exercise, in every program. */
type ExerciseSetup = {
  /** What − and + change. */
  readonly step?: number | undefined
  /** What the machine weighs with nothing on it. */
  readonly start?: number | undefined
  /** The id of the bar. */
  readonly bar?: string | undefined
  readonly note?: string | undefined
}

/** What somebody's gym has, every weight in its `unit`. */
export type Gym = {
  readonly unit: WeightUnit
  readonly bars: readonly Bar[]
  readonly plates: readonly PlatePairs[]
  readonly dumbbells: Dumbbells
  /** Loads each set by itself with the fewest plates, instead of moving the fewest from set to set. */
  readonly fewest_plates: boolean
  /** By the ids of exercises. */
  readonly exercises: Readonly<Record<string, ExerciseSetup>>
}
