import type { ImportCases, ImportedEntry } from '@fonte/contract/import'
import { type SaidWorkout, standingOf } from '@fonte/domain/exchange/identity/standing-of'
import { foldedName } from '@fonte/domain/exchange/names/folded-name'
import { earliestWorkout, isInFuture } from '@fonte/domain/history/past/bounds'
import { setFigures } from '@fonte/domain/history/summarize'
import { lockMember } from '../account/account-store.ts'
import { entryBatches } from '../history/entry-batches-store.ts'
import { listHistoryEntries } from '../history/history-store.ts'
import {
  findDeletedIds,
  findKnownEntries,
  type ImportedRow,
  insertImported,
  type KnownEntry,
  replaceImported,
} from '../history/imported-entry-store.ts'
import { requireHistoryRoom } from '../history/workout-room-store.ts'
import type { Writer } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import { contentHash } from './content-hash.ts'
import { findImport } from './import-store.ts'
import { keepReplaced } from './replaced-workouts-store.ts'

/** @throws Problem `invalid-input` at the first instant that lies in the future, or before 1950, or an end before its start */
const checkInstants = (entries: readonly ImportedEntry[], now: number): void => {
  entries.forEach(({ started_at, completed_at }, index) => {
    const refuse = (field: 'started_at' | 'completed_at', reason: string): never => {
      throw new Problem('invalid-input', { errors: [{ path: `body.entries.${index}.${field}`, reason }] })
    }
    const end = Date.parse(completed_at)
    const start = started_at === null ? end : Date.parse(started_at)
    if (isInFuture(end, now)) refuse('completed_at', 'in-future')
    if (start < earliestWorkout) refuse('started_at', 'before-1950')
    if (start > end) refuse('completed_at', 'before-start')
  })
}

/** A workout that names its exercises more often is stored without the names: they could fill the memory. */
const mostRuns = 200

/** What a file calls the exercises of a workout, as it is stored; null where nothing is kept of it. */
const namesIn = (runs: ImportedEntry['runs']): ImportedRow['file_names'] =>
  runs && runs.length <= mostRuns ? runs.map(([name, count]) => [foldedName(name), count] as const) : null

/** An instant to the millisecond, which is what every list, cursor and device reads of it. */
const toMilliseconds = (instant: string): string => new Date(instant).toISOString()

const rowOf = ({ instead: _, sets, notes, runs, ...entry }: ImportedEntry): ImportedRow => ({
  ...entry,
  started_at: entry.started_at && toMilliseconds(entry.started_at),
  completed_at: toMilliseconds(entry.completed_at),
  ...setFigures(sets),
  program_id: entry.program_id ?? null,
  utc_offset: entry.utc_offset ?? null,
  notes: notes ?? null,
  file_names: namesIn(runs),
  import_hash: contentHash(sets),
  sets,
})

type Case = keyof ImportCases

/** What is here under the id of a workout that a file brings. */
interface Here {
  readonly known: KnownEntry | undefined
  /** What it says now, where it is the person's own. */
  readonly current: SaidWorkout | undefined
  readonly isDeleted: boolean
}

/** What becomes of a workout that the import brings. */
const caseOf = (entry: ImportedEntry, importId: string, { known, current, isDeleted }: Here): Case => {
  if (known === undefined) return isDeleted && entry.instead !== 'restore' ? 'deleted' : 'added'
  if (current === undefined) return 'refused'
  const isFirst = known.import_id === importId
  // A part that is sent again, as its answer was lost, takes back nothing that was edited meanwhile.
  const isRepeated = known.is_of_import && known.import_hash?.toString('hex') === contentHash(entry.sets)
  const standing = isRepeated ? 'there' : standingOf(current, entry)
  if (standing !== 'there' && entry.instead === 'replace') return 'replaced'
  if (standing === 'changed') return 'changed'
  return isFirst ? 'added' : 'present'
}

/** A workout that a file brings, what becomes of it, and what somebody has under its id. */
interface Judged {
  readonly row: ImportedRow
  readonly outcome: Case
  readonly known: KnownEntry | undefined
}

