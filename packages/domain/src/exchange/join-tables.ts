import type { FileAnswer, FileReading, FileRemark } from './file-reading.ts'
import { importKeys } from './identity/import-id.ts'
import { importBounds } from './import-format.ts'
import type { ImportedWorkout } from './imported-workout.ts'
import { fileStartOf } from './settle/settle-workouts.ts'
import { refuse } from './workouts/close-reading.ts'
import { questionsOf } from './workouts/questions.ts'

/** What was read of one file; its name where it was packed with others. */
export type NamedAnswer = { readonly name: string; readonly answer: FileAnswer }

type Table = { readonly name: string; readonly reading: FileReading }

/**
 * One answer for what an archive holds: the workouts of all tables of the app that has the longest one, the measures of all,
 * and the names of the files of which neither is brought. Null where nothing was read.
 */
export function joinTables(answers: readonly NamedAnswer[]): FileAnswer | null {
  const read = answers.flatMap(({ name, answer }): Table[] => {
    return answer.outcome === 'read' ? [{ name, reading: answer.reading }] : []
  })
  const [longest] = read.toSorted((one, other) => other.reading.workouts.length - one.reading.workouts.length)
  if (!longest) return null
  const isBrought = ({ reading }: Table) => reading.workouts.length === 0 || reading.format === longest.reading.format
  const brought = [longest, ...read.filter((table) => table !== longest && isBrought(table))]
  const leftOut = answers.filter(({ name, answer }) => {
    return name !== '' && !isEmpty(answer) && !brought.some((table) => table.name === name)
  })
  const measures = [longest, ...read.filter((table) => table !== longest)].flatMap(({ reading }) => reading.measures)
  const joined = joinReadings(
    longest.reading,
    brought.slice(1).map(({ reading }) => reading),
  )
  const questions = read.length === 1 ? joined.questions : questionsOfAll(brought, { ...joined, measures })
  const reading = { ...joined, measures, questions }
  const { rows, workouts } = importBounds
  if (reading.rows > rows) return refuse({ reason: 'too-large', limit: 'rows', most: rows })
  if (reading.workouts.length > workouts) return refuse({ reason: 'too-large', limit: 'workouts', most: workouts })
  return {
    outcome: 'read',
    reading: { ...reading, ...(leftOut.length > 0 && { leftOut: leftOut.map(({ name }) => name) }) },
  }
}

/** Nothing of such a file is missed. */
export const isEmpty = (answer: FileAnswer): boolean =>
  answer.outcome === 'refused' && (answer.refusal.reason === 'empty' || answer.refusal.reason === 'no-workout')

/** The readings as one; a workout that stands in several of them is that of the first. */
function joinReadings(first: FileReading, others: readonly FileReading[]): FileReading {
  if (others.length === 0) return first
  const all = [first, ...others]
  const { workouts, otherwise } = eachOnce(all)
  const twice: readonly FileRemark[] = otherwise === 0 ? [] : [{ what: 'stood-otherwise', count: otherwise }]
  return {
    ...first,
    workouts,
    rows: all.reduce((sum, { rows }) => sum + rows, 0),
    problems: all.flatMap(({ problems }) => problems),
    warnings: all.flatMap(({ warnings }) => warnings),
    remarks: countedTogether([...all.flatMap(({ remarks }) => remarks), ...twice]),
    ignoredColumns: [...new Set(all.flatMap(({ ignoredColumns }) => ignoredColumns))],
  }
}

/** Workouts are the same that an import knows as one; how many stood otherwise in a later table. */
function eachOnce(readings: readonly FileReading[]) {
  const kept = new Map<string, ImportedWorkout>()
  let otherwise = 0
  for (const { format, workouts } of readings) {
    const keys = importKeys(
      format,
      workouts.map(({ start, title }) => ({ fileStart: fileStartOf(start), title })),
    )
    for (const [index, workout] of workouts.entries()) {
      const key = keys[index] ?? ''
      const known = kept.get(key)
      if (!known) kept.set(key, workout)
      else if (withoutLines(known) !== withoutLines(workout)) otherwise += 1
    }
  }
  return { workouts: [...kept.values()], otherwise }
}

const withoutLines = (workout: ImportedWorkout): string =>
  JSON.stringify(workout, (key, value: unknown) => (key === 'line' || key === 'file' ? undefined : value))

function countedTogether(remarks: readonly FileRemark[]): readonly FileRemark[] {
  const counts = new Map<FileRemark['what'], number>()
  for (const { what, count } of remarks) counts.set(what, (counts.get(what) ?? 0) + count)
  return [...counts].map(([what, count]) => ({ what, count }))
}

/** What the figures of all leave open, and the order of day and month where one of them does. */
function questionsOfAll(tables: readonly Table[], { workouts, measures }: FileReading): FileReading['questions'] {
  const dayOrder = tables.flatMap(({ reading }) => reading.questions.dayOrder ?? [])[0]
  return { ...questionsOf(workouts, measures), ...(dayOrder && { dayOrder }) }
}
