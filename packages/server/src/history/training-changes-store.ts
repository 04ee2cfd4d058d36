import { changesPage, changesPageNotes, changesPageSets } from '@fonte/contract/training-log/training-log'
import { sql } from 'kysely'
import type { Reader, Writer } from '../platform/database.ts'
import { compiledOnce } from '../platform/statements/compiled.ts'

/** Where the clock of a person's log stands, and up to where its deletions are forgotten. */
export interface TrainingClock {
  readonly seq: number
  readonly known_from: number
}

const clockOf = compiledOnce<{ userId: string }, TrainingClock>((reader, place) =>
  reader.selectFrom('training_clock').select(['seq', 'known_from']).where('user_id', '=', place('userId')),
)

/** The clock of `userId`; undefined when the account is gone. */
export const findTrainingClock = async (userId: string, reader: Reader): Promise<TrainingClock | undefined> => {
  const [clock] = await clockOf({ userId }, reader)
  return clock
}

/** Has every device start over with the log of `userId`, where so much went that naming it would take longer. */
export const forgetLogBefore = async (userId: string, writer: Writer): Promise<void> => {
  await writer
    .updateTable('training_clock')
    .set({ seq: sql`seq + 1`, known_from: sql`seq + 1` })
    .where('user_id', '=', userId)
    .execute()
}

/** A page of changes; the lists are JSON, as the answer has them. */
export interface ChangesPage {
  readonly exercises: string
  readonly entries: string
  readonly gone: string
  readonly measures: string
  /** Whether there are changes after its last one. */
  readonly more: boolean
  /** The number of its last change. */
  readonly last: number
  /** All finished workouts that there are. */
  readonly of: number
  /** Up to where deletions were forgotten as the page was read. */
  readonly known_from: number
}

/** Which changes: entries after `since`, deletions after `goneSince`. */
interface ChangesSpan {
  readonly userId: string
  readonly since: number
  readonly goneSince: number
}

const milliseconds = (column: 'started_at' | 'completed_at') =>
  sql`(extract(epoch FROM ${sql.ref(column)}) * 1000)::bigint`

/** What follows the exercise in a packed set. Most sets say nothing that is rare, and few end otherwise than with `at`. */
const packedFigures = sql`concat(',', reps, ',', trim_scale(weight),
  CASE WHEN num_nonnulls(seconds, weight_lb, group_no, distance, assist, assist_lb, side, note, place) > 0
    THEN regexp_replace(concat(',', coalesce(at_s::text, 'null'), ',', coalesce(to_json(kind)::text, 'null'),
      ',', coalesce(trim_scale(effort)::text, 'null'), ',', coalesce(seconds::text, 'null'),
      ',', coalesce(trim_scale(weight_lb)::text, 'null'), ',', coalesce(group_no::text, 'null'),
      ',', coalesce(distance::text, 'null'), ',', coalesce(trim_scale(assist)::text, 'null'),
      ',', coalesce(trim_scale(assist_lb)::text, 'null'), ',', coalesce(to_json(side)::text, 'null'),
      ',', coalesce(to_json(note)::text, 'null'), ',', coalesce(to_json(place)::text, 'null')), '(,null)+$', '')
  WHEN effort IS NOT NULL THEN concat(',', coalesce(at_s::text, 'null'), ',', coalesce(to_json(kind)::text, 'null'),
      ',', trim_scale(effort))
  WHEN kind IS NOT NULL THEN concat(',', coalesce(at_s::text, 'null'), ',', to_json(kind))
  WHEN at_s IS NOT NULL THEN concat(',', at_s) END)`

/** The first changes of the span, in the order in which they happened: as many as a page holds, and always one. */
export const readChangesPage = async (
  { userId, since, goneSince }: ChangesSpan,
  reader: Reader,
): Promise<ChangesPage> => {
  const { rows } = await sql<ChangesPage>`
    WITH
      found AS (
        (SELECT seq, id, 'entry' AS what, sets_done AS sets, coalesce(octet_length(notes::text), 0) AS notes FROM workout_history
         WHERE user_id = ${userId} AND seq > ${since}::bigint ORDER BY seq LIMIT ${sql.lit(changesPage)})
        UNION ALL
        (SELECT seq, id::uuid, 'gone', 0, 0 FROM deleted_rows
         WHERE user_id = ${userId} AND seq > ${goneSince}::bigint ORDER BY seq LIMIT ${sql.lit(changesPage)})
        UNION ALL
        (SELECT seq, NULL, 'measure', 0, 0 FROM body_measures
         WHERE user_id = ${userId} AND seq > ${since}::bigint ORDER BY seq LIMIT ${sql.lit(changesPage)})
        ORDER BY seq LIMIT ${sql.lit(changesPage)}
      ),
      added_up AS (SELECT *, sum(sets) OVER page AS total, sum(notes) OVER page AS octets FROM found WINDOW page AS (ORDER BY seq)),
      changes AS MATERIALIZED (
        SELECT seq, id, what FROM added_up
        WHERE (total <= ${sql.lit(changesPageSets)} OR total = sets) AND (octets <= ${sql.lit(changesPageNotes)} OR octets = notes)
      ),
      its AS MATERIALIZED (
        SELECT changes.seq, changes.id, "order", exercise_id, exercise_name, ${packedFigures} AS figures
        FROM changes LEFT JOIN workout_sets ON entry_id = changes.id WHERE what = 'entry'
      ),
      named AS MATERIALIZED (
        SELECT exercise_id, exercise_name, row_number() OVER () - 1 AS n FROM its
        WHERE "order" IS NOT NULL GROUP BY exercise_id, exercise_name
      ),
      packed AS (
        SELECT its.seq, its.id,
          string_agg(concat('[', n, figures, ']'), ',' ORDER BY "order") FILTER (WHERE "order" IS NOT NULL) AS sets
        FROM its LEFT JOIN named USING (exercise_id, exercise_name) GROUP BY its.seq, its.id
      )
    SELECT
      (SELECT coalesce(json_agg(json_build_array(exercise_id, exercise_name) ORDER BY n), '[]')::text FROM named) AS exercises,
      (SELECT concat('[', string_agg(concat(left(json_strip_nulls(json_build_object('id', id, 'program_id', program_id,
          'name', program_name, 'started_at', ${milliseconds('started_at')}, 'completed_at', ${milliseconds('completed_at')},
          'offset', utc_offset, 'minutes', duration_minutes, 'notes', notes, 'version', version, 'origin', origin))::text, -1),
          ',"sets":[', sets, ']}'), ',' ORDER BY packed.seq), ']')
        FROM packed JOIN workout_history USING (id)) AS entries,
      (SELECT coalesce(json_agg(id), '[]')::text FROM changes WHERE what = 'gone') AS gone,
      (SELECT coalesce(json_agg(json_build_array(day, kind, value)), '[]')::text
        FROM body_measures JOIN changes USING (seq) WHERE user_id = ${userId} AND what = 'measure') AS measures,
      (SELECT count(*) = ${sql.lit(changesPage)} OR count(*) > (SELECT count(*) FROM changes) FROM found) AS more,
      (SELECT coalesce(max(seq), 0) FROM changes) AS last,
      (SELECT count(*) FROM workout_history WHERE user_id = ${userId}) AS of,
      (SELECT known_from FROM training_clock WHERE user_id = ${userId}) AS known_from`.execute(reader)
  const [page] = rows
  if (!page) throw new Error('a statement without a table answered no row')
  return page
}
