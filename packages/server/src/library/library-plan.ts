import { isDeepStrictEqual } from 'node:util'
import type { ProposalKind } from '@fonte/domain/library/proposal'
import { withMuscles } from '@fonte/domain/library/with-muscles'
import type { ProgramSeries } from '@fonte/domain/program/program'
import { type LibraryRows, type LibraryTable, libraryTables } from './library-rows.ts'

/** What the database says about a global row: who wrote it last, and whether it is still offered. */
export interface LibraryState {
  readonly table: LibraryTable
  readonly id: string
  /** Of what the loader wrote; null when an administrator made the row, or a member the program of this id. */
  readonly seed_hash: string | null
  readonly edited: boolean
  readonly archived: boolean
  /** An administrator deleted it: there is no row any more. */
  readonly deleted: boolean
  /** Of a program: which day of which series it is. */
  readonly series: ProgramSeries | null
  /** Of what is proposed for it; null where nothing is. */
  readonly proposed_hash: string | null
}

/**
 * How many entries were new, changed in the files, left as an administrator has them, the same, gone from the files; of
 * those that were left, for how many a new text is proposed.
 */
export interface LibraryReport {
  readonly added: number
  readonly updated: number
  readonly kept: number
  readonly proposed: number
  readonly unchanged: number
  readonly removed: number
}

/** What has to be done for the database to be as the files say, administrators' work apart. */
export interface LibraryPlan {
  readonly write: LibraryRows
  /** Programs that administrators have edited and that are another day of a series by now. */
  readonly place: LibraryRows['programs']
  /** What the files say by now of rows that administrators have edited. */
  readonly propose: { readonly [K in ProposalKind]: LibraryRows[K] }
  /** Rows for which something is proposed that the files no longer say. */
  readonly withdraw: readonly Pick<LibraryState, 'table' | 'id'>[]
  /** Ids whose entries are gone from the files. */
  readonly remove: Readonly<Record<LibraryTable, readonly string[]>>
  readonly report: LibraryReport
  /** Whether the database is already as it should be. */
  readonly done: boolean
}

type Verdict = 'added' | 'updated' | 'kept' | 'unchanged'

/**
 * Compares the files with the database. A row that an administrator made, edited or deleted is never written or removed,
 * nor is what refers to a deleted one; an exercise is written without the muscles that were deleted.
 */
export function planLibrary(rows: LibraryRows, state: readonly LibraryState[]): LibraryPlan {
  const known = new Map(state.map((row) => [`${row.table} ${row.id}`, row]))
  const isMissing = missingRows(rows, known)
  const report = { added: 0, updated: 0, kept: 0, proposed: 0, unchanged: 0, removed: 0 }
  const isThere = (muscleId: string) => !isDeleted(known, 'muscles', muscleId)
  const complete: LibraryRows = {
    ...rows,
    exercises: rows.exercises.map((row) => withMuscles(row, isThere)),
  }
  const wanted = <R extends Entry>(table: LibraryTable, entries: readonly R[]): R[] =>
    entries.filter((entry) => {
      const verdict = isMissing(entry) ? 'kept' : judge(entry, known.get(`${table} ${entry.id}`))
      report[verdict] += 1
      return verdict === 'added' || verdict === 'updated'
    })
  const write: LibraryRows = {
    muscle_groups: wanted('muscle_groups', complete.muscle_groups),
    muscles: wanted('muscles', complete.muscles),
    exercises: wanted('exercises', complete.exercises),
    programs: wanted('programs', complete.programs),
  }
  const news = <R extends Entry>(kind: ProposalKind, entries: readonly R[]): R[] =>
    entries.filter((entry) => !isMissing(entry) && isNews(entry, known.get(`${kind} ${entry.id}`)))
  const propose = { exercises: news('exercises', complete.exercises), programs: news('programs', complete.programs) }
  const place = rows.programs.filter((entry) => isMoved(entry, known.get(`programs ${entry.id}`)))
  report.proposed = propose.exercises.length + propose.programs.length
  const withdraw = findStale(rows, state)
  const remove = findGone(rows, state)
  report.removed = libraryTables.reduce((sum, table) => sum + remove[table].length, 0)
  const done = report.added + report.updated + report.proposed + withdraw.length + report.removed + place.length === 0
  return { write, place, propose, withdraw, remove, report, done }
}

interface Entry {
  readonly id: string
  readonly seed_hash: string
  readonly muscle_group_id?: string
  readonly exercises?: readonly { readonly exercise_id: string }[]
}

type Known = ReadonlyMap<string, LibraryState>

const isDeleted = (known: Known, table: LibraryTable, id: string): boolean =>
  known.get(`${table} ${id}`)?.deleted === true

/** Tells what must not be written, as a row that it refers to was deleted, or is not written for the same reason. */
function missingRows({ exercises }: LibraryRows, known: Known): (entry: Entry) => boolean {
  const lost = exercises.filter(
    ({ id, muscle_group_id }) => isDeleted(known, 'muscle_groups', muscle_group_id) && !known.has(`exercises ${id}`),
  )
  const lostIds = new Set(lost.map(({ id }) => id))
  return (entry) =>
    (entry.muscle_group_id !== undefined && isDeleted(known, 'muscle_groups', entry.muscle_group_id)) ||
    (entry.exercises ?? []).some(({ exercise_id }) => lostIds.has(exercise_id))
}

function judge(entry: Entry, row: LibraryState | undefined): Verdict {
  if (!row) return 'added'
  if (row.deleted || row.edited || row.seed_hash === null) return 'kept'
  return row.seed_hash === entry.seed_hash && !row.archived ? 'unchanged' : 'updated'
}

/** Whether the files say something else of an edited row than when it was last theirs, and nobody was told yet. */
function isNews(entry: Entry, row: LibraryState | undefined): boolean {
  if (!row || row.deleted || !row.edited || row.archived || row.seed_hash === null) return false
  return row.seed_hash !== entry.seed_hash && row.proposed_hash !== entry.seed_hash
}

/** Whoever took what the files no longer say would hand the row to files that write over it, or remove it. */
function findStale(rows: LibraryRows, state: readonly LibraryState[]): LibraryPlan['withdraw'] {
  const said = new Set(
    libraryTables.flatMap((table) => rows[table].map((row) => `${table} ${row.id} ${row.seed_hash}`)),
  )
  return state.filter(
    ({ table, id, proposed_hash }) => proposed_hash !== null && !said.has(`${table} ${id} ${proposed_hash}`),
  )
}

/** Whether an edited program is a day of another series, or another day, than the files say. */
function isMoved({ series }: LibraryRows['programs'][number], row: LibraryState | undefined): boolean {
  if (!row || row.deleted || !row.edited || row.seed_hash === null) return false
  return !isDeepStrictEqual(series, row.series)
}

function findGone(rows: LibraryRows, state: readonly LibraryState[]): Record<LibraryTable, string[]> {
  const inTable = (table: LibraryTable) => {
    const present = new Set(rows[table].map(({ id }) => id))
    const gone = state.filter((row) => row.table === table && row.seed_hash !== null && !row.edited && !row.archived)
    return gone.map(({ id }) => id).filter((id) => !present.has(id))
  }
  return {
    muscle_groups: inTable('muscle_groups'),
    muscles: inTable('muscles'),
    exercises: inTable('exercises'),
    programs: inTable('programs'),
  }
}