/** Compares workouts with those that are here, of which some at a time are in memory: what is sent may be far shorter. */
const judge = async (
  userId: string,
  importId: string,
  sent: readonly ImportedEntry[],
  writer: Writer,
): Promise<readonly Judged[]> => {
  const ids = sent.map(({ id }) => id)
  const known = new Map((await findKnownEntries(importId, ids, writer)).map((entry) => [entry.id, entry]))
  const deleted = await findDeletedIds(userId, ids, writer)
  const judged = new Map<string, Judged>()
  const note = (entry: ImportedEntry, current: SaidWorkout | undefined) => {
    const here = { known: known.get(entry.id), current, isDeleted: deleted.has(entry.id) }
    judged.set(entry.id, { row: rowOf(entry), outcome: caseOf(entry, importId, here), known: here.known })
  }
  const byId = new Map(sent.map((entry) => [entry.id, entry]))
  for (const part of entryBatches([...known.values()])) {
    for (const current of await listHistoryEntries(userId, part, writer)) {
      const entry = byId.get(current.id)
      if (entry) note(entry, current)
    }
  }
  for (const entry of sent) if (!judged.has(entry.id)) note(entry, undefined)
  return sent.flatMap(({ id }) => judged.get(id) ?? [])
}

/** Puts workouts in the place of those that are here, and keeps what these said: some at a time, as theirs may be far longer. */
const replaceSome = async (
  userId: string,
  importId: string,
  replacing: readonly Judged[],
  writer: Writer,
): Promise<void> => {
  const rowOfId = new Map(replacing.map(({ row }) => [row.id, row]))
  const lengths = replacing.map(({ row, known }) => ({
    id: row.id,
    sets_done: row.sets.length + (known?.sets_done ?? 0),
  }))
  for (const part of entryBatches(lengths)) {
    await keepReplaced(userId, importId, part, writer)
    await replaceImported(
      userId,
      part.flatMap((id) => rowOfId.get(id) ?? []),
      writer,
    )
  }
}

/**
 * Stores the workouts of a part of a file under the import `importId` of `userId`, all or none, each once. Nothing of a
 * workout that is here or was deleted changes, unless its entry says so.
 * @throws Problem `not-found` for an import that is not theirs or was undone, `invalid-input`, `history-full`, `signed-out`
 */
export const importWorkouts = async (
  userId: string,
  importId: string,
  entries: readonly ImportedEntry[],
  now: number,
  writer: Writer,
): Promise<ImportCases> => {
  await lockMember(userId, writer)
  const found = await findImport(userId, importId, writer)
  if (!found || found.undone_at !== null) throw new Problem('not-found')
  checkInstants(entries, now)
  const sent = [...new Map(entries.map((entry) => [entry.id, entry])).values()]
  const judged = await judge(userId, importId, sent, writer)
  const rowsOf = (wanted: Case) => judged.flatMap(({ row, outcome }) => (outcome === wanted ? [row] : []))
  const fresh = judged.flatMap(({ row, outcome, known }) => (outcome === 'added' && !known ? [row] : []))
  const replacing = judged.filter(({ outcome }) => outcome === 'replaced')
  const sets = [...fresh, ...rowsOf('replaced')].flatMap((row) => row.sets)
  const replaced = replacing.reduce((sum, { known }) => sum + (known?.sets_done ?? 0), 0)
  const leaving = replacing.map(({ row }) => row.id)
  await requireHistoryRoom(userId, { workouts: fresh.length, sets, replaced, leaving }, writer)
  const made = await insertImported(userId, importId, fresh, writer)
  // Somebody else was quicker with its id.
  const taken = fresh.length - made.size
  await replaceSome(userId, importId, replacing, writer)
  const count = (wanted: Case) => rowsOf(wanted).length
  return {
    added: count('added') - taken,
    present: count('present'),
    replaced: count('replaced'),
    changed: count('changed'),
    deleted: count('deleted'),
    refused: count('refused') + taken,
  }
}
