import type { BodyMeasure, BodyMeasureChange } from '@fonte/domain/body/body-measure'
import { sql } from 'kysely'
import type { Reader, Writer } from '../platform/database.ts'

/**
 * Stores measures of `userId`, and answers how they stand then; what is stored so already, and what is not there to be
 * taken away, changes nothing. An import brings a measure only where there is none; it goes when that import is undone,
 * unless it is typed over before, be it with the same value.
 */
export const saveBodyMeasures = async (
  userId: string,
  changes: readonly BodyMeasureChange[],
  importId: string | null,
  writer: Writer,
): Promise<readonly BodyMeasureChange[]> => {
  await sql`
    INSERT INTO body_measures (user_id, day, kind, value, import_id)
    SELECT ${userId}, day, kind, value, ${importId}
    FROM json_to_recordset(${JSON.stringify(changes)}::json) AS sent (day date, kind text, value numeric)
    WHERE value IS NOT NULL OR EXISTS (
      SELECT FROM body_measures WHERE user_id = ${userId} AND body_measures.day = sent.day AND body_measures.kind = sent.kind)
    ON CONFLICT (user_id, day, kind) DO UPDATE SET value = EXCLUDED.value, saved_at = now(),
        import_id = EXCLUDED.import_id
      WHERE CASE WHEN EXCLUDED.import_id IS NULL
        THEN body_measures.value IS DISTINCT FROM EXCLUDED.value OR body_measures.import_id IS NOT NULL
        ELSE body_measures.value IS NULL AND EXCLUDED.value IS NOT NULL END`.execute(writer)
  return importId === null ? changes : standingOf(userId, changes, writer)
}

/** The measures of these days and kinds, in their order; null where there is none. */
const standingOf = async (
  userId: string,
  asked: readonly Pick<BodyMeasure, 'day' | 'kind'>[],
  writer: Writer,
): Promise<readonly BodyMeasureChange[]> => {
  const { rows } = await sql<BodyMeasureChange>`
    SELECT asked.day::text, asked.kind, value
    FROM ROWS FROM (json_to_recordset(${JSON.stringify(asked)}::json) AS (day date, kind text))
      WITH ORDINALITY AS asked (day, kind, place)
    LEFT JOIN body_measures
      ON user_id = ${userId} AND body_measures.day = asked.day AND body_measures.kind = asked.kind
    ORDER BY place`.execute(writer)
  return rows
}

/** Takes away the measures that an import of `userId` brought and nobody changed since; answers how many. */
export const takeMeasuresOf = async (userId: string, importId: string, writer: Writer): Promise<number> => {
  const { numUpdatedRows } = await writer
    .updateTable('body_measures')
    .set({ value: null, import_id: null, saved_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('import_id', '=', importId)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** How many measures of `userId` are kept, those that were taken away included. */
export const countBodyMeasures = async (userId: string, writer: Writer): Promise<number> => {
  const { count } = await writer
    .selectFrom('body_measures')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

/** All measures of `userId`, oldest first. */
export const listBodyMeasures = async (userId: string, reader: Reader): Promise<BodyMeasure[]> => {
  const { rows } = await sql<BodyMeasure>`
    SELECT day::text, kind, value FROM body_measures
    WHERE user_id = ${userId} AND value IS NOT NULL ORDER BY body_measures.day, kind`.execute(reader)
  return rows
}

/** Deletes the measures of `userId`, or takes away those that were stored by `until`, of which devices are told one by one. */
export const emptyBodyMeasures = async (userId: string, writer: Writer, until?: Date): Promise<void> => {
  if (until) {
    await writer
      .updateTable('body_measures')
      .set({ value: null, saved_at: new Date() })
      .where('user_id', '=', userId)
      .where('saved_at', '<=', until)
      .where('value', 'is not', null)
      .execute()
  } else await writer.deleteFrom('body_measures').where('user_id', '=', userId).execute()
}
