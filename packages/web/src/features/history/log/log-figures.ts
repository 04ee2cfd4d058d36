import type { HistoryTotals, LastSets } from '@fonte/contract/history'
import { setFigures, totalReps, totals } from '@fonte/domain/history/summarize'
import { historyPage } from '@fonte/domain/history/workout-history'
import { programBounds } from '@fonte/domain/program/bounds'
import { withoutOtherSides } from '@fonte/domain/set/one-side'
import type { LogEntry } from '@fonte/domain/training-log/log-entry'
import { type LastTime, lastTime } from '@fonte/domain/workout/last-time'
import type { ListedWorkout } from '../history-reads.ts'

type Figures = ReturnType<typeof setFigures> & { readonly reps_done: number }

const known = new WeakMap<LogEntry, Figures>()

/** The figures of a workout that follow from its sets, added up once: all workouts are asked for theirs together. */
export function figuresOf(entry: LogEntry): Figures {
  const figures = known.get(entry) ?? { ...setFigures(entry.sets), reps_done: totalReps(entry.sets) }
  known.set(entry, figures)
  return figures
}

/** The four totals over a log. */
export const totalsOf = (entries: readonly LogEntry[]): HistoryTotals =>
  totals(entries.map((entry) => ({ duration_minutes: entry.duration_minutes, ...figuresOf(entry) })))

/** So far back (ms) every workout counts on the home screen, which shows weeks. */
const fourWeeks = 28 * 24 * 60 * 60_000

/**
 * The latest workouts of a log, newest entry first, as far as the home screen goes by them at that time (epoch ms): as many
 * as the server lists, all of four weeks, and the last one of each program.
 */
export function latestOf(entries: readonly LogEntry[], at: number): readonly LogEntry[] {
  const seen = new Set<string | null>([null])
  return entries.filter(({ program_id, completed_at }, index) => {
    const isLast = !seen.has(program_id)
    seen.add(program_id)
    return index < historyPage || isLast || Date.parse(completed_at) > at - fourWeeks
  })
}

/** An entry of a person's log as the history lists it. */
export function historyEntryOf(logged: LogEntry, user_id: string): ListedWorkout {
  const { sets: _sets, notes: _notes, ...entry } = logged
  return { ...entry, user_id, ...figuresOf(logged) }
}

/** For each exercise of a log, newest entry first, its sets of the last time, as many as a program can plan. */
export function lastSetsOf(entries: readonly LogEntry[]): readonly LastSets[] {
  const found = new Map<string, LastSets>()
  for (const { completed_at, sets } of entries) {
    const others = sets.filter(({ exercise_id }) => !found.has(exercise_id))
    for (const [exercise_id, lifts] of lastTime([{ sets: others }])) {
      found.set(exercise_id, { exercise_id, completed_at, sets: lifts.slice(0, programBounds.sets.max) })
    }
  }
  return [...found.values()]
}

/** What was lifted the last time by what the server has, and by entries, newest first, that it may not have counted. */
export function overlayLastTime(stored: readonly LastSets[], entries: readonly LogEntry[]): LastTime {
  const dates = new Map(stored.map(({ exercise_id, completed_at }) => [exercise_id, Date.parse(completed_at)]))
  const isLast = ({ exercise_id, completed_at }: LastSets) =>
    Date.parse(completed_at) >= (dates.get(exercise_id) ?? Number.NEGATIVE_INFINITY)
  return new Map([
    ...stored.map(({ exercise_id, sets }) => [exercise_id, withoutOtherSides(sets)] as const),
    ...lastSetsOf(entries)
      .filter(isLast)
      .map(({ exercise_id, sets }) => [exercise_id, sets] as const),
  ])
}
