/** What a set of an exercise is counted in: repetitions, seconds held or metres covered. */
export const measures = ['reps', 'time', 'distance'] as const

/** Whether the figures of a set are for both sides at once, or for each side in turn. */
export const exerciseSides = ['both', 'each'] as const

/**
 * What a set is loaded with: a weight; the body, with or without weight added to it; or the body with some of it taken off,
 * as by a machine.
 */
export const loads = ['external', 'bodyweight', 'assisted'] as const

export const mechanics = ['compound', 'isolation'] as const

export type Measure = (typeof measures)[number]
export type ExerciseSides = (typeof exerciseSides)[number]
export type Load = (typeof loads)[number]

/** How the sets of an exercise are recorded. */
export type Measuring = { readonly measure: Measure; readonly sides: ExerciseSides; readonly load: Load }

/** How every exercise was recorded before others existed. */
export const plainMeasuring: Measuring = { measure: 'reps', sides: 'both', load: 'external' }

type Sent = { readonly [Field in keyof Measuring]?: Measuring[Field] | undefined }

/** How an exercise is recorded: as was said, and where nothing was, as `before`. */
export function measuringOf({ measure, sides, load }: Sent, before: Measuring = plainMeasuring): Measuring {
  return { measure: measure ?? before.measure, sides: sides ?? before.sides, load: load ?? before.load }
}
