import type { Hold } from './state.ts'

const second = 1000

/** Whole seconds that a timed set was held at `now` (epoch ms), rounded down; 0 before it begins. */
export function heldSeconds({ started_at, ended_at }: Hold, now: number): number {
  return Math.max(0, Math.floor(((ended_at ?? now) - started_at) / second))
}

/** Whole seconds until a timed set begins: a hold that was started in advance counts down first. */
export function secondsToHold({ started_at }: Hold, now: number): number {
  return Math.max(0, Math.ceil((started_at - now) / second))
}
