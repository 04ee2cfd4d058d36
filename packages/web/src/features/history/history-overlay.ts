import type { HistoryEntry, HistoryEntryWithSets, HistoryTotals } from '@fonte/contract/history'
import { setFigures, totalReps } from '@fonte/domain/history/summarize'
import { answerOfKinds } from '../../platform/outbox/laid-over.ts'
import type { OutboxRow } from '../../platform/storage/storage-rows.ts'
import {
  deleteWorkoutKind,
  type FinishedWorkout,
  finishedWorkoutKind,
  type HistoryChange,
  historyKinds,
  updateWorkoutKind,
  type WorkoutDeletion,
} from './history-outbox.ts'
import { addTotals, type ListedWorkout } from './history-reads.ts'

/** Where a waiting workout stands: in the queue, refused by the server and set aside, or until its person chooses a version. */
export type Waiting = 'queued' | 'refused' | 'asked'

/** An entry of the history; `waiting` tells one that is only on this device. */
export type HistoryLine = ListedWorkout & { readonly waiting: Waiting | null }

/** A workout that is so only on this device, with its sets. */
export type UnsentWorkout = HistoryEntryWithSets & {
  readonly waiting: Waiting
  /** The workout of the server's whose place it takes; absent for one that the server does not have. */
  readonly base?: HistoryEntryWithSets | undefined
}

/** The workout alone: what waits on this device says so beside it. */
export function withoutMarks({
  waiting: _waiting,
  base: _base,
  ...entry
}: HistoryEntryWithSets & Partial<UnsentWorkout>): HistoryEntryWithSets {
  return entry
}

/** What of the history waits on this device. */
export interface UnsentHistory {
  /** Workouts that were made or changed here, by id, in the order of their making. */
  readonly written: ReadonlyMap<string, UnsentWorkout>
  /** Workouts that were deleted here, by id, as the server has them; null for one that it never got. */
  readonly deleted: ReadonlyMap<string, HistoryEntry | null>
}

type Entry = Pick<OutboxRow, 'kind' | 'payload' | 'user_id' | 'refusal'>

function standing({ refusal }: Pick<Entry, 'refusal'>): Waiting {
  if (!refusal) return 'queued'
  return updateWorkoutKind.asksAbout?.(refusal.code) ? 'asked' : 'refused'
}

function changed(row: Entry, before: UnsentWorkout | undefined): UnsentWorkout {
  const { entry, base } = row.payload as HistoryChange
  const { total_weight_lb: _, ...said } = entry
  const own = standing(row)
  const waiting = own === 'queued' && before ? before.waiting : own
  const workout = { ...said, ...setFigures(entry.sets), waiting } as const
  // On top of what waits already it takes the place that that takes.
  return before && before.base === undefined ? workout : { ...workout, base: before?.base ?? base }
}

/**
 * What waits of the history, each workout as it will be once all has been sent: the same answer as long as nothing of it changes. A deletion that was refused deletes nothing;
 * a change that was refused as its workout was deleted elsewhere, and what waits behind it, bring nothing back.
 */
export const unsentHistory = answerOfKinds(historyKinds, (entries): UnsentHistory => {
  const written = new Map<string, UnsentWorkout>()
  const deleted = new Map<string, HistoryEntry | null>()
  const gone = new Set<string>()
  for (const entry of entries) {
    if (entry.kind === finishedWorkoutKind.kind) {
      const { cycles: _, ...workout } = entry.payload as FinishedWorkout
      const figures = setFigures(workout.sets)
      written.set(workout.id, { ...workout, user_id: entry.user_id, ...figures, waiting: standing(entry) })
    } else if (entry.kind === updateWorkoutKind.kind) {
      const { id } = (entry.payload as HistoryChange).entry
      if (entry.refusal?.code === 'already-deleted') gone.add(id)
      if (!gone.has(id)) written.set(id, changed(entry, written.get(id)))
    } else if (entry.kind === deleteWorkoutKind.kind && !entry.refusal) {
      const workout = (entry.payload as WorkoutDeletion).entry
      const before = written.get(workout.id)
      deleted.set(workout.id, before ? (before.base ?? null) : workout)
      written.delete(workout.id)
    }
  }
  return { written, deleted }
})

const byDate = (one: HistoryEntry, other: HistoryEntry) => Date.parse(other.completed_at) - Date.parse(one.completed_at)

/** The list as it will be, newest first, each workout once. */
export function overlayHistory(
  listed: readonly ListedWorkout[],
  { written, deleted }: UnsentHistory,
): readonly HistoryLine[] {
  const arrived = new Set(listed.map(({ id }) => id))
  // What was made here and is listed has arrived, though its answer was lost.
  const unsent = [...written.values()]
    .filter(({ id, base }) => base !== undefined || !arrived.has(id))
    .map((workout): HistoryLine => ({ ...workout, reps_done: totalReps(workout.sets) }))
  const replaced = new Set([...deleted.keys(), ...unsent.map(({ id }) => id)])
  const kept = listed.filter(({ id }) => !replaced.has(id)).map((entry) => ({ ...entry, waiting: null }))
  // The sort keeps the order of what ended at the same moment: the newest of what waits goes first.
  return unsent.length === 0 ? kept : [...unsent.toReversed(), ...kept].toSorted(byDate)
}

/** The totals as they will be, `lines` being the list as it will be. */
export function overlayTotals(
  known: HistoryTotals,
  lines: readonly HistoryLine[],
  { written, deleted }: UnsentHistory,
): HistoryTotals {
  const more = lines.filter((line) => line.waiting)
  const bases = more.map(({ id }) => written.get(id)?.base)
  return addTotals(
    known,
    more,
    [...bases, ...deleted.values()].flatMap((entry) => entry ?? []),
  )
}
