import { noteBounds } from '../../history/workout-history.ts'
import { countCharacters } from '../../words/text-length.ts'
import { type ZoneClock, zoneClock } from '../dates/zone-clock.ts'
import { fileLineOf } from '../file-lines.ts'
import type { FileProblem } from '../file-reading.ts'
import type { ImportedExercise, ImportedWorkout, WrittenMoment } from '../imported-workout.ts'
import { settleSet } from './settle-set.ts'
import type { ImportAnswers, SettledExercise, SettledSet, SettledWorkout } from './settled-workout.ts'

/** What the answers make of a file. */
export type Settled = {
  readonly workouts: readonly SettledWorkout[]
  /** Sets that are above what the log takes, once their unit is known. */
  readonly problems: readonly FileProblem[]
}

/** A day without a time is one of noon. */
const noon = 'T12:00:00'

/** The workouts of a file in kilograms, metres and UTC. Throws a RangeError where the zone is none. */
export function settleWorkouts(workouts: readonly ImportedWorkout[], answers: ImportAnswers): Settled {
  const problems: FileProblem[] = []
  const clock = zoneClock(answers.zone)
  const settled = workouts.map((workout) => settleWorkout(workout, answers, clock, problems))
  return { workouts: settled.filter(({ exercises }) => exercises.length > 0), problems }
}

function settleWorkout(
  workout: ImportedWorkout,
  answers: ImportAnswers,
  clock: ZoneClock,
  problems: FileProblem[],
): SettledWorkout {
  const { ms, offset, fileStart } = startOf(workout.start, clock)
  const exercises = workout.exercises
    .map((exercise) => settleExercise(exercise, answers, problems))
    .filter(({ sets }) => sets.length > 0)
  const settled = {
    line: workout.line,
    title: workout.title,
    fileStart,
    started_at: new Date(ms).toISOString(),
    completed_at: new Date(ms + workout.duration_seconds * 1000).toISOString(),
    utc_offset: offset,
    duration_minutes: Math.floor(workout.duration_seconds / 60),
    exercises,
  }
  if (!answers.keepNotes) return settled
  return withinNotes({ ...settled, ...(workout.note !== undefined && { note: workout.note }) })
}

function startOf(start: WrittenMoment, clock: ZoneClock) {
  const fileStart = fileStartOf(start)
  if ('instant' in start) {
    const ms = Date.parse(start.instant)
    return { ms, offset: clock.offsetAt(ms), fileStart }
  }
  return { ...clock.instantOf(Date.parse(`${wallOf(start)}Z`)), fileStart }
}

/** A start as its file has it, to the minute, as `SettledWorkout` keeps it. */
export const fileStartOf = (start: WrittenMoment): string =>
  'instant' in start ? `${start.instant.slice(0, 16)}Z` : wallOf(start).slice(0, 16)

const wallOf = (start: Exclude<WrittenMoment, { readonly instant: string }>): string =>
  'day' in start ? `${start.day}${noon}` : start.wall

function settleExercise(
  { name, sets, note, group, category }: ImportedExercise,
  answers: ImportAnswers,
  problems: FileProblem[],
): SettledExercise {
  const kept: SettledSet[] = []
  for (const set of sets) {
    const settled = settleSet(set, answers)
    if (!('limit' in settled)) kept.push(settled)
    else problems.push({ ...fileLineOf(set), what: 'above', value: String(settled.value), limit: settled.limit })
  }
  return {
    name,
    sets: kept,
    ...(note !== undefined && answers.keepNotes && { note }),
    ...(group !== undefined && { group }),
    ...(category !== undefined && { category }),
  }
}

/** A workout takes so many characters of notes: what is longer loses the notes of its last sets and exercises. */
function withinNotes(workout: SettledWorkout): SettledWorkout {
  let left = noteBounds.total - countCharacters(workout.note ?? '')
  let places = noteBounds.places
  const fits = (note: string | undefined): boolean => {
    if (note === undefined || countCharacters(note) > left) return false
    left -= countCharacters(note)
    return true
  }
  const exercises = workout.exercises.map((exercise) => {
    const { note, ...rest } = exercise
    const isKept = places > 0 && fits(note)
    if (isKept) places -= 1
    const sets = exercise.sets.map((set) => (set.note === undefined || fits(set.note) ? set : withoutNote(set)))
    return isKept ? { ...exercise, sets } : { ...rest, sets }
  })
  return { ...workout, exercises }
}

function withoutNote({ note: _note, ...set }: SettledSet): SettledSet {
  return set
}
