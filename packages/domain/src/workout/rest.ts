import { defaultRest } from '../program/bounds.ts'
import type { RestTimer, WorkoutProgram, WorkoutState } from './state.ts'

const second = 1000
const cues = [3, 2, 1] as const

/** A second before the end of the rest at which a sound plays. */
export type CountdownCue = (typeof cues)[number]

/**
 * Seconds of rest after the set at these positions: the exercise's `default_rest` after its last set, the set's own
 * otherwise. 0 means none, absent means 60; nothing is left to rest for after the last set of the workout.
 */
export function restAfter(program: WorkoutProgram, exercise: number, set: number): number {
  const done = program.exercises[exercise]
  if (!done) return 0
  const isLast = set === done.sets.length - 1
  return (isLast ? done.default_rest : done.sets[set]?.rest) ?? defaultRest
}

/** The timer of a rest of so many seconds that begins at `at` (epoch ms). */
export function startRest(at: number, seconds: number): RestTimer {
  return { started_at: at, ends_at: at + seconds * second }
}

/** The timer made longer or shorter; it never ends before `at` (epoch ms) nor before it began. */
export function adjustRest(rest: RestTimer, at: number, seconds: number): RestTimer {
  const earliest = Math.max(rest.started_at, Math.min(at, rest.ends_at))
  return { ...rest, ends_at: Math.max(earliest, rest.ends_at + seconds * second) }
}

/** Length of the current rest in s, with its adjustments; 0 when not resting. */
export function restTotal(state: WorkoutState): number {
  return state.status === 'resting' ? (state.rest.ends_at - state.rest.started_at) / second : 0
}

/** Whole seconds of rest that remain at `now` (epoch ms), at most the whole rest when the clock was set back. */
export function restRemaining(state: WorkoutState, now: number): number {
  if (state.status !== 'resting') return 0
  const left = Math.ceil((state.rest.ends_at - now) / second)
  return Math.max(0, Math.min(left, Math.ceil(restTotal(state))))
}

/** The countdown sounds that fall due after `from` and up to `to` (epoch ms), in their order: of 3, 2 and 1. */
export function countdownCues(state: WorkoutState, from: number, to: number): readonly CountdownCue[] {
  if (state.status !== 'resting') return []
  const { started_at, ends_at } = state.rest
  return cues.filter((cue) => {
    const due = ends_at - cue * second
    return due > from && due <= to && due >= started_at
  })
}
