import type { ImportedEntry, ImportName } from '@fonte/contract/import'
import type { BodyMeasure } from '@fonte/domain/body/body-measure'
import { byLine } from '@fonte/domain/exchange/file-lines'
import type { DayOrder, FileProblem, FileReading } from '@fonte/domain/exchange/file-reading'
import { type ComparedEntry, compareEntries } from '@fonte/domain/exchange/identity/compare-entries'
import { type ImportTarget, planEntries } from '@fonte/domain/exchange/identity/plan-entries'
import { titleOfDay } from '@fonte/domain/exchange/identity/title-of-day'
import { readFile } from '@fonte/domain/exchange/read-file'
import { settleMeasures } from '@fonte/domain/exchange/settle/settle-measures'
import { settleWorkouts } from '@fonte/domain/exchange/settle/settle-workouts'
import type { ImportAnswers } from '@fonte/domain/exchange/settle/settled-workout'
import type { LogEntry } from '@fonte/domain/training-log/log-entry'
import type { WeightUnit } from '@fonte/domain/units/weight'
import type { Language } from '@fonte/domain/words/language'
import { type ImportPart, importParts } from '../sending/import-parts.ts'
import { digest } from './digest.ts'
import { type FileOutcome, type FilePlan, shownProblems } from './file-summary.ts'
import { type ComparedLift, listedNames } from './listed-names.ts'
import { monthsOf } from './months-of.ts'
import { namedWorkouts } from './named-workouts.ts'
import { namesOf } from './names-of.ts'
import { unzip } from './unzip.ts'

/** How a file is to be read. */
export interface ReadRequest {
  readonly now: number
  readonly dayOrder?: DayOrder | undefined
  readonly library: readonly ComparedLift[]
  readonly remembered: readonly ImportName[]
}

/** What was decided about a file so far. */
export interface PlanRequest {
  readonly userId: string
  readonly lang: Language
  readonly answers: ImportAnswers
  /** What each name stands for; null: its sets are left out. */
  readonly targets: readonly (readonly [name: string, target: ImportTarget | null])[]
  /** Ids of workouts that were deleted here. */
  readonly gone: readonly string[]
}

/** Which workouts are brought in beside the new ones. */
export interface Wanted {
  /** Those that are here in another time zone, to be moved to the one that was answered. */
  readonly zone: boolean
  readonly changed: boolean
  readonly gone: boolean
  readonly duplicates: boolean
}

type OwnFormat = 'fonte' | 'fonte-program'

const decode = (bytes: Uint8Array, encoding: string): string =>
  new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes)

/** One file that is looked at, with what is known to compare it with. Lives in a worker: nothing of it leaves the device. */
export class ImportFile {
  #reading: FileReading | null = null
  #log: readonly LogEntry[] = []
  #compared: readonly ComparedEntry[] = []
  #problems: readonly FileProblem[] = []

  /** Takes a part of the training log, in place of what is known of it where it is the first one. */
  know(entries: readonly LogEntry[], isFirst: boolean): void {
    this.#log = isFirst ? entries : [...this.#log, ...entries]
  }

  /** Reads a file; `onBytes` hears how many of its bytes have been read. */
  async read(file: Blob, request: ReadRequest, onBytes: (read: number) => void): Promise<FileOutcome> {
    const { now, dayOrder } = request
    const answer = await readFile(piecesOf(file, onBytes), { decode, unzip, now, dayOrder })
    if (answer.outcome === 'own') return ownFile(answer)
    if (answer.outcome !== 'read') return answer
    const { workouts, measures, problems: _, ...told } = answer.reading
    this.#reading = answer.reading
    const { names, timed, far } = namesOf(workouts)
    const matches = listedNames(names, request.library, request.remembered)
    const counts = { workouts: workouts.length, measures: measures.length }
    return { outcome: 'read', summary: { ...told, ...counts, names: matches, timed, far } }
  }

  /** What would come of the file. Throws where none was read. */
  async plan({ userId, lang, answers, targets, gone }: PlanRequest): Promise<FilePlan> {
    if (!this.#reading) throw new Error('no file was read')
    const { format, workouts, measures, problems } = this.#reading
    const settled = settleWorkouts(workouts, answers)
    const measured = settleMeasures(measures, answers.weightUnit)
    const targetOf = new Map(targets)
    const planned = await planEntries(settled.workouts, {
      userId,
      format,
      targetOf: (name) => targetOf.get(name) ?? null,
      titleOf: (workout) => titleOfDay(workout, lang),
      digest,
    })
    this.#compared = compareEntries(planned, { entries: this.#log, gone: new Set(gone) })
    const told = [...problems, ...settled.problems, ...measured.problems]
    this.#problems = told.toSorted(byLine)
    return {
      ...countsOf(this.#compared),
      ...monthsOf(this.#compared),
      named: namedWorkouts(this.#compared),
      problems: this.#problems.slice(0, shownProblems),
      problemCount: this.#problems.length,
    }
  }

  /** All rows that were left out. */
  problems(): readonly FileProblem[] {
    return this.#problems
  }

  /** The measures of the body in the file, those without a unit in the one that was answered. */
  measures(weightUnit: WeightUnit): readonly BodyMeasure[] {
    return settleMeasures(this.#reading?.measures ?? [], weightUnit).measures
  }

  /** What is to be sent of the file as it was planned last. */
  parts(wanted: Wanted): Promise<readonly ImportPart[]> {
    return importParts(this.#compared.flatMap((compared) => sentEntry(compared, wanted) ?? []))
  }
}

function ownFile({ outcome, format, content }: { outcome: 'own'; format: OwnFormat; content: unknown }): FileOutcome {
  return format === 'fonte'
    ? { outcome, format, content: new Blob([JSON.stringify(content)]) }
    : { outcome, format, content }
}

async function* piecesOf(file: Blob, onBytes: (read: number) => void): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader()
  let read = 0
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    read += piece.value.length
    onBytes(read)
    yield piece.value
  }
}

function countsOf(compared: readonly ComparedEntry[]): Pick<FilePlan, 'counts' | 'sets'> {
  const zero = { new: 0, there: 0, 'other-zone': 0, changed: 0, gone: 0, 'possible-duplicate': 0 }
  const [counts, sets] = [{ ...zero }, { ...zero }]
  for (const { entry, standing } of compared) {
    counts[standing.case] += 1
    sets[standing.case] += entry.sets.length
  }
  return { counts, sets }
}

/** A workout as it is sent; undefined where it stays out. */
function sentEntry({ entry, runs, standing }: ComparedEntry, wanted: Wanted): ImportedEntry | undefined {
  const sentOf = ({ origin: _, version: __, ...said }: LogEntry): ImportedEntry => {
    return { ...said, runs: runs.map(([name, sets]): [string, number] => [name, sets]) }
  }
  if (standing.case === 'other-zone') {
    const { started_at, completed_at, utc_offset } = entry
    const moved = { ...sentOf(standing.current), started_at, completed_at, utc_offset }
    return wanted.zone ? { ...moved, instead: 'replace' } : undefined
  }
  const sent = sentOf(entry)
  if (standing.case === 'new') return sent
  if (standing.case === 'changed' && wanted.changed) return { ...sent, instead: 'replace' }
  if (standing.case === 'gone' && wanted.gone) return { ...sent, instead: 'restore' }
  return standing.case === 'possible-duplicate' && wanted.duplicates ? sent : undefined
}
