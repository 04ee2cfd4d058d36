import type { HistoryEntry, HistoryEntryWithSets } from '@fonte/contract/history'
import type { Program } from '@fonte/contract/program'
import { performedAt, type Row } from '@fonte/domain/progression/performed-at'
import { idleMoment } from '../../platform/idle.ts'
import { outbox } from '../../platform/outbox/device-outbox.ts'
import { queryClient } from '../../platform/query/query-client.ts'
import { overlayHistory, type UnsentHistory, unsentHistory } from '../history/history-overlay.ts'
import { entryQuery, historyQuery, listedEntries } from '../history/history-reads.ts'

/** So many workouts of a program the device looks through: one of a deload week, or without the exercise, tells its rule nothing. */
const workoutsBack = 6

type Sets = HistoryEntryWithSets['sets']

/** The workouts of a program that the device knows of, newest first. */
function lastWorkouts(programId: string, unsent: UnsentHistory): readonly HistoryEntry[] {
  const listed = listedEntries(queryClient.getQueryData(historyQuery.queryKey))
  return overlayHistory(listed, unsent)
    .filter(({ program_id }) => program_id === programId)
    .slice(0, workoutsBack)
}

/** The working sets of a row the last times that its program was trained, newest first, as far as the device has them. */
export function lastPerformances(programId: string): (row: Row) => readonly Sets[] {
  const unsent = unsentHistory(outbox.entries.get())
  const setsOf = (id: string): Sets =>
    unsent.written.get(id)?.sets ?? queryClient.getQueryData(entryQuery(id).queryKey)?.sets ?? []
  const workouts = lastWorkouts(programId, unsent).map(({ id }) => setsOf(id))
  return (row) => performedAt(row, workouts)
}

/** Brings to the device what the rules of these programs look at, so that they also speak without a network. */
export async function prefetchPerformances(programs: readonly Program[]): Promise<void> {
  const ruled = programs.filter(({ exercises }) => exercises.some(({ progression }) => progression !== undefined))
  for (const { id } of ruled.flatMap((program) => lastWorkouts(program.id, unsentHistory([])))) {
    await idleMoment()
    await queryClient.prefetchQuery(entryQuery(id))
  }
}
