import type { SetKind } from '../../../set/kind.ts'
import { type DateColumn, dateColumn } from '../../dates/date-column.ts'
import type { FileAnswer } from '../../file-reading.ts'
import { importBounds } from '../../import-format.ts'
import type { FileLine, WrittenMoment } from '../../imported-workout.ts'
import type { ReadOptions } from '../../table/dialect.ts'
import { faultOf, figureBounds } from '../../table/figures.ts'
import { type SetFigures, setOf } from '../../values/set-figures.ts'
import { closeReading, refuse } from '../../workouts/close-reading.ts'
import { newReport } from '../../workouts/report.ts'
import { workoutDrafts } from '../../workouts/workout-drafts.ts'
import { isRecord, type JsonRecord, numberField, own, recordsOf, textField } from './json-values.ts'

/** What wger's API answers, its pages put together. */
export type WgerRecords = {
  readonly logs: readonly JsonRecord[]
  readonly sessions: readonly JsonRecord[]
  readonly exercises: readonly JsonRecord[]
}

/** The records of saved answers of wger's API: a page, a list, or several of either; null where no set is among them. */
export function wgerRecords(content: unknown): WgerRecords | null {
  const records = recordsIn(content, 0)
  const logs = records.filter((record) => has(record, 'exercise', 'repetitions', 'weight', 'date'))
  if (logs.length === 0) return null
  return {
    logs,
    sessions: records.filter((record) => has(record, 'time_start', 'date') && !has(record, 'exercise')),
    exercises: records.filter((record) => has(record, 'id', 'translations') || has(record, 'id', 'name', 'category')),
  }
}

/** Where the sets of several files stand that are read together: each has its number in its own file. */
export function placesOfLogs(
  files: readonly { readonly name: string; readonly content: unknown }[],
): (line: number) => FileLine {
  const counted = files.map(({ name, content }) => ({ name, count: wgerRecords([content])?.logs.length ?? 0 }))
  return (line) => {
    let left = line
    for (const { name, count } of counted) {
      if (left <= count) return { line: left, file: name }
      left -= count
    }
    return { line }
  }
}

const has = (record: JsonRecord, ...names: readonly string[]): boolean =>
  names.every((name) => Object.hasOwn(record, name))

/** Pages stand in a list, or in the list of an archive's files: no deeper. */
const deepest = 3

function recordsIn(content: unknown, depth: number): readonly JsonRecord[] {
  if (depth > deepest) return []
  if (Array.isArray(content)) return content.flatMap((part) => recordsIn(part, depth + 1))
  if (!isRecord(content)) return []
  return Array.isArray(own(content, 'results')) ? recordsOf(own(content, 'results')) : [content]
}

/** The sets, in the order of their numbers; a record has its number in place of a line. */
export function readWger({ logs, sessions, exercises }: WgerRecords, options: ReadOptions): FileAnswer {
  if (logs.length > importBounds.rows) return refuse({ reason: 'too-large', limit: 'rows', most: importBounds.rows })
  const report = newReport()
  const drafts = workoutDrafts(report)
  const nameOf = exerciseNames(exercises)
  const sessionOf = new Map(sessions.map((session) => [textField(session, 'id'), session]))
  const written = [...logs.map((log) => textField(log, 'date')), ...sessions.map(sessionStart)]
  const dates = dateColumn(written, options)
  const drops = new Set(logs.map((log) => textField(log, 'next_log')).filter((id) => id !== ''))
  for (const [index, log] of logs.entries()) {
    const line = index + 1
    const session = sessionOf.get(textField(log, 'session'))
    const start = startOf(log, session, dates)
    const name = nameOf(log)
    if (otherWeights.has(textField(log, 'weight_unit'))) {
      report.remark('units-not-read')
      continue
    }
    const figures = figuresOf(log)
    const fault = faultIn(log, figures)
    if (start === null) report.problem(line, 'date', textField(log, 'date'))
    else if (fault) report.problem(line, fault.what, fault.text, fault.limit)
    else {
      const set = setOf(line, name, figures, report)
      if (set === null) continue
      const draft = drafts.of(keyOf(log, session), () => ({ line, start, title: '' }))
      draft.lasts(line, () => (session ? lengthOf(session, dates) : null))
      draft.noteWorkout(line, session ? textField(session, 'notes') : '')
      const kind = drops.has(textField(log, 'id')) ? 'drop' : kinds.get(textField(log, 'repetitions_unit'))
      draft.add({ name }, kind ? { ...set, kind } : set)
    }
  }
  return closeReading({ format: 'wger', workouts: drafts.close(), rows: logs.length, report })
}

