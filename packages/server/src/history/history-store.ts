import type { HistoryEntry, HistoryEntryWithSets, HistoryTotals, WorkoutSet } from '@fonte/contract/history'
import { historyPage, type WorkoutNotes, type WorkoutSummary } from '@fonte/domain/history/workout-history'
import type { EntryOrigin } from '@fonte/domain/training-log/log-entry'
import { type Expression, type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { DB } from '../generated/database.ts'
import type { Keyset } from '../platform/cursor.ts'
import type { Reader, Writer } from '../platform/database.ts'
import { compiledOnce } from '../platform/statements/compiled.ts'
import { presentSet, setColumns, toSetRow } from './set-columns.ts'

/** A finished workout, as it is stored. */
export interface NewHistoryEntry extends WorkoutSummary {
  readonly id: string
  readonly program_id: string | null
  readonly program_name: string
  readonly started_at: Date
  readonly completed_at: Date
  readonly utc_offset?: number | undefined
  readonly notes?: WorkoutNotes | undefined
}

const columns = [
  'id',
  'user_id',
  'program_id',
  'program_name',
  'duration_minutes',
  'exercises_done',
  'sets_done',
  'total_weight_lifted',
  'total_weight_lb',
  'started_at',
  'completed_at',
  'utc_offset',
  'version',
  'origin',
] as const

interface EntryColumns {
  readonly total_weight_lb: number | null
  readonly started_at: Date | null
  readonly completed_at: Date
  readonly utc_offset: number | null
  /** Of a whole entry alone. */
  readonly notes?: WorkoutNotes | null
}

/** An entry as it is answered: only with what it says. */
const present = <T extends EntryColumns>({ total_weight_lb, utc_offset, notes, ...row }: T) => ({
  ...row,
  ...(total_weight_lb !== null && { total_weight_lb }),
  ...(utc_offset !== null && { utc_offset }),
  ...(notes && { notes }),
  started_at: row.started_at?.toISOString() ?? null,
  completed_at: row.completed_at.toISOString(),
})

type EntryRow = Omit<HistoryEntry, keyof EntryColumns> & EntryColumns

/** A page and one more entry, which tells that there is a next page. PostgreSQL plans best when it knows the number. */
const entriesOf = (reader: Reader, userId: Expression<string>) =>
  reader
    .selectFrom('workout_history')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('completed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(sql.lit(historyPage + 1))

const firstPage = compiledOnce<{ userId: string }, EntryRow>((reader, place) => entriesOf(reader, place('userId')))

const furtherPage = compiledOnce<{ userId: string; at: string; id: string }, EntryRow>((reader, place) =>
  entriesOf(reader, place('userId')).where(
    sql<boolean>`(completed_at, id) < (${place('at')}::timestamptz, ${place('id')}::uuid)`,
  ),
)

/** Finished workouts of `userId` after `from`, newest first: a page and, where there is one, the first of the next. */
export const listHistory = async (userId: string, from: Keyset | null, reader: Reader): Promise<HistoryEntry[]> => {
  const rows = from
    ? await furtherPage({ userId, at: from.at.toISOString(), id: from.id }, reader)
    : await firstPage({ userId }, reader)
  return rows.map(present)
}

/** The sets of each entry, in their order. */
const itsSets = (entry: ExpressionBuilder<DB, 'workout_history'>) => {
  const sets = jsonArrayFrom(
    entry
      .selectFrom('workout_sets')
      .select(setColumns)
      .whereRef('entry_id', '=', 'workout_history.id')
      .orderBy('order'),
  )
  return sql<WorkoutSet[]>`json_strip_nulls(${sets})`.as('sets')
}

/** What only a whole entry is read with: a list of entries has no need of it. */
const wholeColumns = [...columns, 'notes'] as const

/** The ids of all finished workouts of `userId`, newest first. */
export const listHistoryIds = async (userId: string, reader: Reader): Promise<string[]> => {
  const rows = await reader
    .selectFrom('workout_history')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('completed_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ id }) => id)
}

/** Those finished workouts of `userId` that `ids` name, with their sets, newest first. */
export const listHistoryEntries = async (
  userId: string,
  ids: readonly string[],
  reader: Reader,
): Promise<HistoryEntryWithSets[]> => {
  const rows = await reader
    .selectFrom('workout_history')
    .select(wholeColumns)
    .select(itsSets)
    .where('user_id', '=', userId)
    .where('id', '=', sql<string>`ANY(${ids}::uuid[])`)
    .orderBy('completed_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(present)
}

/** One finished workout of `userId` with its sets in order. */
export const findHistoryEntry = async (
  userId: string,
  id: string,
  reader: Reader,
): Promise<HistoryEntryWithSets | undefined> => {
  const row = await reader
    .selectFrom('workout_history')
    .select(wholeColumns)
    .select(itsSets)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && present(row)
}

/** Kilograms as pounds, as `exactPounds` has them. */
const poundsDone = sql<number | null>`CASE WHEN count(total_weight_lb) > 0
  THEN round(sum(coalesce(total_weight_lb, total_weight_lifted / 0.45359237)), 2) END`

/** The four totals over everything `userId` has finished. */
export const sumHistory = async (userId: string, reader: Reader): Promise<HistoryTotals> => {
  const { total_weight_lb, ...sums } = await reader
    .selectFrom('workout_history')
    .select((entry) => [
      entry.fn.countAll<number>().as('sessions'),
      entry.fn.coalesce(entry.fn.sum<number>('duration_minutes'), sql<number>`0`).as('duration_minutes'),
      entry.fn.coalesce(entry.fn.sum<number>('sets_done'), sql<number>`0`).as('sets_done'),
      entry.fn.coalesce(entry.fn.sum<number>('total_weight_lifted'), sql<number>`0`).as('total_weight_lifted'),
      poundsDone.as('total_weight_lb'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return { ...sums, ...(total_weight_lb !== null && { total_weight_lb }) }
}

/** How many workouts and sets the history of `userId` holds. */
export const measureHistory = (userId: string, writer: Writer) =>
  writer
    .selectFrom('workout_history')
    .select((entry) => [
      entry.fn.countAll<number>().as('workouts'),
      entry.fn.coalesce(entry.fn.sum<number>('sets_done'), sql<number>`0`).as('sets'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()

/** Inserts a finished workout of `userId` with its sets, and answers it as it is stored; undefined when the id is taken. */
export const insertHistoryEntry = async (
  userId: string,
  { id, notes, ...entry }: NewHistoryEntry & { readonly origin: EntryOrigin },
  sets: readonly WorkoutSet[],
  writer: Writer,
): Promise<HistoryEntryWithSets | undefined> => {
  const inserted = await writer
    .insertInto('workout_history')
    .values({ ...entry, id, notes: notes && JSON.stringify(notes), user_id: userId })
    .onConflict((row) => row.column('id').doNothing())
    .returning(wholeColumns)
    .executeTakeFirst()
  return inserted && present({ ...inserted, sets: await insertSets(inserted, sets, writer) })
}

/** Replaces all that a finished workout says, under its next version: its sets carry its date, and are written anew. */
export const replaceHistoryEntry = async (
  { id, notes, total_weight_lb, utc_offset, ...entry }: Omit<NewHistoryEntry, 'program_id'>,
  sets: readonly WorkoutSet[],
  writer: Writer,
): Promise<HistoryEntryWithSets> => {
  const absent = { notes: notes ? JSON.stringify(notes) : null, total_weight_lb: total_weight_lb ?? null }
  const replaced = await writer
    .updateTable('workout_history')
    .set({ ...entry, ...absent, utc_offset: utc_offset ?? null, version: sql`version + 1` })
    .where('id', '=', id)
    .returning(wholeColumns)
    .executeTakeFirstOrThrow()
  await writer.deleteFrom('workout_sets').where('entry_id', '=', id).execute()
  return present({ ...replaced, sets: await insertSets(replaced, sets, writer) })
}

/** Deletes a finished workout of `userId` with its sets; false when there is none. */
export const deleteHistoryEntry = async (userId: string, id: string, writer: Writer): Promise<boolean> => {
  const { numDeletedRows } = await writer
    .deleteFrom('workout_history')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

const insertSets = async (
  { id, user_id, completed_at }: { readonly id: string; readonly user_id: string; readonly completed_at: Date },
  sets: readonly WorkoutSet[],
  writer: Writer,
): Promise<readonly WorkoutSet[]> => {
  const rows = sets.map((set, order) => ({ ...toSetRow(set), entry_id: id, order, user_id, completed_at }))
  const stored = await writer.insertInto('workout_sets').values(rows).returning(setColumns).execute()
  return stored.map(presentSet)
}
