import type { WorkoutSet } from '../../history/workout-history.ts'
import { isAssisted } from '../../set/set-load.ts'
import type { LogEntry } from '../../training-log/log-entry.ts'
import type { WeightUnit } from '../../units/weight.ts'
import { type CsvCell, csvText } from './csv-text.ts'
import { writtenDistance, writtenRpe, writtenWeight } from './written-figures.ts'
import {
  oldestFirst,
  type WritingChoices,
  type WrittenExercise,
  workoutStart,
  writtenClock,
  writtenExercises,
} from './written-workout.ts'

const headerOf = (unit: WeightUnit): string =>
  [
    ...['title', 'start_time', 'end_time', 'description', 'exercise_title', 'superset_id', 'exercise_notes'],
    ...['set_index', 'set_type', unit === 'kg' ? 'weight_kg' : 'weight_lbs', 'reps'],
    ...[unit === 'kg' ? 'distance_km' : 'distance_miles', 'duration_seconds', 'rpe'],
  ]
    .map((name) => `"${name}"`)
    .join(',')

const kinds: Readonly<Record<string, string>> = {
  warmup: 'warmup',
  drop: 'dropset',
  cluster: 'dropset',
  failure: 'failure',
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `15 Sep 2025, 07:48` */
function dateText(wall: string): string {
  const month = months[Number(wall.slice(5, 7)) - 1]
  return `${Number(wall.slice(8, 10))} ${month} ${wall.slice(0, 4)}, ${wall.slice(11, 16)}`
}

/** The note of an exercise, and below it what its sets say that have no column. */
function exerciseNotes({ note, sets }: WrittenExercise): string {
  const lines = sets.flatMap(({ side, note: own }, index) => {
    const said = [side, own].filter((part) => part !== undefined)
    return said.length === 0 ? [] : `${index + 1}: ${said.join(' · ')}`
  })
  return [...(note === undefined ? [] : [note]), ...lines].join('\n')
}

/** No weight means the body's; an RPE of 6.5 is none of Hevy's. */
function figuresOf(set: WorkoutSet, unit: WeightUnit): readonly CsvCell[] {
  const weight = writtenWeight(set, unit)
  const rpe = writtenRpe(set)
  return [
    weight === 0 && !isAssisted(set) ? null : weight,
    set.reps === 0 && set.seconds !== undefined ? null : set.reps,
    writtenDistance(set, unit),
    set.seconds ?? 0,
    rpe === 6.5 ? 6 : rpe,
  ]
}

function rowsOf(entry: LogEntry, choices: WritingChoices): readonly (readonly CsvCell[])[] {
  const start = workoutStart(entry)
  const moment = (at: number): CsvCell => ({ text: dateText(writtenClock(at, entry, choices)) })
  const head = [
    { text: entry.program_name },
    moment(start),
    moment(start + entry.duration_minutes * 60_000),
    { text: entry.notes?.workout ?? '' },
  ]
  return writtenExercises(entry).flatMap((exercise) => {
    const notes = { text: exerciseNotes(exercise) }
    const group = exercise.sets.find((set) => set.group !== undefined)?.group
    return exercise.sets.map((set, index) => [
      ...head,
      { text: choices.nameOf(set) },
      group === undefined ? null : group - 1,
      notes,
      index,
      { text: kinds[set.kind ?? 'work'] ?? 'normal' },
      ...figuresOf(set, choices.unit),
    ])
  })
}

/** The log in the columns of Hevy's export, newest first as Hevy writes it. */
export function writeHevy(entries: readonly LogEntry[], choices: WritingChoices): string {
  const rows = oldestFirst(entries)
    .toReversed()
    .flatMap((entry) => rowsOf(entry, choices))
  return csvText(headerOf(choices.unit), rows, ',')
}
