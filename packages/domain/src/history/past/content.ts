import { canonicalJson } from '../../identity/canonical-json.ts'
import { placeOf } from '../../set/place.ts'
import type { OffsetAt } from '../../training-log/day-of.ts'
import { inUnit, type StoredWeight, stored, type WeightUnit } from '../../units/weight.ts'
import { unplacedNotes } from '../unplaced-notes.ts'
import type { WorkoutNotes, WorkoutSet } from '../workout-history.ts'
import { beginningOf, type PastForm, type PastLift, type PastRow, type PastWorkout, toPastForm } from './form.ts'
import { inOrderDone } from './order.ts'
import { instantAt } from './wall-clock.ts'

/** A past workout as it is sent, with its start. */
export type PastContent = PastWorkout & { readonly started_at: string }

/**
 * The workout that a form says; `base` is the one it was opened with, of which whatever was not touched stays as it was.
 * To be asked only of a form without problems.
 */
export function toPastContent(form: PastForm, base: PastWorkout | null, offsetAt: OffsetAt): PastContent {
  const sets = toWorkoutSets(form)
  const notes = notesOf(form, base)
  return {
    program_name: form.name.trim(),
    ...timesOf(form, base, offsetAt),
    sets,
    ...(notes && { notes }),
  }
}

/** Whether two past workouts say the same, whatever fields of theirs came first. */
export function saysTheSame(one: PastWorkout, other: PastWorkout): boolean {
  return fingerprint(one) === fingerprint(other)
}

function fingerprint(workout: PastWorkout): string {
  const { program_name, duration_minutes, completed_at, utc_offset, notes, sets } = workout
  const times = [beginningOf(workout), Date.parse(completed_at)]
  return canonicalJson([program_name, duration_minutes, times, utc_offset, notes, sets])
}

type Times = Pick<PastContent, 'started_at' | 'completed_at' | 'duration_minutes' | 'utc_offset'>

/** When it was: seconds, and an idle end that was left out, stay where the form says what it said before. */
function timesOf(form: PastForm, base: PastWorkout | null, offsetAt: OffsetAt): Times {
  const duration_minutes = Number(form.minutes)
  const before = base && toPastForm(base, { unit: form.unit, offsetAt })
  const isSameStart = before?.day === form.day && before.start === form.start
  const offsetOfPlace = clockOfPlace(base, offsetAt)
  const typed = instantAt({ day: form.day, time: form.start }, offsetOfPlace)
  const start = base && isSameStart ? beginningOf(base) : typed
  const isSameLength = base?.duration_minutes === duration_minutes
  const length = base && isSameLength ? Date.parse(base.completed_at) - beginningOf(base) : duration_minutes * 60_000
  const utc_offset = isSameStart ? base?.utc_offset : offsetOfPlace(start)
  return {
    started_at: new Date(start).toISOString(),
    completed_at: new Date(start + length).toISOString(),
    duration_minutes,
    ...(utc_offset !== undefined && { utc_offset }),
  }
}

/**
 * The clock of the place of a workout: the reader's own, summer time and all, unless theirs stood otherwise then. Of
 * another place only its offset of that day is known.
 */
function clockOfPlace(base: PastWorkout | null, offsetAt: OffsetAt): OffsetAt {
  const offset = base?.utc_offset
  return !base || offset === undefined || offsetAt(Date.parse(base.completed_at)) === offset ? offsetAt : () => offset
}

/** The sets of a form in the order done; rows that nothing was typed into are none. */
export function toWorkoutSets({ lifts, unit }: Pick<PastForm, 'lifts' | 'unit'>): readonly WorkoutSet[] {
  const filled = lifts.map((lift) => ({ ...lift, rows: lift.rows.filter((row) => !isBlank(row)) }))
  return inOrderDone(filled).map(({ lift, row }) => toSet(lift, row, unit))
}

/** Whether a row was added and nothing was typed into it. */
export function isBlank({ origin, reps, weight, rir, seconds, distance, assist, note }: PastRow): boolean {
  return !origin && [reps, weight, rir, seconds, distance, assist, note].every((text) => !text?.trim())
}

/** What was typed as a figure: 0 where nothing was, NaN where it is none. */
const figureOf = (text: string): number => Number(text.replace(',', '.'))

function toSet(lift: PastLift, row: PastRow, unit: WeightUnit): WorkoutSet {
  const before = row.origin?.set
  const { kind, rir, seconds, distance, assist, side } = row
  const assisted = assist?.trim()
    ? weightOf(assist, unit, { weight: before?.assist, weight_lb: before?.assist_lb })
    : null
  const note = noteOf(row.note, before?.note)
  const isSaid = kind !== 'work' || before?.kind === 'work'
  const group = before?.group ?? lift.rows.find(({ origin }) => origin?.set.group !== undefined)?.origin?.set.group
  return {
    exercise_id: lift.exercise_id,
    exercise_name: before?.exercise_name ?? lift.name,
    reps: figureOf(row.reps),
    ...weightOf(row.weight, unit, { weight: before?.weight, weight_lb: before?.weight_lb }),
    ...(isSaid && { kind }),
    ...(rir?.trim() && { rir: figureOf(rir) }),
    ...(seconds?.trim() && { seconds: figureOf(seconds) }),
    ...(distance?.trim() && { distance: figureOf(distance) }),
    ...(assisted && { assist: assisted.weight }),
    ...(assisted?.weight_lb !== undefined && { assist_lb: assisted.weight_lb }),
    ...(side && { side }),
    ...(group !== undefined && { group }),
    ...(before?.at !== undefined && { at: before.at }),
    ...(note !== undefined && { note }),
    ...(lift.place !== undefined && { place: lift.place }),
  }
}

/** A weight as it was recorded, if it was. */
type Known = { readonly weight: number | undefined; readonly weight_lb: number | undefined }

/** A weight as it is typed: where it shows what was recorded, to the last hundredth what was recorded. */
function weightOf(text: string, unit: WeightUnit, before: Known): StoredWeight {
  const { weight, weight_lb } = before
  if (weight !== undefined && figureOf(text) === inUnit(unit, { weight, weight_lb })) {
    return { weight, ...(weight_lb !== undefined && { weight_lb }) }
  }
  return stored(unit, figureOf(text))
}

/** Notes of the workout that the form was opened with, which it does not ask for: they stay. */
export function keptNotes({ lifts }: PastForm, base: PastWorkout | null): ReturnType<typeof unplacedNotes> {
  const asked = new Set(lifts.map(placeOf))
  return base ? unplacedNotes(base).filter(([place]) => !asked.has(place)) : []
}

/** What is written about the workout and its exercises; notes of places that are taken out go with them. */
function notesOf(form: PastForm, base: PastWorkout | null): WorkoutNotes | undefined {
  const { note, lifts } = form
  const before = base?.notes
  const workout = noteOf(note, before?.workout)
  const asked = lifts.flatMap((lift) => {
    const text = noteOf(lift.note, before?.places?.[placeOf(lift)])
    return text === undefined ? [] : [[placeOf(lift), text]]
  })
  const places = [...asked, ...keptNotes(form, base)]
  if (workout === undefined && places.length === 0) return undefined
  return {
    ...(workout !== undefined && { workout }),
    ...(places.length > 0 && { places: Object.fromEntries(places) }),
  }
}

/** A note as it is stored; one that was not asked for, as by a form of an older Fonte, stays as it was. */
function noteOf(typed: string | undefined, before: string | undefined): string | undefined {
  return typed === undefined ? before : typed.trim() || undefined
}
