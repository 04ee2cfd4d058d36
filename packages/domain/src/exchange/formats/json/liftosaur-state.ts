import type { FileAnswer } from '../../file-reading.ts'
import { importBounds } from '../../import-format.ts'
import type { ImportedSet, WrittenMoment } from '../../imported-workout.ts'
import type { ReadOptions } from '../../table/dialect.ts'
import { faultOf, figureBounds } from '../../table/figures.ts'
import { setOf } from '../../values/set-figures.ts'
import { weightUnitOf } from '../../values/written-unit.ts'
import { closeReading, refuse } from '../../workouts/close-reading.ts'
import { type FileReport, newReport } from '../../workouts/report.ts'
import { type WorkoutDraft, workoutDrafts } from '../../workouts/workout-drafts.ts'
import { isRecord, type JsonRecord, numberField, own, recordField, recordsOf, textField } from './json-values.ts'

/** Whether JSON is Liftosaur's whole state: a history of workouts with entries. */
export const isLiftosaurState = (content: unknown): content is JsonRecord =>
  isRecord(content) && listOf(content, 'history').some((workout) => Array.isArray(own(workout, 'entries')))

/** A list of the state, which is the whole of a file or stands in its `storage`. */
function listOf(content: JsonRecord, name: string): readonly JsonRecord[] {
  const list = recordsOf(own(content, name))
  return list.length > 0 ? list : recordsOf(own(recordField(content, 'storage'), name))
}

const day = 86_400_000
const earliest = Date.UTC(1950, 0, 1)

/** The workouts of a history; its programs are in a language of their own and are not read. */
export function readLiftosaurState(content: JsonRecord, { now }: ReadOptions): FileAnswer {
  const report = newReport()
  const drafts = workoutDrafts(report)
  const nameOf = namer(content)
  if (listOf(content, 'programs').length > 0) report.remark('programs-not-read')
  let line = 0
  for (const workout of listOf(content, 'history')) {
    const start = startOf(workout, now)
    for (const entry of recordsOf(own(workout, 'entries'))) {
      const name = nameOf(recordField(entry, 'exercise'))
      for (const { set, isWarmup } of setsOf(entry)) {
        line += 1
        if (line > importBounds.rows) return refuse({ reason: 'too-large', limit: 'rows', most: importBounds.rows })
        if (start === null) report.problem(line, 'date', textField(workout, 'startTime') || textField(workout, 'date'))
        else if (name === '') report.problem(line, 'no-exercise', '')
        else {
          const head = { line, start: start.moment, title: textField(workout, 'dayName') }
          const draft = drafts.of(`${start.ms} ${head.title}`, () => head)
          const end = numberField(workout, 'endTime')
          draft.lasts(line, () => (end === null ? null : Math.round((end - start.ms) / 1000)))
          draft.noteWorkout(line, textField(workout, 'notes'))
          addSet({ set, isWarmup, line, name, draft, report, start: start.ms })
          draft.noteExercise({ name }, line, textField(entry, 'notes'))
        }
      }
    }
  }
  return closeReading({ format: 'liftosaur', workouts: drafts.close(), rows: line, report })
}

function startOf(workout: JsonRecord, now: number): { readonly ms: number; readonly moment: WrittenMoment } | null {
  const ms = numberField(workout, 'startTime') ?? Date.parse(textField(workout, 'date'))
  if (!Number.isFinite(ms) || ms < earliest || ms > now + day) return null
  return { ms, moment: { instant: new Date(ms).toISOString() } }
}

const setsOf = (entry: JsonRecord) => [
  ...recordsOf(own(entry, 'warmupSets')).map((set) => ({ set, isWarmup: true })),
  ...recordsOf(own(entry, 'sets')).map((set) => ({ set, isWarmup: false })),
]

type Adding = {
  readonly set: JsonRecord
  readonly isWarmup: boolean
  readonly line: number
  readonly name: string
  readonly draft: WorkoutDraft
  readonly report: FileReport
  readonly start: number
}

/** A set that was not done is none; one whose sides were not alike is two. */
function addSet({ set, isWarmup, line, name, draft, report, start }: Adding): void {
  const right = numberField(set, 'completedReps')
  const left = numberField(set, 'completedRepsLeft')
  const weight = weightOf(set)
  const figures = [
    [right, figureBounds.reps],
    [left, figureBounds.reps],
    [weight.figure, figureBounds.weight],
  ] as const
  for (const [figure, bounds] of figures) {
    const fault = faultOf(figure, bounds)
    if (fault) {
      report.problem(line, fault.what, String(figure), fault.limit)
      return
    }
  }
  const rpe = numberField(set, 'completedRpe')
  const after = Math.round(((numberField(set, 'timestamp') ?? Number.NaN) - start) / 1000)
  const details: Partial<ImportedSet> = {
    ...(isWarmup ? { kind: 'warmup' as const } : own(set, 'isAmrap') === true && { kind: 'amrap' as const }),
    ...(after >= 0 && after <= day / 1000 && { at: after }),
  }
  const add = (reps: number | null, side?: 'left' | 'right') => {
    if (reps === null) return
    const found = setOf(line, name, { reps, weight, rpe }, report)
    if (found) draft.add({ name }, { ...found, ...details, ...(side && { side }) })
  }
  add(left, 'left')
  add(right, left === null ? undefined : 'right')
}

/** A weight of 0 is none. */
function weightOf(set: JsonRecord) {
  const weight = isRecord(own(set, 'completedWeight'))
    ? recordField(set, 'completedWeight')
    : recordField(set, 'weight')
  return { figure: numberField(weight, 'value') ?? 0, unit: weightUnitOf(textField(weight, 'unit')) }
}

/** `benchPress` with `barbell` is "Bench Press, Barbell"; exercises of one's own are named in the settings. */
function namer(content: JsonRecord): (exercise: JsonRecord) => string {
  const settings = { ...recordField(recordField(content, 'storage'), 'settings'), ...recordField(content, 'settings') }
  const customs = recordField(settings, 'exercises')
  return (exercise) => {
    const id = textField(exercise, 'id')
    const custom = textField(recordField(customs, id), 'name')
    const equipment = textField(exercise, 'equipment')
    const name = custom || titleCase(id)
    return equipment === '' || custom !== '' ? name : `${name}, ${titleCase(equipment)}`
  }
}

const titleCase = (id: string): string =>
  id.replace(/(?<=[a-z])(?=[A-Z])/gu, ' ').replace(/^./u, (letter) => letter.toUpperCase())
