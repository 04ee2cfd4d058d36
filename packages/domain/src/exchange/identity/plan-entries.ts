import { exerciseBounds } from '../../exercise/bounds.ts'
import type { WorkoutNotes, WorkoutSet } from '../../history/workout-history.ts'
import type { LogEntry } from '../../training-log/log-entry.ts'
import type { ImportFormat } from '../import-format.ts'
import type { SettledExercise, SettledWorkout } from '../settle/settled-workout.ts'
import { type Digest, importId, importKeys } from './import-id.ts'
import { type NamedRun, placesOfRuns } from './named-runs.ts'

/** The exercise of the library that a name of a file stands for. */
export type ImportTarget = { readonly exercise_id: string; readonly exercise_name: string }

export type PlanChoices = {
  readonly userId: string
  readonly format: ImportFormat
  /** Null where the exercise of that name is left out. */
  readonly targetOf: (name: string) => ImportTarget | null
  /** What a workout is called that the file does not name. */
  readonly titleOf: (workout: SettledWorkout) => string
  readonly digest: Digest
}

/** A workout of a file as it would stand in the log. */
export type PlannedEntry = {
  readonly entry: LogEntry
  /** What its exercises are called in the file. */
  readonly runs: readonly NamedRun[]
  /** Where it began in the file. */
  readonly line: number
}

/** The entries that a file would bring. A workout all of whose exercises are left out is none. */
export async function planEntries(
  workouts: readonly SettledWorkout[],
  choices: PlanChoices,
): Promise<readonly PlannedEntry[]> {
  const keys = importKeys(choices.format, workouts)
  const planned: PlannedEntry[] = []
  for (const [index, workout] of workouts.entries()) {
    const { sets, notes, runs } = setsOf(workout, choices)
    if (sets.length === 0) continue
    planned.push({
      entry: {
        id: await importId(choices.userId, keys[index] ?? '', choices.digest),
        program_id: null,
        program_name: workout.title === '' ? choices.titleOf(workout) : workout.title,
        duration_minutes: workout.duration_minutes,
        started_at: workout.started_at,
        completed_at: workout.completed_at,
        utc_offset: workout.utc_offset,
        origin: 'import',
        version: 1,
        sets,
        ...(notes && { notes }),
      },
      runs,
      line: workout.line,
    })
  }
  return planned
}

type Placed = { readonly exercise: SettledExercise; readonly target: ImportTarget; readonly place: string | undefined }

function setsOf({ exercises, note }: SettledWorkout, { targetOf }: PlanChoices) {
  const placed = placesOf(exercises, targetOf)
  const groups = placed.flatMap(({ exercise }) => exercise.group ?? [])
  const isShared = (group: number | undefined) => groups.filter((other) => other === group).length > 1
  const sets = placed.flatMap(({ exercise, target, place }) =>
    exercise.sets.map(({ line: _line, file: _file, ...set }): WorkoutSet => {
      const { group } = exercise
      return {
        ...target,
        ...set,
        ...(group !== undefined && isShared(group) && { group }),
        ...(place !== undefined && { place }),
      }
    }),
  )
  const runs = placed.map(({ exercise }): NamedRun => [fitting(exercise.name), exercise.sets.length])
  return { sets, notes: notesOf(note, placed), runs: runs.filter(([, count]) => count > 0) }
}

function placesOf(exercises: readonly SettledExercise[], targetOf: PlanChoices['targetOf']): readonly Placed[] {
  const wanted = exercises.flatMap((exercise) => {
    const found = targetOf(exercise.name)
    return found === null ? [] : [{ exercise, target: { ...found, exercise_name: fitting(found.exercise_name) } }]
  })
  const places = placesOfRuns(wanted.map(({ target }) => target.exercise_id))
  return wanted.map((each, index) => ({ ...each, place: places[index] }))
}

/** A name as long as that of an exercise may be. */
export const fitting = (name: string): string => [...name].slice(0, exerciseBounds.name.max).join('').trim()

function notesOf(note: string | undefined, placed: readonly Placed[]): WorkoutNotes | null {
  const places = Object.fromEntries(
    placed.flatMap(({ exercise, target, place }) =>
      exercise.note === undefined ? [] : [[place ?? target.exercise_id, exercise.note]],
    ),
  )
  const hasPlaces = Object.keys(places).length > 0
  if (note === undefined && !hasPlaces) return null
  return { ...(note !== undefined && { workout: note }), ...(hasPlaces && { places }) }
}
