import { libraryEdits } from '@fonte/domain/admin/undo'
import { sql } from 'kysely'
import type { Keyset } from '../platform/cursor.ts'
import type { Reader } from '../platform/database.ts'
import { countedTo, rowsOnPage } from '../platform/statements/page-bounds.ts'

/** Which rows are looked for; null where any will do. */
export interface AuditFilter {
  readonly action: string | null
  /** A user by id, or `command` for the command line. */
  readonly actor: string | null
  readonly subject: string | null
  readonly since: Date | null
  readonly until: Date | null
}

const rows = (reader: Reader) => reader.selectFrom('audit_log')
type Query = ReturnType<typeof rows>

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const byActor = (query: Query, actor: string): Query => {
  if (actor === 'command') return query.where('actor_id', 'is', null)
  return uuid.test(actor) ? query.where('actor_id', '=', actor) : query.where(sql<boolean>`false`)
}

const filtered = ({ action, actor, subject, since, until }: AuditFilter, reader: Reader): Query => {
  let query = rows(reader)
  if (action !== null) query = query.where('action', '=', action)
  if (actor !== null) query = byActor(query, actor)
  if (subject !== null) query = query.where('subject_id', '=', subject)
  if (since) query = query.where('created_at', '>=', since)
  if (until) query = query.where('created_at', '<', until)
  return query
}

/**
 * Later actions of the same kind on the same subject: blocking and unblocking are one kind, and so is all that is done to
 * a row of the library, but for a decision to keep its text: that changes nothing of it.
 */
const hasLater = sql<boolean>`EXISTS (SELECT FROM audit_log AS later
  WHERE later.subject_id = audit_log.subject_id AND (later.created_at, later.id) > (audit_log.created_at, audit_log.id)
    AND (later.action = audit_log.action
      OR later.action IN ('block', 'unblock') AND audit_log.action IN ('block', 'unblock')
      OR audit_log.action = ANY(${libraryEdits}::text[]) AND later.action <> 'decline-library-proposal'))`

const isUndone = sql<boolean>`EXISTS (SELECT FROM audit_log AS undoing WHERE undoing.undoes = audit_log.id)`

const columns = ['id', 'actor_id', 'action', 'subject_id', 'before', 'after', 'details', 'created_at'] as const

const selected = (query: Query) => query.select([...columns, hasLater.as('has_later'), isUndone.as('is_undone')])

/** A row of the log as its list reads it. */
export type AuditRow = NonNullable<Awaited<ReturnType<typeof findAudit>>>

/** One row of the log; undefined when there is none. */
export const findAudit = (id: string, reader: Reader) =>
  selected(rows(reader).where('audit_log.id', '=', id)).executeTakeFirst()

/** The rows of a page, the last first, and the first of the next page where there is one. */
export const listAudit = (filter: AuditFilter, after: Keyset | null, reader: Reader): Promise<AuditRow[]> => {
  const query = filtered(filter, reader)
  const further = after
    ? query.where(sql<boolean>`(audit_log.created_at, audit_log.id) < (${after.at}, ${after.id}::uuid)`)
    : query
  return selected(further)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(rowsOnPage + 1)
    .execute()
}

/** How many rows fit; null for more than are counted. */
export const countAudit = async (filter: AuditFilter, reader: Reader): Promise<number | null> => {
  const some = filtered(filter, reader)
    .select('id')
    .limit(countedTo + 1)
  const { total } = await reader
    .selectFrom(some.as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total > countedTo ? null : total
}

/** What people and things of the library are called today, by their ids; one that is gone is not among them. */
export const findNames = async (ids: readonly string[], reader: Reader): Promise<ReadonlyMap<string, string>> => {
  const named = [...new Set(ids)]
  const people = named.filter((id) => uuid.test(id))
  const { rows: found } = await sql<{ id: string; name: string }>`
    SELECT id::text, username AS name FROM profiles WHERE id = ANY(${people}::uuid[])
    UNION ALL SELECT id::text, name FROM programs WHERE id = ANY(${people}::uuid[]) AND is_predefined
    UNION ALL SELECT id, name FROM exercises WHERE id = ANY(${named}::text[]) AND creator_id IS NULL
    UNION ALL SELECT id, name FROM muscle_groups WHERE id = ANY(${named}::text[])
    UNION ALL SELECT id, name FROM muscles WHERE id = ANY(${named}::text[])`.execute(reader)
  return new Map(found.map(({ id, name }) => [id, name]))
}
