import { outbox } from '../../platform/outbox/device-outbox.ts'
import type { Change } from '../../platform/storage/storage-rows.ts'
import { type FinishedWorkout, finishedWorkoutKind } from './history-outbox.ts'

/**
 * Puts a finished workout into the outbox, together with what ends its running log, all in one transaction.
 * Throws when nobody is signed in.
 */
export async function keepFinishedWorkout(workout: FinishedWorkout, alongside: readonly Change[]): Promise<void> {
  await outbox.enqueue(
    finishedWorkoutKind,
    { id: workout.id, entityKey: `history:${workout.id}`, payload: workout },
    alongside,
  )
}
