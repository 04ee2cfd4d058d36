import type { Side } from '../../set/set-details.ts'
import type { LogEntry } from '../../training-log/log-entry.ts'

/** How long sets take, with the rest before them. */
export type LifterPace = {
  /** Seconds that a set of an exercise takes. */
  readonly seconds: (exerciseId: string) => number
  /** Whether the lifter's own sets say so, of this exercise or of all; an estimate else. */
  readonly isMeasured: (exerciseId: string) => boolean
}

/** Seconds that a set takes where nothing was measured: two and a half minutes (section 9 of the specification). */
const estimated = 150
/** A set is never faster or slower than that: what lies between two sets may be a talk, or two taps in a row. */
const bounds = { min: 20, max: 600 } as const
/** So many workouts with an exercise tell its pace. */
const workoutsBack = 5
/** From so many times on those of all exercises tell the pace of one that has none. */
const enough = 20

/** One workout's seconds between each set and the one before it, by the exercise of the set. */
type Gaps = { readonly ended: number; readonly id: string; readonly byExercise: ReadonlyMap<string, readonly number[]> }

/**
 * A lifter's pace by the moments at which the sets of live workouts were recorded: the median of an exercise in its last
 * five workouts, else the median of all exercises, else the estimate.
 */
export function ownPace(entries: readonly LogEntry[]): LifterPace {
  const workouts = entries
    .filter(({ origin }) => origin === 'live')
    .map(gapsOf)
    .toSorted((a, b) => b.ended - a.ended || (a.id < b.id ? 1 : -1))
  const all = workouts.flatMap(({ byExercise }) => [...byExercise.values()].flat())
  const overall = all.length >= enough ? median(all) : undefined
  const found = new Map<string, number | undefined>()
  const ofExercise = (id: string): number | undefined => {
    if (!found.has(id)) found.set(id, lastGaps(workouts, id))
    return found.get(id) ?? overall
  }
  return {
    seconds: (id) => ofExercise(id) ?? estimated,
    isMeasured: (id) => ofExercise(id) !== undefined,
  }
}

/** How long a plan takes at a pace, in seconds, and whether all of it was measured. */
export function timeAtPace(
  { seconds, isMeasured }: LifterPace,
  exercises: readonly { readonly exercise_id: string; readonly sets: readonly unknown[] }[],
): { readonly seconds: number; readonly measured: boolean } {
  return {
    seconds: exercises.reduce((sum, { exercise_id, sets }) => sum + sets.length * seconds(exercise_id), 0),
    measured: exercises.every(({ exercise_id }) => isMeasured(exercise_id)),
  }
}

function gapsOf({ id, completed_at, sets }: LogEntry): Gaps {
  const timed = withoutFirstSides(
    sets
      .flatMap(({ at, exercise_id, side }) => (at === undefined ? [] : [{ at, exercise_id, side }]))
      .toSorted((a, b) => a.at - b.at),
  )
  const byExercise = new Map<string, readonly number[]>()
  for (const [index, { at, exercise_id }] of timed.entries()) {
    const before = timed[index - 1]
    if (before) byExercise.set(exercise_id, [...(byExercise.get(exercise_id) ?? []), at - before.at])
  }
  return { id, ended: Date.parse(completed_at), byExercise }
}

type Timed = { readonly at: number; readonly exercise_id: string; readonly side: Side | undefined }

/** Two sides that were done one after the other are one set, which lasts until the second is done. */
function withoutFirstSides(timed: readonly Timed[]): readonly Timed[] {
  return timed.filter(({ side, exercise_id }, index) => {
    if (side !== 'left') return true
    const next = timed.find((each, later) => later > index && each.exercise_id === exercise_id)
    return next?.side !== 'right'
  })
}

function lastGaps(workouts: readonly Gaps[], exerciseId: string): number | undefined {
  const latest = workouts.flatMap(({ byExercise }) => {
    const gaps = byExercise.get(exerciseId)
    return gaps ? [gaps] : []
  })
  return median(latest.slice(0, workoutsBack).flat())
}

/** The middle one, or the mean of the two middle ones, in whole seconds; undefined of none. */
function median(seconds: readonly number[]): number | undefined {
  const sorted = seconds.toSorted((a, b) => a - b)
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1)
  if (middle.length === 0) return undefined
  const mean = middle.reduce((sum, each) => sum + each, 0) / middle.length
  return Math.min(bounds.max, Math.max(bounds.min, Math.round(mean)))
}
