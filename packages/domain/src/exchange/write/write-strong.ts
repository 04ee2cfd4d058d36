import type { WorkoutSet } from '../../history/workout-history.ts'
import type { LogEntry } from '../../training-log/log-entry.ts'
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

const header =
  'Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;Distance Unit;Seconds;Notes;Workout Notes;Workout Duration'

const letters: Readonly<Record<string, string>> = { warmup: 'W', drop: 'D', cluster: 'D', failure: 'F' }

/** `W`, `D` or `F`; any other set has its number among the sets of that sort. */
function setOrders(sets: readonly WorkoutSet[]): readonly CsvCell[] {
  let count = 0
  return sets.map(({ kind = 'work' }) => {
    const letter = letters[kind]
    if (letter !== undefined) return { text: letter }
    count += 1
    return count
  })
}

/** `59m`, `1h 5m`: as Strong writes a duration. */
function durationText(minutes: number): string {
  return minutes < 60 ? `${minutes}m` : `${Math.floor(minutes / 60)}h ${minutes % 60}m`
}

/** The notes of a set; the first one of an exercise tells that of the exercise, too. */
function setNotes({ note }: WrittenExercise, { side, note: own }: WorkoutSet, index: number): string {
  return [index === 0 ? note : undefined, side, own].filter((part) => part !== undefined).join(' · ')
}

function rowsOf(entry: LogEntry, choices: WritingChoices): readonly (readonly CsvCell[])[] {
  const { unit, nameOf } = choices
  const date = { text: writtenClock(workoutStart(entry), entry, choices).replace('T', ' ') }
  const title = { text: entry.program_name }
  const workoutNote = { text: entry.notes?.workout ?? '' }
  const duration = { text: durationText(entry.duration_minutes) }
  return writtenExercises(entry).flatMap((exercise) => {
    const orders = setOrders(exercise.sets)
    return exercise.sets.map((set, index) => {
      const distance = writtenDistance(set, unit)
      return [
        date,
        title,
        { text: nameOf(set) },
        orders[index] ?? null,
        writtenWeight(set, unit),
        { text: unit === 'kg' ? 'kg' : 'lbs' },
        set.reps,
        writtenRpe(set),
        distance,
        distance === null ? null : { text: unit === 'kg' ? 'km' : 'mi' },
        set.seconds ?? 0,
        { text: setNotes(exercise, set, index) },
        workoutNote,
        duration,
      ]
    })
  })
}

/** The log in the columns of Strong's export, oldest first: the dialect that names the unit of each row. */
export function writeStrong(entries: readonly LogEntry[], choices: WritingChoices): string {
  return csvText(
    header,
    oldestFirst(entries).flatMap((entry) => rowsOf(entry, choices)),
    ';',
  )
}
