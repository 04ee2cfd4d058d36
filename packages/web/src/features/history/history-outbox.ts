import type { HistoryEntry, HistoryEntryWithSets, StoredWorkout } from '@fonte/contract/history'
import { isProblem } from '../../platform/api/api-problem.ts'
import { call, type Input } from '../../platform/api/client.ts'
import type { OutboxKind } from '../../platform/outbox/outbox-kind.ts'
import type { keepCyclesLeft } from '../program/conflict/keep-cycles-left.ts'
import { noteMovedCycles } from '../program/program-list.ts'
import { historyKey, noteStored, noteWorkoutGone } from './history-reads.ts'

/** A finished workout as it waits on the device; the moment of sending is added when it is sent. */
export type FinishedWorkout = Omit<Input<'create-workout-history'>['body'], 'sent_at'>

/** A change of a workout of the history. */
export interface HistoryChange {
  /** The workout as it is to be, with the version that it was read at. */
  readonly entry: HistoryEntryWithSets
  /** The workout as it was read. */
  readonly base: HistoryEntryWithSets
}

/** A workout of the history to delete, as it was read. */
export interface WorkoutDeletion {
  readonly entry: HistoryEntry
}

/** Key of the entity that a workout's writes change. */
export const historyEntityKey = (id: string): string => `history:${id}`

/** Sends a finished workout; its id makes a second arrival harmless. */
export const finishedWorkoutKind: OutboxKind<FinishedWorkout, StoredWorkout> = {
  kind: 'create-workout-history',
  label: ({ program_name }, lang) =>
    lang === 'fr' ? `Séance «\u00a0${program_name}\u00a0»` : `Workout “${program_name}”`,
  send: (workout, sentAt) =>
    call('create-workout-history', { body: { ...workout, sent_at: new Date(sentAt).toISOString() } }),
  sent: ({ cycles_left = [], ...entry }, { program_id, cycles = [] }) => {
    noteStored(entry)
    if (!program_id || cycles.length === 0) return
    const isLeft = (place: string) => cycles_left.some((left) => left.place === place)
    noteMovedCycles(
      program_id,
      cycles.filter(({ place }) => !isLeft(place)),
    )
    if (cycles_left.length > 0) void tellOfCycles(entry, cycles_left)
  },
  reads: historyKey,
  does: 'make',
}

/** Keeps what is to be told of 5/3/1; the part that does comes when it is needed, as that is rare. */
const tellOfCycles = async (...told: Parameters<typeof keepCyclesLeft>) =>
  (await import('../program/conflict/keep-cycles-left.ts')).keepCyclesLeft(...told)

export const updateWorkoutKind: OutboxKind<HistoryChange, HistoryEntryWithSets> = {
  kind: 'update-workout-history',
  label: ({ entry: { program_name } }, lang) =>
    lang === 'fr' ? `Modification de «\u00a0${program_name}\u00a0»` : `Change of “${program_name}”`,
  send: ({ entry, base }) => {
    const { id, version = 1, program_name, duration_minutes, started_at, completed_at, utc_offset, sets, notes } = entry
    const times = { duration_minutes, started_at: started_at ?? completed_at, completed_at, utc_offset }
    const body = { version, program_name, ...times, sets, notes }
    return call('update-workout-history', { params: { id }, body }).catch((failure: unknown) => {
      // Deleted elsewhere, which wins: of the workout nothing stays but what its person is told.
      if (isProblem(failure, 'already-deleted')) noteWorkoutGone(base)
      throw failure
    })
  },
  tellsOfDeletion: true,
  sent: (answer, { base }) => noteStored(answer, base),
  reads: historyKey,
  isNewOperation: true,
  rebase: (change, answer) => builtOn(change, answer as HistoryEntryWithSets),
  // Changed elsewhere: the page of the workout asks which of the two is to stay.
  asksAbout: (code) => code === 'version-conflict',
}

/** The change as one of what the server made of an earlier write of the workout. */
export function builtOn({ entry, base }: HistoryChange, stored: HistoryEntryWithSets): HistoryChange {
  const isMoved = entry.started_at !== base.started_at || entry.completed_at !== base.completed_at
  // The server may have moved the times of a live workout to its own clock.
  const times = isMoved ? {} : { started_at: stored.started_at, completed_at: stored.completed_at }
  return { entry: { ...entry, ...times, version: stored.version }, base: stored }
}

export const deleteWorkoutKind: OutboxKind<WorkoutDeletion, true> = {
  kind: 'delete-workout-history',
  does: 'delete',
  voidsEarlier: true,
  label: ({ entry: { program_name } }, lang) =>
    lang === 'fr' ? `Suppression de «\u00a0${program_name}\u00a0»` : `Deletion of “${program_name}”`,
  send: async ({ entry: { id } }) => {
    await call('delete-workout-history', { params: { id } })
    return true
  },
  sent: (_, { entry }) => noteWorkoutGone(entry),
  reads: historyKey,
  isNewOperation: true,
}

/** Every write of this feature that must not be lost: to be registered at the start of the app. */
export const historyKinds = [finishedWorkoutKind, updateWorkoutKind, deleteWorkoutKind] as const
