import { exerciseBounds } from '../../exercise/bounds.ts'
import { noteBounds } from '../../history/workout-history.ts'
import { programBounds } from '../../program/bounds.ts'
import { setBounds } from '../../set/set-details.ts'
import { importBounds } from '../import-format.ts'
import type { ImportedExercise, ImportedSet, ImportedWorkout, WrittenMoment } from '../imported-workout.ts'
import { nameText, noteText } from '../values/written-text.ts'
import type { FileReport } from './report.ts'

/** What a row tells of its workout. */
export type WorkoutHead = { readonly line: number; readonly start: WrittenMoment; readonly title: string }

/** What a row tells of its exercise. */
export type RunHead = {
  readonly name: string
  /** The number of its set, where the format counts them: falling back to the first begins the exercise anew. */
  readonly setNumber?: number | undefined
  /** What the members of its superset share, within the workout. */
  readonly superset?: string | undefined
  readonly category?: string | undefined
}

/** A workout while its rows come in. */
export type WorkoutDraft = {
  /** Adds a set to the exercise that runs, or to a new one. False where the workout is full. */
  readonly add: (exercise: RunHead, set: ImportedSet) => boolean
  /** A note of the exercise that runs; the same text again is the same note. */
  readonly noteExercise: (exercise: RunHead, line: number, text: string) => void
  readonly noteWorkout: (line: number, text: string) => void
  /** Whole seconds; the first that is told counts, and none is read behind it. */
  readonly lasts: (line: number, read: () => number | null) => void
}

type Run = RunHead & {
  readonly written: string
  readonly sets: ImportedSet[]
  readonly notes: Set<string>
  firstNumber: number | undefined
}

const longestWorkout = 86_400

export type WorkoutDrafts = {
  /** The workout of a key, begun with what its first row tells. */
  readonly of: (key: string, head: () => WorkoutHead) => WorkoutDraft
  /** All workouts with a set, in the order in which they came. */
  readonly close: () => readonly ImportedWorkout[]
}

/** Collects rows into workouts: rows of one key are one workout, wherever they stand in the file. */
export function workoutDrafts(report: FileReport): WorkoutDrafts {
  const drafts = new Map<string, { readonly draft: WorkoutDraft; readonly close: () => ImportedWorkout | null }>()
  return {
    of: (key, head) => {
      const known = drafts.get(key)
      if (known) return known.draft
      const opened = openDraft(head(), report)
      drafts.set(key, opened)
      return opened.draft
    },
    close: () => {
      const workouts = [...drafts.values()].map(({ close }) => close())
      const full = workouts.filter((workout) => workout !== null)
      if (full.length < workouts.length) report.remark('workouts-without-sets', workouts.length - full.length)
      return full
    },
  }
}

function openDraft({ line: firstLine, start, title }: WorkoutHead, report: FileReport) {
  const runs: Run[] = []
  const notes = new Set<string>()
  const names = new Set<string>()
  const duration = draftDuration(report)
  let sets = 0

  const runOf = (exercise: RunHead): Run => {
    const last = runs.at(-1)
    const name = last?.written === exercise.name ? last.name : nameText(exercise.name, exerciseBounds.name.max)
    if (last && last.name === name && last.superset === exercise.superset && !isAnew(last, exercise.setNumber))
      return last
    const run: Run = { ...exercise, name, written: exercise.name, sets: [], notes: new Set(), firstNumber: undefined }
    runs.push(run)
    return run
  }

  const draft: WorkoutDraft = {
    add: (exercise, set) => {
      if (sets >= importBounds.sets) {
        report.problem(set.line, 'too-many-sets', exercise.name, importBounds.sets)
        return false
      }
      const run = runOf(exercise)
      if (run.name === '') {
        report.problem(set.line, 'no-exercise', exercise.name)
        return false
      }
      if (!names.has(run.name) && names.size >= programBounds.exercises.max) {
        report.problem(set.line, 'too-many-exercises', exercise.name, programBounds.exercises.max)
        return false
      }
      names.add(run.name)
      run.firstNumber ??= exercise.setNumber
      run.sets.push(withNote(set, report))
      sets += 1
      return true
    },
    noteExercise: (exercise, line, text) => addNote(runOf(exercise).notes, line, text, report),
    noteWorkout: (line, text) => addNote(notes, line, text, report),
    lasts: duration.take,
  }

  const close = (): ImportedWorkout | null => {
    const done = runs.filter((run) => run.sets.length > 0)
    const groups = groupsOf(done)
    const exercises = done.map((run) => closeRun(run, groups))
    if (exercises.length === 0) return null
    const note = joined(notes)
    return {
      line: firstLine,
      start,
      title: nameText(title, programBounds.name.max),
      duration_seconds: duration.seconds(),
      ...(note !== '' && { note }),
      exercises,
    }
  }
  return { draft, close }
}

/** The first duration that is told; one that is not likely is none, which is said once. */
function draftDuration(report: FileReport) {
  let duration: number | null = null
  return {
    take: (line: number, read: () => number | null) => {
      if (duration !== null) return
      const seconds = read()
      if (seconds === null) return
      const isLikely = seconds >= 0 && seconds <= longestWorkout
      if (!isLikely) report.warn(line, 'duration', String(seconds))
      duration = isLikely ? seconds : 0
    },
    seconds: () => Math.round(duration ?? 0),
  }
}

const isAnew = ({ firstNumber }: Run, number: number | undefined): boolean =>
  firstNumber !== undefined && number !== undefined && number <= firstNumber

/** The numbers of the supersets in the order in which they come; an exercise alone is in none. */
function groupsOf(runs: readonly Run[]): ReadonlyMap<string, number> {
  const supersets = runs.flatMap(({ superset }) => (superset === undefined ? [] : [superset]))
  const shared = [...new Set(supersets)].filter(
    (superset) => supersets.filter((other) => other === superset).length > 1,
  )
  return new Map(shared.slice(0, setBounds.group.max).map((superset, index) => [superset, index + 1]))
}

function closeRun(
  { name, sets, notes, category, superset }: Run,
  groups: ReadonlyMap<string, number>,
): ImportedExercise {
  const note = joined(notes)
  const group = superset === undefined ? undefined : groups.get(superset)
  return {
    name,
    sets,
    ...(note !== '' && { note }),
    ...(category !== undefined && category !== '' && { category }),
    ...(group !== undefined && { group }),
  }
}

function withNote(set: ImportedSet, report: FileReport): ImportedSet {
  if (set.note === undefined) return set
  const { note: written, ...rest } = set
  const { note, isCut } = noteText(written, setBounds.note.max)
  if (isCut) report.warn(set.line, 'note-cut', note)
  return note === '' ? rest : { ...rest, note }
}

function addNote(notes: Set<string>, line: number, text: string, report: FileReport): void {
  if (text === '' || notes.has(text)) return
  const { note, isCut } = noteText(text, noteBounds.note.max)
  if (note === '' || notes.has(note)) return
  if (isCut) report.warn(line, 'note-cut', note)
  notes.add(note)
}

const joined = (notes: ReadonlySet<string>): string => noteText([...notes].join('\n'), noteBounds.note.max).note
