import type { AuditEntry, auditRoutes } from '@fonte/contract/admin/audit'
import type { RouteAnswer, RouteInput } from '@fonte/contract/route'
import { isUndoable } from '@fonte/domain/admin/undo'
import { countSets } from '@fonte/domain/program/program'
import * as z from 'zod/mini'
import { decodeCursor, encodeCursor } from '../platform/cursor.ts'
import type { Reader } from '../platform/database.ts'
import { rowsOnPage } from '../platform/statements/page-bounds.ts'
import { type AuditRow, countAudit, findNames, listAudit } from './audit-list-store.ts'

type Change = AuditEntry['changes'][number]
type Route = (typeof auditRoutes)['get-audit-log']

const text = (value: unknown): string | null => (value === null || value === undefined ? null : String(value))

const plannedSchema = z.array(z.object({ sets: z.array(z.unknown()) }))

/** The exercises of a program with all their sets, as the log keeps them, by how many there are. */
const countsOf = ({ field, before, after }: Change): readonly Change[] => {
  const [was, is] = [before, after].map((value) => (value === null ? null : plannedSchema.parse(JSON.parse(value))))
  const sets = (exercises: typeof was) => text(exercises && countSets({ exercises }))
  const counted = [
    { field, before: text(was?.length), after: text(is?.length) },
    { field: 'sets', before: sets(was), after: sets(is) },
  ]
  return counted.filter((row) => row.field === field || row.before !== row.after)
}

/** What changed, field by field; what else is known of the action stands after it. */
const changesOf = ({ before, after, details }: AuditRow): AuditEntry['changes'] => {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const changed = fields
    .map((field) => ({ field, before: text(before?.[field]), after: text(after?.[field]) }))
    .filter((change) => change.before !== change.after)
    .flatMap((change) => (change.field === 'exercises' ? countsOf(change) : [change]))
  const others = Object.entries(details).map(([field, value]) => ({ field, before: null, after: text(value) }))
  return [...changed, ...others]
}

const present = (row: AuditRow, names: ReadonlyMap<string, string>, now: number): AuditEntry => {
  const named = (id: string | null) => (id === null ? null : { id, name: names.get(id) ?? null })
  return {
    id: row.id,
    action: row.action,
    created_at: row.created_at.toISOString(),
    actor: named(row.actor_id),
    subject: named(row.subject_id),
    changes: changesOf(row),
    is_undone: row.is_undone,
    can_undo: isUndoable({ ...row, at: row.created_at.getTime() }, now),
  }
}

/** A page of the audit log as it stands at `now` (epoch ms). @throws Problem `invalid-input` */
export const listAuditLog = async (
  query: RouteInput<Route>['query'],
  now: number,
  reader: Reader,
): Promise<RouteAnswer<Route>> => {
  const { action = null, actor = null, subject = null, since, until, cursor } = query
  const date = (instant: string | undefined) => (instant === undefined ? null : new Date(instant))
  const filter = { action, actor, subject, since: date(since), until: date(until) }
  const after = cursor === undefined ? null : decodeCursor(cursor)
  const [rows, total] = await Promise.all([listAudit(filter, after, reader), countAudit(filter, reader)])
  const page = rows.slice(0, rowsOnPage)
  const last = rows.length > page.length ? page.at(-1) : undefined
  const ids = page.flatMap(({ actor_id, subject_id }) => [actor_id ?? [], subject_id ?? []].flat())
  const names = await findNames(ids, reader)
  return {
    items: page.map((row) => present(row, names, now)),
    next: last ? encodeCursor({ at: last.created_at, id: last.id }) : null,
    total,
  }
}
