import { type CsvFault, CsvReader, type CsvRow } from '../csv/csv-reader.ts'
import { type DateColumn, dateColumn } from '../dates/date-column.ts'
import type { FileAnswer } from '../file-reading.ts'
import { importBounds } from '../import-format.ts'
import type { WrittenMoment } from '../imported-workout.ts'
import type { ReadOptions } from '../table/dialect.ts'
import { faultOf, figureBounds } from '../table/figures.ts'
import { readColumns } from '../table/header.ts'
import { readNumber } from '../table/number-column.ts'
import { columnOf, type Table, type TableRow } from '../table/table.ts'
import { setOf } from '../values/set-figures.ts'
import { weightUnitOf } from '../values/written-unit.ts'
import { closeReading, refuse } from '../workouts/close-reading.ts'
import { type FileReport, newReport } from '../workouts/report.ts'
import { workoutDrafts } from '../workouts/workout-drafts.ts'

const sectionLine = /^#{2,}\s*([A-Z][A-Z ]*?)\s*#*$/u

/** Whether a text begins as a back-up of JEFIT does: with a section of its own. */
export const isJefit = (head: string): boolean =>
  head.split(/\r\n?|\n/u, 20).some((line) => sectionLine.test(line.trim()))

/** A table of a back-up, and the rows of it that could not be taken apart. */
type Section = Table & { readonly faults: readonly CsvFault[] }

const empty: Section = { columns: [], rows: [], faults: [] }

/** Reads a back-up: its sets are texts such as `44.10x5,44.10x5`, its sessions a section of their own. */
export function readJefit(text: string, options: ReadOptions): FileAnswer {
  const sections = sectionsOf(text)
  const logs = sections.get('EXERCISE LOGS') ?? empty
  const sessions = sections.get('WORKOUT SESSIONS') ?? empty
  if (logs.columns.length === 0) return refuse({ reason: 'unknown', columns: [...sections.keys()].slice(0, 50) })
  if (logs.rows.length > importBounds.rows)
    return refuse({ reason: 'too-large', limit: 'rows', most: importBounds.rows })
  const report = newReport()
  const faults = [...sessions.faults, ...logs.faults]
  for (const { line, what, value } of faults) report.problem(line, what, value)
  const cardio = sections.get('CARDIO LOGS')?.rows.length ?? 0
  if (cardio > 0) report.remark('cardio-not-read', cardio)
  const workouts = readLogs(logs, sessions, unitOf(sections), report, options)
  return closeReading({ format: 'jefit', workouts, rows: logs.rows.length + faults.length, report })
}

/** The tables of a back-up, by the names of their sections. */
function sectionsOf(text: string): ReadonlyMap<string, Section> {
  type Filling = { columns: Table['columns']; readonly rows: TableRow[]; readonly faults: CsvFault[] }
  const sections = new Map<string, Filling>()
  let current: Filling | null = null
  const take = ({ line, fields }: CsvRow): boolean => {
    const name = sectionLine.exec(fields[0]?.trim() ?? '')?.[1]
    if (name !== undefined) {
      current = sections.get(name) ?? { columns: [], rows: [], faults: [] }
      sections.set(name, current)
    } else if (current?.columns.length === 0) current.columns = readColumns(fields)
    else current?.rows.push({ line, fields })
    return true
  }
  const reader = new CsvReader(',', { row: take, fault: (fault) => current?.faults.push(fault) })
  reader.push(text)
  reader.end()
  return sections
}

function unitOf(sections: ReadonlyMap<string, Section>) {
  const setting = sections.get('SETTING') ?? sections.get('SETTINGS') ?? empty
  const mass = columnOf(setting, ['mass'])
  const [row] = setting.rows
  return row ? weightUnitOf(mass.at(row)) : null
}

type Session = { readonly start: string; readonly started: string; readonly seconds: number | null }

function sessionsOf(table: Table): ReadonlyMap<string, Session> {
  const id = columnOf(table, ['id'])
  const start = columnOf(table, ['starttime'])
  const started = columnOf(table, ['starttimie'])
  const total = columnOf(table, ['totaltime'])
  return new Map(
    table.rows.map((row) => {
      const seconds = readNumber(total.at(row), '.')
      return [
        id.at(row),
        { start: start.at(row), started: started.at(row), seconds: seconds === 'bad' ? null : seconds },
      ]
    }),
  )
}

function readLogs(
  table: Table,
  sessionTable: Table,
  unit: 'kg' | 'lb' | null,
  report: FileReport,
  options: ReadOptions,
) {
  const sessions = sessionsOf(sessionTable)
  const [logs, name, date, belongs] = ['logs', 'ename', 'mydate', 'belongsession'].map((column) =>
    columnOf(table, [column]),
  )
  const drafts = workoutDrafts(report)
  if (!logs || !name || !date || !belongs) return []
  const days = dateColumn(table.rows.map(date.at), options)
  for (const row of table.rows) {
    const { line } = row
    const session = sessions.get(belongs.at(row))
    const start = startOf([session?.start, session?.started, belongs.at(row)], date.at(row), days, options)
    if (start === null) report.problem(line, 'date', date.at(row))
    else if (name.at(row) === '') report.problem(line, 'no-exercise', logs.at(row))
    else {
      const key = session ? belongs.at(row) : `${belongs.at(row)} ${date.at(row)}`
      const draft = drafts.of(key, () => ({ line, start, title: '' }))
      draft.lasts(line, () => session?.seconds ?? null)
      for (const { weight, reps } of readSets(row, logs.at(row), report)) {
        const set = setOf(line, name.at(row), { reps, weight: { figure: weight, unit } }, report)
        if (set) draft.add({ name: name.at(row) }, set)
      }
    }
  }
  return drafts.close()
}

/** `44.10x5`: a weight and repetitions. A set that cannot be read is a problem of its row, which keeps the others. */
function readSets(row: TableRow, text: string, report: FileReport) {
  return text.split(',').flatMap((written) => {
    if (written.trim() === '') return []
    const [, first = '', second = ''] = /^\s*([\d.]+)\s*x\s*([\d.]+)\s*$/iu.exec(written) ?? []
    const [weight, reps] = [readNumber(first, '.'), readNumber(second, '.')]
    const isRead = typeof weight === 'number' && typeof reps === 'number'
    const fault = isRead
      ? (faultOf(weight, figureBounds.weight) ?? faultOf(reps, figureBounds.reps))
      : ({ what: 'number' } as const)
    if (isRead && !fault) return [{ weight, reps }]
    report.problem(row.line, fault?.what ?? 'number', written, fault && 'limit' in fault ? fault.limit : undefined)
    return []
  })
}

const day = 86_400
const earliestEpoch = 946_684_800

/** The first of these that is a time in epoch seconds, else the day. */
function startOf(
  epochs: readonly (string | undefined)[],
  date: string,
  days: DateColumn,
  { now }: ReadOptions,
): WrittenMoment | null {
  for (const text of epochs) {
    const written = Number(text)
    const seconds = written > 1e11 ? written / 1000 : written
    if (seconds >= earliestEpoch && seconds <= now / 1000 + day) {
      return { instant: new Date(Math.round(seconds) * 1000).toISOString() }
    }
  }
  return days.read(date)
}
