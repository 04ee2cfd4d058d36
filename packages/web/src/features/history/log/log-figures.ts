import type { HistoryTotals, LastSets } from '@fonte/contract/history'
import { setFigures, totals } from '@fonte/domain/history/summarize'
import { programBounds } from '@fonte/domain/program/bounds'
import type { LogEntry } from '@fonte/domain/training-log/log-entry'
import { lastTime } from '@fonte/domain/workout/last-time'

/** The four totals over a log. */
export const totalsOf = (entries: readonly LogEntry[]): HistoryTotals =>
  totals(entries.map(({ duration_minutes, sets }) => ({ duration_minutes, ...setFigures(sets) })))

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
