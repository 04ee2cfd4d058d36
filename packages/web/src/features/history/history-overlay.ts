import type { HistoryEntry, HistoryEntryWithSets } from '@fonte/contract/history'
import { setFigures } from '@fonte/domain/history/summarize'
import type { Pending } from '../../platform/outbox/device-outbox.ts'
import type { FinishedWorkout } from './history-outbox.ts'

/** Where a waiting workout stands: in the queue, or refused by the server and set aside. */
export type Waiting = 'queued' | 'refused'

/** An entry of the history; `waiting` tells one that is only on this device. */
export type HistoryLine = HistoryEntry & { readonly waiting: Waiting | null }

/** A workout that is only on this device, with its sets. */
export type UnsentWorkout = HistoryEntryWithSets & { readonly waiting: Waiting }

/** A waiting workout as the history will show it. */
export function unsentWorkout({
  payload,
  user_id,
  refusal,
}: Pick<Pending<FinishedWorkout>, 'payload' | 'user_id' | 'refusal'>): UnsentWorkout {
  return { ...payload, user_id, ...setFigures(payload.sets), waiting: refusal ? 'refused' : 'queued' }
}

/** The list as it will be: what waits stands on top, newest first, each workout once. */
export function overlayHistory(
  listed: readonly HistoryEntry[],
  unsent: readonly UnsentWorkout[],
): readonly HistoryLine[] {
  const arrived = new Set(listed.map(({ id }) => id))
  const waiting = unsent.filter(({ id }) => !arrived.has(id)).toReversed()
  return [...waiting, ...listed.map((entry) => ({ ...entry, waiting: null }))]
}
