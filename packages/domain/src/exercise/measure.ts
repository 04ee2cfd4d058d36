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