/** What is wrong with a figure of a set, the figure as it is written and its bound in the same unit; null where nothing is. */
function faultIn(log: JsonRecord, { reps, weight, seconds = null, distance }: SetFigures) {
  const perCount = secondsIn.get(textField(log, 'repetitions_unit')) ?? 1
  const held = faultOf(seconds, figureBounds.seconds)
  const counted =
    faultOf(reps, figureBounds.reps) ??
    (held?.limit === undefined ? held : { ...held, limit: held.limit / perCount }) ??
    faultOf(distance?.figure ?? null, figureBounds.distance)
  if (counted) return { ...counted, text: textField(log, 'repetitions') }
  const lifted = faultOf(weight?.figure ?? null, figureBounds.weight)
  return lifted && { ...lifted, text: textField(log, 'weight') }
}

const kinds: ReadonlyMap<string, SetKind> = new Map([
  ['2', 'failure'],
  ['7', 'amrap'],
])

const keyOf = (log: JsonRecord, session: JsonRecord | undefined): string =>
  session
    ? `session ${textField(session, 'id')}`
    : `${textField(log, 'session')} ${textField(log, 'date').slice(0, 10)}`

/** The start of a session: its time is an hour of its day, or a whole moment. */
function sessionStart(session: JsonRecord): string {
  const time = textField(session, 'time_start')
  return /^\d{1,2}:/u.test(time)
    ? `${textField(session, 'date').slice(0, 10)} ${time}`
    : time || textField(session, 'date')
}

function startOf(log: JsonRecord, session: JsonRecord | undefined, dates: DateColumn): WrittenMoment | null {
  return (session && dates.read(sessionStart(session))) ?? dates.read(textField(log, 'date'))
}

function lengthOf(session: JsonRecord, dates: DateColumn): number | null {
  const [start, end] = ['time_start', 'time_end'].map((name) => secondsOfDay(textField(session, name)))
  if (start === undefined || end === undefined || start === null || end === null) return null
  return dates.read(sessionStart(session)) === null || end < start ? null : end - start
}

function secondsOfDay(text: string): number | null {
  const [, hours, minutes, seconds = '0'] = /(?:^|T)(\d{1,2}):(\d{2})(?::(\d{2}))?/u.exec(text) ?? []
  return hours === undefined ? null : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

const english = '2'

/** Exercises are numbers; their names are in answers of their own, which may be missing. */
function exerciseNames(exercises: readonly JsonRecord[]): (log: JsonRecord) => string {
  const names = new Map(exercises.map((exercise) => [textField(exercise, 'id'), nameIn(exercise)]))
  return (log) => names.get(textField(log, 'exercise')) || `wger ${textField(log, 'exercise')}`
}

function nameIn(exercise: JsonRecord): string {
  const translations = recordsOf(own(exercise, 'translations'))
  const chosen = translations.find((translation) => textField(translation, 'language') === english) ?? translations[0]
  return textField(chosen ?? exercise, 'name')
}

/** Weights that are no weights, plates and speeds: their sets are left out. */
const otherWeights = new Set(['4', '5', '6'])

function figuresOf(log: JsonRecord): SetFigures {
  const count = numberField(log, 'repetitions') ?? 0
  const figure = numberField(log, 'weight')
  const unit = textField(log, 'weight_unit')
  const hasWeight = figure !== null && (unit === '1' || unit === '2' || unit === '')
  const rir = numberField(log, 'rir')
  return {
    ...countedIn(textField(log, 'repetitions_unit'), count),
    weight: hasWeight ? { figure, unit: unit === '2' ? 'lb' : 'kg' } : null,
    ...(rir !== null && { rir }),
  }
}

/** Seconds of what a hold is counted in: seconds and minutes. */
const secondsIn: ReadonlyMap<string, number> = new Map([
  ['3', 1],
  ['4', 60],
])

function countedIn(unit: string, count: number): Pick<SetFigures, 'reps' | 'seconds' | 'distance'> {
  const perCount = secondsIn.get(unit)
  if (perCount !== undefined) return { reps: 0, seconds: count * perCount }
  switch (unit) {
    case '5':
      return { reps: 0, distance: { figure: count, unit: 'mi' } }
    case '6':
      return { reps: 0, distance: { figure: count, unit: 'km' } }
    case '8':
      return { reps: 0, distance: { figure: count, unit: 'm' } }
    default:
      return { reps: count }
  }
}
