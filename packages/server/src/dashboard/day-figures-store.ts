import type { DayKey } from '@fonte/domain/history/day'
import { sql } from 'kysely'
import type { Database, Reader, Writer } from '../platform/database.ts'
import { deleteSome, inBatches, rowPlaces } from '../platform/statements/batches.ts'

/** A day by the calendar of the service. */
export interface CountedDay {
  readonly day: DayKey
  readonly startsAt: Date
  readonly endsAt: Date
}

/** What was counted of a day; `active_people` is null where it was not measured. */
export interface DayCounts {
  readonly sign_ups: number
  readonly workouts: number
  readonly active_people: number | null
}

/** Since when it is noted who was here on which day. */
export const findMeasuredSince = async (reader: Reader): Promise<Date> => {
  const { rows } = await sql<{ since: Date }>`
    SELECT (value ->> 'since')::timestamptz AS since FROM app_state WHERE key = 'activity_measured'`.execute(reader)
  return rows[0]?.since ?? new Date()
}

/** How many people were here on a day: the count that the database keeps. */
export const countActivePeople = async (day: DayKey, reader: Reader): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    SELECT coalesce(sum(change), 0)::integer AS count FROM kept_counts WHERE name = ARRAY['active', ${day}::text]`.execute(
    reader,
  )
  return rows[0]?.count ?? 0
}

/** Counts a day in the tables themselves, each through an index; what a file brought took place at other times. */
export const countDay = async (
  { day, startsAt, endsAt }: CountedDay,
  isMeasured: boolean,
  reader: Reader,
): Promise<DayCounts> => {
  const { rows } = await sql<Omit<DayCounts, 'active_people'>>`
    SELECT
      (SELECT count(*)::integer FROM users WHERE created_at >= ${startsAt} AND created_at < ${endsAt}) AS sign_ups,
      (SELECT count(*)::integer FROM workout_history
        WHERE created_at >= ${startsAt} AND created_at < ${endsAt} AND import_id IS NULL) AS workouts`.execute(reader)
  const active_people = isMeasured ? await countActivePeople(day, reader) : null
  return { sign_ups: 0, workouts: 0, ...rows[0], active_people }
}

/** What was kept of days that are over, by the instant (epoch ms) at which they began. */
export const findDayCounts = async (
  days: readonly CountedDay[],
  reader: Reader,
): Promise<ReadonlyMap<number, DayCounts>> => {
  const rows = await reader
    .selectFrom('day_figures')
    .selectAll()
    .where('starts_at', '=', sql<Date>`ANY(${days.map(({ startsAt }) => startsAt)}::timestamptz[])`)
    .execute()
  return new Map(rows.map(({ starts_at, ...counts }) => [starts_at.getTime(), counts]))
}

/** Keeps what was counted of a day that is over. */
export const keepDayCounts = async (startsAt: Date, counts: DayCounts, writer: Writer): Promise<void> => {
  await writer
    .insertInto('day_figures')
    .values({ ...counts, starts_at: startsAt })
    .onConflict((row) => row.column('starts_at').doNothing())
    .execute()
}

/** Forgets who was here before a day, and what was counted of the days before it. */
export const forgetDaysBefore = async ({ day, startsAt }: CountedDay, database: Database): Promise<void> => {
  await inBatches(database, (writer) => deleteSome('active_people', sql`day < ${day}`, writer))
  await inBatches(database, (writer) => deleteSome('day_figures', sql`starts_at < ${startsAt}`, writer))
}

/** Adds up some of the changes of all kept counts; answers how many. */
const addUpSome = async (writer: Writer): Promise<number> => {
  const { rows } = await sql<{ gone: number }>`
    WITH gone AS (
        DELETE FROM kept_counts WHERE ctid = ANY(${rowPlaces('kept_counts', sql`true`)}) RETURNING name, change),
      kept AS (
        INSERT INTO kept_counts SELECT name, sum(change) FROM gone GROUP BY name HAVING sum(change) <> 0)
    SELECT count(*)::integer AS gone FROM gone`.execute(writer)
  return rows[0]?.gone ?? 0
}

/** Adds up the changes of all kept counts: as many rows stay as there are counts. */
export const addUpCounts = (database: Database): Promise<void> => inBatches(database, addUpSome)
