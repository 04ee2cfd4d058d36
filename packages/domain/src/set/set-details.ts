import type { SetKind } from './kind.ts'

/** The side of the body that a set was done with, where the two were not alike. */
export const sides = ['left', 'right'] as const

export type Side = (typeof sides)[number]

/** What a recorded set may say besides its exercise, repetitions and weight. What is absent means what it meant before it existed. */
export type SetDetails = {
  readonly kind?: SetKind | undefined
  /** Repetitions in reserve, in half steps; the RPE is 10 − rir. */
  readonly rir?: number | undefined
  /** Whole seconds: a hold, or how long a carry took. */
  readonly seconds?: number | undefined
  /** Whole metres. */
  readonly distance?: number | undefined
  /** Kg that a machine or a band took off the body's weight; `weight` is then 0. */
  readonly assist?: number | undefined
  /** The weight exactly as it was typed in pounds; `weight` is its kg to the hundredth. */
  readonly weight_lb?: number | undefined
  /** Likewise for the assistance. */
  readonly assist_lb?: number | undefined
  readonly side?: Side | undefined
  /** The superset or circuit within the workout, from 1. */
  readonly group?: number | undefined
  /** When it was recorded, in whole seconds after the start of the workout. */
  readonly at?: number | undefined
  readonly note?: string | undefined
  /** The place of its exercise in the workout; absent where the exercise's own id stands for it (`placeOf`). */
  readonly place?: string | undefined
}

/** What a planned set may say besides repetitions, weight and rest. */
export type PlannedDetails = Pick<
  SetDetails,
  'kind' | 'rir' | 'seconds' | 'distance' | 'assist' | 'weight_lb' | 'assist_lb'
> & {
  /** The upper end of a range of repetitions; `reps` is its lower end. */
  readonly reps_max?: number | undefined
}

/** What the details of a set may hold: the form, the contract and the database agree on it. */
export const setBounds = {
  rir: { min: 0, max: 10, step: 0.5 },
  seconds: { min: 1, max: 86_400 },
  distance: { min: 1, max: 1_000_000 },
  assist: { min: 0, max: 500 },
  /** 2,000 kg. */
  weight_lb: { min: 0, max: 4409.25 },
  /** 500 kg. */
  assist_lb: { min: 0, max: 1102.31 },
  group: { min: 1, max: 50 },
  at: { min: 0, max: 6_000_000 },
  note: { min: 1, max: 500 },
} as const
