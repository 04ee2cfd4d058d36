import { type DayKey, dayNumber } from '../history/day.ts'
import type { ProgramFolder } from './folders.ts'

/** How the week is planned: not at all, a program for each day, or programs that follow one another. */
export const scheduleKinds = ['none', 'weekdays', 'rotation'] as const

/**
 * What a person plans to train. `programs` holds ids: with `weekdays` seven of them from Monday on, null on a day of rest;
 * with `rotation` each once, in the order in which they follow one another; with `none` nothing.
 */
export type TrainingPlan = {
  readonly schedule: { readonly kind: (typeof scheduleKinds)[number]; readonly programs: readonly (string | null)[] }
  /** The last day of a week of lighter training; null or past: none. */
  readonly deload_until: DayKey | null
  /** Workouts that the person means to do each week; absent: nothing was said. */
  readonly goal?: number | undefined
  /** Where one's own programs are sorted into; absent: nowhere. */
  readonly folders?: readonly ProgramFolder[] | undefined
}

/** A plan as it is kept; `version` grows by one with each change and is 0 before the first. */
export type KeptTrainingPlan = { readonly content: TrainingPlan; readonly version: number }

export const weekLength = 7

/** The day of its week, from 0, Monday, to 6. 1970-01-01 was a Thursday. */
export const weekdayOf = (day: DayKey): number => (((dayNumber(day) + 3) % weekLength) + weekLength) % weekLength

/** Workouts a week that somebody may mean to do, and what is taken where nothing was said. */
export const goalBounds = { min: 1, max: 7, default: 3 } as const

export const longestRotation = 14

/** Of who has planned nothing. */
export const noTrainingPlan: TrainingPlan = { schedule: { kind: 'none', programs: [] }, deload_until: null }

/** Whether a schedule holds together: seven days, or a rotation of different programs. */
export function isSchedule({ kind, programs }: TrainingPlan['schedule']): boolean {
  if (kind === 'weekdays') return programs.length === weekLength
  if (kind === 'none') return programs.length === 0
  const isLong = programs.length > 0 && programs.length <= longestRotation
  return isLong && !programs.includes(null) && new Set(programs).size === programs.length
}
