import type { HistoryEntryWithSets } from '@fonte/contract/history'
import { beginningOf } from '@fonte/domain/history/past/form'
import { newUuid } from '../../../platform/new-uuid.ts'
import { outbox } from '../../../platform/outbox/device-outbox.ts'
import type { Change, OutboxRow } from '../../../platform/storage/storage-rows.ts'
import { type FinishedWorkout, finishedWorkoutKind, type HistoryChange, historyEntityKey } from '../history-outbox.ts'

type Waiting = readonly Pick<OutboxRow, 'position' | 'payload'>[]

/**
 * Keeps what waits of a workout that was deleted elsewhere as a new one, as the last of the `changes` says it; answers its
 * id. They leave the queue in the same step. Its times are given by hand: the server moves them no more.
 */
export async function keepAsNewWorkout(changes: Waiting): Promise<string> {
  const last = changes.at(-1)
  if (!last) throw new Error('nothing waits')
  const id = newUuid()
  const payload = asNew((last.payload as HistoryChange).entry, id)
  const removals = changes.map(({ position }): Change => ({ store: 'outbox', remove: position }))
  await outbox.enqueue(finishedWorkoutKind, { id, entityKey: historyEntityKey(id), payload }, removals)
  return id
}

function asNew(entry: HistoryEntryWithSets, id: string): FinishedWorkout {
  const { program_id, program_name, duration_minutes, completed_at, utc_offset, notes, sets } = entry
  const started_at = new Date(beginningOf(entry)).toISOString()
  return {
    ...{ id, program_id, program_name, duration_minutes, started_at, completed_at, sets, origin: 'hand' },
    ...(utc_offset !== undefined && { utc_offset }),
    ...(notes && { notes }),
  }
}
