import { programBounds } from '../../program/bounds.ts'
import type { ProgramProblemReason } from '../../program/validation/figure-problems.ts'
import { setProblems } from '../../program/validation/set-problems.ts'
import { setBounds } from '../../set/set-details.ts'
import type { OffsetAt } from '../../training-log/day-of.ts'
import { storedLength } from '../../words/text-length.ts'
import { isUnseen } from '../../words/visible-text.ts'
import { noteBounds, type WorkoutSet } from '../workout-history.ts'
import { earliestWorkout, isInFuture, pastBounds } from './bounds.ts'
import { isBlank, keptNotes, toPastContent, toWorkoutSets } from './content.ts'
import type { PastForm, PastRow, PastWorkout } from './form.ts'
import { instantAt, isDay } from './wall-clock.ts'

/** Why a past workout cannot be saved. */
export type PastProblemReason =
  | ProgramProblemReason
  | 'not_a_day'
  | 'not_a_time'
  | 'in_future'
  | 'ends_in_future'
  | 'before_1950'
  | 'missing'
  | 'notes_too_long'

/** What is wrong with a form, and where: `lifts.0.rows.2.reps`. */
export type PastProblem = { readonly path: string; readonly reason: PastProblemReason }

/** What a form is held against: the workout that it was opened with, the time (epoch ms) and the clock on the wall. */
export type PastFrame = { readonly base: PastWorkout | null; readonly now: number; readonly offsetAt: OffsetAt }

/** Everything wrong with the form; an empty list means that it can be saved. */
export function pastProblems(form: PastForm, frame: PastFrame): readonly PastProblem[] {
  return [...nameProblems(form.name), ...timeProblems(form, frame), ...noteProblems(form, frame), ...setsProblems(form)]
}

/** Whether the workout was so long that its lifter is asked whether that is right. */
export function isLongWorkout({ minutes }: Pick<PastForm, 'minutes'>): boolean {
  return Number(minutes) > pastBounds.longWorkout
}

function nameProblems(name: string): PastProblem[] {
  if (isUnseen(name)) return [{ path: 'name', reason: 'blank' }]
  return storedLength(name) > programBounds.name.max ? [{ path: 'name', reason: 'too_long' }] : []
}

function timeProblems(form: PastForm, { base, now, offsetAt }: PastFrame): PastProblem[] {
  const problems: PastProblem[] = []
  if (!isDay(form.day)) problems.push({ path: 'day', reason: 'not_a_day' })
  else if (Number.isNaN(instantAt({ day: form.day, time: form.start }, offsetAt))) {
    problems.push({ path: 'start', reason: 'not_a_time' })
  }
  if (!/^\d+$/.test(form.minutes.trim())) problems.push({ path: 'minutes', reason: 'not_a_number' })
  else if (Number(form.minutes) > pastBounds.minutes.max) problems.push({ path: 'minutes', reason: 'too_large' })
  if (problems.length > 0) return problems
  const { started_at, completed_at } = toPastContent(form, base, offsetAt)
  if (Date.parse(started_at) < earliestWorkout) return [{ path: 'day', reason: 'before_1950' }]
  if (isInFuture(Date.parse(started_at), now)) return [{ path: 'day', reason: 'in_future' }]
  return isInFuture(Date.parse(completed_at), now) ? [{ path: 'minutes', reason: 'ends_in_future' }] : []
}

function noteProblems(form: PastForm, { base }: PastFrame): PastProblem[] {
  const { note, lifts } = form
  const notes = [
    { path: 'note', text: note, max: noteBounds.note.max },
    ...lifts.flatMap((lift, index) => [
      { path: `lifts.${index}.note`, text: lift.note, max: noteBounds.note.max },
      ...lift.rows.map((row, at) => ({
        path: `lifts.${index}.rows.${at}.note`,
        text: row.note,
        max: setBounds.note.max,
      })),
    ]),
  ].map(({ text = '', ...rest }) => ({ ...rest, length: storedLength(text) }))
  const tooLong = notes.filter(({ length, max }) => length > max)
  if (tooLong.length > 0) return tooLong.map(({ path }) => ({ path, reason: 'too_long' }))
  const kept = keptNotes(form, base).map(([, text]) => ({ length: storedLength(text) }))
  const total = [...notes, ...kept].reduce((sum, { length }) => sum + length, 0)
  return total > noteBounds.total ? [{ path: 'note', reason: 'notes_too_long' }] : []
}

function setsProblems(form: PastForm): PastProblem[] {
  const count = form.lifts.flatMap(({ rows }) => rows.filter((row) => !isBlank(row))).length
  if (count < pastBounds.sets.min) return [{ path: 'lifts', reason: 'too_few' }]
  if (count > pastBounds.sets.max) return [{ path: 'lifts', reason: 'too_many' }]
  return form.lifts.flatMap((lift, index) =>
    lift.rows.flatMap((row, at) => {
      if (isBlank(row)) return []
      const [set] = toWorkoutSets({ unit: form.unit, lifts: [{ ...lift, rows: [row] }] })
      return set ? rowProblems(`lifts.${index}.rows.${at}`, row, set) : []
    }),
  )
}

function rowProblems(
  path: string,
  row: PastRow,
  { side: _, at: __, group: ___, note: ____, ...set }: WorkoutSet,
): PastProblem[] {
  const isCounted = [row.reps, row.seconds, row.distance].some((text) => text?.trim())
  if (!isCounted) return [{ path: `${path}.reps`, reason: 'missing' }]
  return setProblems(path, { ...set, rest: 0 })
}
