import { placeOf } from '../../set/place.ts'
import type { LogEntry } from '../../training-log/log-entry.ts'
import { workoutStart } from '../write/written-workout.ts'
import type { PlannedEntry } from './plan-entries.ts'
import { standingOf } from './standing-of.ts'

/** How a workout of a file stands to what the log has already. */
export type ImportCase =
  | { readonly case: 'new' }
  /** It is there, and says the same. */
  | { readonly case: 'there' }
  /** It is there, and took place in another time zone than the one in which the file is read now. */
  | { readonly case: 'other-zone'; readonly current: LogEntry }
  /** It is there and says something else: it was edited in the file, or here. */
  | { readonly case: 'changed'; readonly current: LogEntry }
  /** It was deleted here. */
  | { readonly case: 'gone' }
  /** The log has another workout of the same exercises at about the same time. */
  | { readonly case: 'possible-duplicate'; readonly of: LogEntry }

export type ComparedEntry = PlannedEntry & { readonly standing: ImportCase }

type Log = {
  readonly entries: readonly LogEntry[]
  /** Ids of entries that were deleted. */
  readonly gone: ReadonlySet<string>
}

/** Two workouts that began no further apart may be one. */
const near = 2 * 3_600_000

/** Compares what a file would bring with what the log has. The order of either says nothing. */
export function compareEntries(planned: readonly PlannedEntry[], { entries, gone }: Log): readonly ComparedEntry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const ids = new Set(planned.map(({ entry }) => entry.id))
  const others = similarTo(entries.filter(({ id }) => !ids.has(id)))
  return planned.map((plan) => {
    const current = byId.get(plan.entry.id)
    if (current) {
      const standing = standingOf(current, plan.entry)
      return { ...plan, standing: standing === 'there' ? { case: standing } : { case: standing, current } }
    }
    if (gone.has(plan.entry.id)) return { ...plan, standing: { case: 'gone' } }
    const of = others(plan.entry)
    return { ...plan, standing: of ? { case: 'possible-duplicate', of } : { case: 'new' } }
  })
}

/** How many workouts there are of each case. */
export function countCases(compared: readonly ComparedEntry[]): Readonly<Record<ImportCase['case'], number>> {
  const counts = { new: 0, there: 0, 'other-zone': 0, changed: 0, gone: 0, 'possible-duplicate': 0 }
  for (const { standing } of compared) counts[standing.case] += 1
  return counts
}

/** Finds an entry of the same exercises at about the same time: entries are kept by spans of that length. */
function similarTo(entries: readonly LogEntry[]): (entry: LogEntry) => LogEntry | undefined {
  const spans = new Map<string, LogEntry[]>()
  const keyOf = (entry: LogEntry, shift: number) =>
    `${Math.floor(workoutStart(entry) / near) + shift}\n${exercisesOf(entry)}`
  for (const entry of entries) {
    const key = keyOf(entry, 0)
    const list = spans.get(key)
    if (list) list.push(entry)
    else spans.set(key, [entry])
  }
  return (entry) => {
    const start = workoutStart(entry)
    const candidates = [-1, 0, 1].flatMap((shift) => spans.get(keyOf(entry, shift)) ?? [])
    return candidates.find((other) => Math.abs(workoutStart(other) - start) <= near)
  }
}

/** The exercises of a workout, each as often as it stands there. */
function exercisesOf({ sets }: LogEntry): string {
  const places = new Map(sets.map((set) => [placeOf(set), set.exercise_id]))
  return [...places.values()].toSorted().join('\n')
}
