import type { HistoryEntryWithSets } from '@fonte/contract/history'
import type { Program, ProgramExercise } from '@fonte/contract/program'
import { idleMoment } from '../../platform/idle.ts'
import { outbox } from '../../platform/outbox/device-outbox.ts'
import { queryClient } from '../../platform/query/query-client.ts'
import { type FinishedWorkout, finishedWorkoutKind } from '../history/history-outbox.ts'
import { entryQuery, historyQuery, listedEntries } from '../history/history-reads.ts'

/** So many times back a rule looks at most. */
const times = 3

type Sets = HistoryEntryWithSets['sets']
type Trained = Pick<FinishedWorkout, 'id' | 'program_id' | 'completed_at'>

/** The workouts of a program that the device knows of, newest first. */
function lastWorkouts(programId: string, waiting: readonly FinishedWorkout[]): readonly Trained[] {
  const listed: readonly Trained[] = listedEntries(queryClient.getQueryData(historyQuery.queryKey))
  const arrived = new Set(listed.map(({ id }) => id))
  return [...waiting.filter(({ id }) => !arrived.has(id)), ...listed]
    .filter(({ program_id }) => program_id === programId)
    .toSorted((a, b) => Date.parse(b.completed_at) - Date.parse(a.completed_at))
    .slice(0, times)
}

/** The sets of an exercise the last times that a program was trained, newest first, as far as the device has them. */
export function performancesOf(programId: string): (exercise: Pick<ProgramExercise, 'exercise_id'>) => readonly Sets[] {
  const entries = outbox.entries.get().filter(({ kind }) => kind === finishedWorkoutKind.kind)
  const waiting = entries.map(({ payload }) => payload as FinishedWorkout)
  const setsOf = (id: string): Sets =>
    waiting.find((workout) => workout.id === id)?.sets ?? queryClient.getQueryData(entryQuery(id).queryKey)?.sets ?? []
  const workouts = lastWorkouts(programId, waiting).map(({ id }) => setsOf(id))
  return ({ exercise_id }) =>
    workouts.map((sets) => sets.filter((set) => set.exercise_id === exercise_id)).filter((sets) => sets.length > 0)
}

/** Brings to the device what the rules of these programs look at, so that they also speak without a network. */
export async function prefetchPerformances(programs: readonly Program[]): Promise<void> {
  const ruled = programs.filter(({ exercises }) => exercises.some(({ progression }) => progression !== undefined))
  for (const { id } of ruled.flatMap((program) => lastWorkouts(program.id, []))) {
    await idleMoment()
    await queryClient.prefetchQuery(entryQuery(id))
  }
}
