import { isSchedule, noTrainingPlan, type TrainingPlan } from '../../training-plan/training-plan.ts'
import type { RestorableWorkout } from './restorable-export.ts'

/** The ids of an export with those that stand for them here. */
export type IdMap = ReadonlyMap<string, string>

/** The rows with the exercises of here; those of the library are the same everywhere. */
export function withExercises<Row extends { readonly exercise_id: string }>(
  rows: readonly Row[],
  ids: IdMap,
): readonly Row[] {
  return rows.map((row) => ({ ...row, exercise_id: ids.get(row.exercise_id) ?? row.exercise_id }))
}

/** A workout with the exercises and the program of here. A place without an id of its own goes by its exercise's. */
export function withProgram(
  workout: RestorableWorkout,
  [exercises, programs]: readonly [IdMap, IdMap],
  isPredefined: (programId: string) => boolean,
): RestorableWorkout {
  const { program_id, notes, sets } = workout
  const places = notes?.places && Object.entries(notes.places).map(([id, note]) => [exercises.get(id) ?? id, note])
  return {
    ...workout,
    program_id: program_id === null ? null : hereOf(program_id, programs, isPredefined),
    sets: withExercises(sets, exercises),
    ...(notes && places && { notes: { ...notes, places: Object.fromEntries(places) } }),
  }
}

const hereOf = (id: string, programs: IdMap, isPredefined: (id: string) => boolean): string | null =>
  programs.get(id) ?? (isPredefined(id) ? id : null)

/** A plan with the programs of here. */
export function withPlanIds(plan: TrainingPlan, programs: IdMap, isPredefined: (id: string) => boolean): TrainingPlan {
  const { kind, programs: planned } = plan.schedule
  const here = planned.map((id) => (id === null ? null : hereOf(id, programs, isPredefined)))
  const schedule = { kind, programs: kind === 'rotation' ? here.filter((id) => id !== null) : here }
  const folders = plan.folders?.map((folder) => ({
    ...folder,
    programs: folder.programs.flatMap((id) => hereOf(id, programs, isPredefined) ?? []),
  }))
  return {
    ...plan,
    schedule: isSchedule(schedule) ? schedule : noTrainingPlan.schedule,
    ...(folders && { folders }),
  }
}
