import type { HistoryEntryWithSets } from '@fonte/contract/history'
import { performedAt, type Row } from '@fonte/domain/progression/performed-at'
import { ownLog } from '../history/log/own-log.ts'

/**
 * The working sets of a row the last times that its program was trained, newest first, by the log on the device. None while
 * not all of the log is here: an aim must not follow from an older workout.
 */
export function lastPerformances(programId: string): (row: Row) => readonly HistoryEntryWithSets['sets'][] {
  const workouts = (ownLog() ?? []).filter(({ program_id }) => program_id === programId).map(({ sets }) => sets)
  return (row) => performedAt(row, workouts)
}
