import type { DetailField } from '../../program/editor/form-set.ts'
import type { ProgramContent, ProgramSet } from '../../program/program.ts'
import type { SetKind } from '../../set/kind.ts'
import { placeOf } from '../../set/place.ts'
import type { Side } from '../../set/set-details.ts'
import type { OffsetAt } from '../../training-log/day-of.ts'
import type { LogEntry } from '../../training-log/log-entry.ts'
import { inUnit, type WeightUnit } from '../../units/weight.ts'
import type { WorkoutSet } from '../workout-history.ts'
import { clockAt } from './wall-clock.ts'

/** What a past workout says; the rest of its entry follows from it, or is the server's. */
export type PastWorkout = Pick<LogEntry, 'program_name' | 'duration_minutes' | 'started_at' | 'completed_at' | 'sets'> &
  Partial<Pick<LogEntry, 'utc_offset' | 'notes'>>

/** Figures of a set that only some exercises have. */
export type PastDetail = Exclude<DetailField, 'reps_max'>

export const pastDetails = ['rir', 'seconds', 'distance', 'assist'] as const satisfies readonly PastDetail[]

/** A recorded set as it is typed: any field may be empty. `key` tells the rows of a form apart. */
export type PastRow = {
  readonly key: number
  readonly kind: SetKind
  readonly reps: string
  readonly weight: string
  /** Absent where it was done with both. */
  readonly side?: Side | undefined
  /** Absent where nothing was ever written about it; so are the notes below. */
  readonly note?: string | undefined
  /** The set that the row came from, and where it stood in the workout. */
  readonly origin?: { readonly order: number; readonly set: WorkoutSet } | undefined
} & { readonly [Field in PastDetail]?: string | undefined }

/** An exercise of the workout, at its place. */
export type PastLift = {
  readonly exercise_id: string
  /** As it was called then, or is called now. */
  readonly name: string
  readonly place?: string | undefined
  readonly note?: string | undefined
  readonly rows: readonly PastRow[]
}

/** The form of a past workout: every value is text, weights in `unit`. */
export type PastForm = {
  readonly name: string
  readonly day: string
  readonly start: string
  readonly minutes: string
  readonly unit: WeightUnit
  readonly note?: string | undefined
  readonly lifts: readonly PastLift[]
}

/** Where and in which unit a form is filled in. */
export type FormPlace = { readonly unit: WeightUnit; readonly offsetAt: OffsetAt }

/** When a workout began (epoch ms): where only its end is known, its duration before that. */
export function beginningOf({ started_at, completed_at, duration_minutes }: PastWorkout): number {
  return started_at === null ? Date.parse(completed_at) - duration_minutes * 60_000 : Date.parse(started_at)
}

/** The form that changes a past workout; its day is that of the place where it was done. */
export function toPastForm(workout: PastWorkout, { unit, offsetAt }: FormPlace): PastForm {
  const start = beginningOf(workout)
  const { day, time } = clockAt(start, workout.utc_offset ?? offsetAt(start))
  const lifts = new Map<string, PastLift>()
  for (const [order, set] of workout.sets.entries()) {
    const { exercise_id, exercise_name, place } = set
    const note = workout.notes?.places?.[placeOf(set)]
    const begun = { exercise_id, name: exercise_name, place, ...(note !== undefined && { note }), rows: [] }
    const lift: PastLift = lifts.get(placeOf(set)) ?? begun
    const row = { ...toRow(set, unit), key: order, origin: { order, set } }
    lifts.set(placeOf(set), { ...lift, rows: [...lift.rows, row] })
  }
  const { program_name: name, duration_minutes, notes: { workout: note } = {} } = workout
  const minutes = String(duration_minutes)
  return { name, day, start: time, minutes, unit, ...(note !== undefined && { note }), lifts: [...lifts.values()] }
}

/** A form for a workout that ended just now (epoch ms), to begin with; `lifts` are those of nothing yet. */
export function endingNow(name: string, minutes: number, now: number, { unit, offsetAt }: FormPlace): PastForm {
  const begun = now - minutes * 60_000
  const { day, time } = clockAt(begun, offsetAt(begun))
  return { name, day, start: time, minutes: String(minutes), unit, lifts: [] }
}

/** The exercises of a program as they are planned, each set as if it had been done so. */
export function liftsOfProgram({ exercises }: ProgramContent, unit: WeightUnit): readonly PastLift[] {
  const names = exercises.map(({ exercise_id, name, place, sets }) => ({ exercise_id, name, place, sets }))
  return numbered(names.map(({ sets, ...lift }) => ({ ...lift, rows: sets.map((set) => toRow(set, unit)) })))
}

/** The exercises of a past workout, to be done once more: what was particular to it, such as its notes, is left out. */
export function liftsToRepeat(workout: PastWorkout, place: FormPlace): readonly PastLift[] {
  const { lifts } = toPastForm(workout, place)
  return numbered(
    lifts.map(({ note: _, ...lift }) => ({ ...lift, rows: lift.rows.map(({ origin: _, note: __, ...row }) => row) })),
  )
}

/** Each row under a key of its own. */
function numbered(
  lifts: readonly (Omit<PastLift, 'rows'> & { readonly rows: readonly Omit<PastRow, 'key'>[] })[],
): readonly PastLift[] {
  let key = 0
  return lifts.map((lift) => ({ ...lift, rows: lift.rows.map((row) => ({ ...row, key: key++ }) as PastRow) }))
}

/** A set, planned or done, as it is typed in the unit. */
function toRow(set: WorkoutSet | ProgramSet, unit: WeightUnit): Omit<PastRow, 'key'> {
  const { kind = 'work', reps, weight, weight_lb, assist, assist_lb } = set
  const plain = ['rir', 'seconds', 'distance'] as const
  // A set that is planned is for both sides, and nothing was written about it.
  const { side, note }: Pick<WorkoutSet, 'side' | 'note'> = 'exercise_id' in set ? set : {}
  return {
    kind,
    reps: String(reps),
    weight: String(inUnit(unit, { weight, weight_lb })),
    ...Object.fromEntries(plain.flatMap((field) => (set[field] === undefined ? [] : [[field, String(set[field])]]))),
    ...(side && { side }),
    ...(note !== undefined && { note }),
    ...(assist !== undefined && { assist: String(inUnit(unit, { weight: assist, weight_lb: assist_lb })) }),
  }
}
