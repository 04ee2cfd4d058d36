import { defaultRest } from '../program/bounds.ts'
import type { SetKind } from '../set/kind.ts'
import { blockWith, orderOf } from './plan/order.ts'
import { isWarmUp, type WorkoutPlace } from './plan/place.ts'
import type { RestTimer, WorkoutState } from './state.ts'

const second = 1000
/** Seconds within a rest-pause set. */
const clusterRest = 15
const cues = [3, 2, 1] as const

/** A second before the end of the rest at which a sound plays. */
export type CountdownCue = (typeof cues)[number]

/**
 * Seconds of rest after the slot, which is done. In a group: the group's between the exercises of a round, the set's own
 * after its last; a warm-up's own. Where the exercise or the group has nothing left: the exercise's `default_rest`; otherwise the set's
 * own; none before a drop or the other side, 15 s before a cluster. 0 means none, absent means 60. What is `said` of a set goes
 * for the sets after it: a drop or a cluster is followed by one, unless the plan names what follows, or named the set itself.
 */
export function restAfter(places: readonly WorkoutPlace[], slot: string, said?: SetKind): number {
  const block = blockWith(places, slot)
  const order = orderOf(block)
  const done = order.find((each) => each.slot.id === slot)
  if (!done) return 0
  const open = order.filter((each) => each.slot.status === 'todo')
  if (open.length === 0) return done.place.default_rest ?? defaultRest
  if (isWarmUp(done.slot)) return done.slot.plan.rest ?? defaultRest
  const own = order.filter(({ place }) => place === done.place)
  const next = own.slice(own.indexOf(done) + 1).find(({ slot: { status } }) => status === 'todo')
  const saidAfter = done.slot.plan.kind === undefined && block.length === 1 ? said : undefined
  const isNext = block.length === 1 || next?.round === done.round
  const nextKind = isNext ? (next?.slot.plan.kind ?? saidAfter) : undefined
  if (next?.slot.other_side || nextKind === 'drop') return 0
  if (nextKind === 'cluster') return clusterRest
  const sameRound = open.some(
    (each) => each.round === done.round && block.indexOf(each.place) > block.indexOf(done.place),
  )
  return (sameRound ? (block[0]?.group_rest ?? 0) : done.slot.plan.rest) ?? defaultRest
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

/** Whole seconds since the rest ended (`now` in epoch ms); 0 while it lasts. */
export function secondsOver({ ends_at }: Pick<RestTimer, 'ends_at'>, now: number): number {
  return Math.max(0, Math.floor((now - ends_at) / second))
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
