import type { CountedExercise } from '../what-counts.ts'

/** What the overview needs to know of an exercise besides how it counts: whose muscles it works, by the ids of muscle groups. */
export type TrainedExercise = CountedExercise & {
  /** The group that it belongs to; null while that is not known. */
  readonly group: string | null
  /** The groups of the muscles that do most of the work. */
  readonly prime: readonly string[]
  /** The groups of the muscles that help, none of `prime`. */
  readonly secondary: readonly string[]
}

/** Of an exercise that nobody knows any more. */
export const unknownExercise: TrainedExercise = { group: null, prime: [], secondary: [] }

/** The parts of the body in which a week is told, in the order of the stack, each with the muscle groups in it. */
const groupsOfBands = {
  legs: ['quadriceps', 'fessiers', 'ischio-jambiers', 'adducteurs', 'mollets'],
  back: ['dos'],
  chest: ['pectoraux'],
  shoulders: ['epaules'],
  arms: ['biceps', 'triceps', 'avant-bras'],
  /** The trunk, and what has no known place. */
  other: ['abdominaux'],
} as const

export type MuscleBand = keyof typeof groupsOfBands

export const muscleBands = Object.keys(groupsOfBands) as readonly MuscleBand[]

const bands = new Map<string, MuscleBand>(
  muscleBands.flatMap((band) => groupsOfBands[band].map((group) => [group, band] as const)),
)

/** The part of the body that a muscle group belongs to. */
export const bandOf = (group: string | null): MuscleBand => bands.get(group ?? '') ?? 'other'
