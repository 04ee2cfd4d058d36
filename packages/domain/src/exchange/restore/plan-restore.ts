import type { BodyMeasure } from '../../body/body-measure.ts'
import type { Gym } from '../../gym/gym.ts'
import { decidedText, type FittingGroups, fittedExercise } from '../../program/file/fitted-exercise.ts'
import type { FileExercise } from '../../program/file/program-file.ts'
import type { PlannedProgram } from '../../program/program.ts'
import { contentText } from '../../program/same-content.ts'
import type { LogEntry } from '../../training-log/log-entry.ts'
import type { TrainingPlan } from '../../training-plan/training-plan.ts'
import { standingOf } from '../identity/standing-of.ts'
import type { RestorableExport, RestorableProgram, RestorableWorkout } from './restorable-export.ts'
import { type IdMap, withExercises, withPlanIds, withProgram } from './restored-ids.ts'

/** What the account has into which an export goes. */
export type RestoreTarget = FittingGroups & {
  /** Own exercises, those that are offered before archived ones. */
  readonly exercises: readonly FileExercise[]
  readonly programs: readonly (PlannedProgram & { readonly id: string })[]
  /** Whether the library here has the exercise, or the account. */
  readonly isExercise: (exerciseId: string) => boolean
  /** Ids of the programs that come with Fonte. */
  readonly isPredefined: (programId: string) => boolean
  readonly entries: readonly LogEntry[]
  readonly measures: readonly BodyMeasure[]
  readonly hasGym: boolean
  readonly hasPlan: boolean
  /** Under which id a workout of the export stands here. */
  readonly entryId: (id: string) => string
  readonly newId: () => string
}

/** How much of a kind is new, or here already with the same content. */
export type RestoreCount = { readonly made: number; readonly present: number }

/** What restoring an export would do; nothing is done yet. */
export type RestorePlan = {
  readonly exercises: readonly FileExercise[]
  readonly programs: readonly RestorableProgram[]
  /** Programs with an exercise that is neither in the export nor here, as in another library: none can be made without it. */
  readonly lacking: readonly RestorableProgram[]
  readonly workouts: readonly RestorableWorkout[]
  /** Workouts that are here with another content, which stay, as they are here. */
  readonly changed: readonly LogEntry[]
  readonly gym: Gym | null
  readonly plan: TrainingPlan | null
  readonly names: RestorableExport['names']
  readonly measures: readonly BodyMeasure[]
  readonly counts: { readonly [Kind in 'exercises' | 'programs' | 'workouts' | 'measures']: RestoreCount }
}

/**
 * Compares an export with what is here: what is here with the same content is used and not made again, so that restoring
 * twice adds nothing; the rest is made under new ids, with every reference to it. A gym, a plan and measures
 * that are here stay.
 */
export function planRestore(file: RestorableExport, target: RestoreTarget): RestorePlan {
  const exercises = matchExercises(file.exercises, target)
  const programs = matchPrograms(file.programs, exercises.ids, target)
  const workouts = compareWorkouts(file.workouts, [exercises.ids, programs.ids], target)
  const measured = new Set(target.measures.map(dayAndKind))
  const measures = file.measures.filter((measure) => !measured.has(dayAndKind(measure)))
  const { gym, plan } = file
  return {
    exercises: exercises.made,
    programs: programs.made,
    lacking: programs.lacking,
    workouts: workouts.made,
    changed: workouts.changed,
    gym: gym && !target.hasGym ? { ...gym, exercises: withExercises(gym.exercises, exercises.ids) } : null,
    plan: plan && !target.hasPlan ? withPlanIds(plan, programs.ids, target.isPredefined) : null,
    names: withExercises(file.names, exercises.ids),
    measures,
    counts: {
      exercises: countOf(file.exercises, exercises.made),
      programs: countOf(file.programs, programs.made, programs.lacking),
      measures: countOf(file.measures, measures),
      workouts: countOf(file.workouts, workouts.made, workouts.changed),
    },
  }
}

/** A day has one value of each kind. */
const dayAndKind = ({ day, kind }: BodyMeasure): string => `${day} ${kind}`

function countOf(all: readonly unknown[], made: readonly unknown[], others: readonly unknown[] = []): RestoreCount {
  return { made: made.length, present: all.length - made.length - others.length }
}

/** Finds the id of one that has the same text, each for one: that under the same id first. The text of each is made once. */
function alikeById<Row extends { readonly id: string }>(here: readonly Row[], textOf: (row: Row) => string) {
  const free = new Map<string, Set<string>>()
  for (const row of here) {
    const text = textOf(row)
    const ids = free.get(text)
    if (ids) ids.add(row.id)
    else free.set(text, new Set([row.id]))
  }
  return (row: Row): string | undefined => {
    const ids = free.get(textOf(row))
    const id = ids?.has(row.id) ? row.id : ids?.values().next().value
    ids?.delete(id ?? row.id)
    return id
  }
}

/** Each exercise of the export is one of here that is like it, each for one, or is made. */
function matchExercises(exercises: readonly FileExercise[], target: RestoreTarget) {
  const ids = new Map<string, string>()
  const made: FileExercise[] = []
  const take = alikeById(target.exercises, decidedText)
  for (const exercise of exercises) {
    const fitted = fittedExercise(exercise, target)
    const id = take(fitted)
    ids.set(exercise.id, id ?? `custom-${target.newId()}`)
    if (id === undefined) made.push({ ...fitted, id: ids.get(exercise.id) ?? '' })
  }
  return { ids, made }
}

function matchPrograms(programs: readonly RestorableProgram[], exercises: IdMap, target: RestoreTarget) {
  const ids = new Map<string, string>()
  const made: RestorableProgram[] = []
  const lacking: RestorableProgram[] = []
  const own = new Set(exercises.values())
  const take = alikeById<RestorableProgram>(target.programs, contentText)
  for (const program of programs) {
    const mapped = { ...program, exercises: withExercises(program.exercises, exercises) }
    if (!mapped.exercises.every(({ exercise_id }) => own.has(exercise_id) || target.isExercise(exercise_id))) {
      lacking.push(program)
      continue
    }
    const id = take(mapped)
    ids.set(program.id, id ?? target.newId())
    if (id === undefined) made.push({ ...mapped, id: ids.get(program.id) ?? '' })
  }
  return { ids, made, lacking }
}

function compareWorkouts(
  workouts: readonly RestorableWorkout[],
  [exercises, programs]: readonly [IdMap, IdMap],
  { entries, entryId, isPredefined }: RestoreTarget,
) {
  const here = new Map(entries.map((entry) => [entry.id, entry]))
  const made: RestorableWorkout[] = []
  const changed: LogEntry[] = []
  for (const workout of workouts) {
    const mapped = withProgram({ ...workout, id: entryId(workout.id) }, [exercises, programs], isPredefined)
    const known = here.get(mapped.id)
    if (!known) made.push(mapped)
    else if (standingOf(known, mapped) === 'changed') changed.push(known)
  }
  return { made, changed }
}
