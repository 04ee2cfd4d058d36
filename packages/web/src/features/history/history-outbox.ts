import type { HistoryEntryWithSets } from '@fonte/contract/history'
import { call, type Input } from '../../platform/api/client.ts'
import type { OutboxKind } from '../../platform/outbox/outbox-kind.ts'
import { historyKey, noteArrival } from './history-reads.ts'

/** A finished workout as it waits on the device; the moment of sending is added when it is sent. */
export type FinishedWorkout = Omit<Input<'create-workout-history'>['body'], 'sent_at'>

/** Key of the entity that a workout's writes change. */
export const historyEntityKey = (id: string): string => `history:${id}`

/** Sends a finished workout; its id makes a second arrival harmless. */
export const finishedWorkoutKind: OutboxKind<FinishedWorkout, HistoryEntryWithSets> = {
  kind: 'create-workout-history',
  label: ({ program_name }, lang) =>
    lang === 'fr' ? `Séance «\u00a0${program_name}\u00a0»` : `Workout “${program_name}”`,
  send: (workout, sentAt) =>
    call('create-workout-history', { body: { ...workout, sent_at: new Date(sentAt).toISOString() } }),
  sent: noteArrival,
  reads: historyKey,
  does: 'make',
}
