import { setBounds } from '../../set/set-details.ts'

/** Whether repetitions in reserve are within what a set may say. */
export const isReserve = (rir: number): boolean => rir >= setBounds.rir.min && rir <= setBounds.rir.max

/** A reserve to the half repetition. */
export const halves = (rir: number): number => Math.round(rir * 2) / 2
