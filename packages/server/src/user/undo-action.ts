import { isDeepStrictEqual } from 'node:util'
import { type PlanState, plans } from '@fonte/domain/account/plan'
import { isUndoable, type UndoableAction } from '@fonte/domain/admin/undo'
import { lockActorAndUser } from '../admin/role-store.ts'
import { type AuditRow, findAudit } from '../audit/audit-list-store.ts'
import { givePlan, lockPlanState } from '../plan/plan-store.ts'
import type { Writer } from '../platform/database.ts'
import type { Platform } from '../platform/platform.ts'
import { Problem } from '../platform/problem.ts'
import type { Caller } from '../platform/session/caller.ts'
import { requirePassword } from '../platform/session/require-password.ts'
import { block, type Managed, unblock } from './manage-user.ts'

/** The plan that the log says somebody had; null when it says none. */
const planIn = (fields: AuditRow['before']): PlanState | null => {
  const plan = plans.find((known) => known === fields?.plan)
  const date = (value: unknown) => (typeof value === 'number' ? value : null)
  return plan
    ? { plan, trial_started_at: date(fields?.trial_started_at), trial_ends_at: date(fields?.trial_ends_at) }
    : null
}

type Undo = (row: AuditRow, managed: Managed, platform: Platform, writer: Writer) => Promise<void>

const givePlanBack: Undo = async ({ id, before, after }, { actorId, userId }, { now }, writer) => {
  const [former, given] = [planIn(before), planIn(after)]
  const current = await lockPlanState(userId, writer)
  if (!former || !given || !current || !isDeepStrictEqual(current, given)) throw new Problem('undo-conflict')
  await givePlan({ userId, actorId, undoes: id }, { before: current, after: former }, now(), writer)
}

const undos: Readonly<Record<UndoableAction, Undo>> = {
  'update-user-plan': givePlanBack,
  block: async (row, managed, platform, writer) => {
    if (!managed.user.isBlocked) throw new Problem('undo-conflict')
    await unblock({ ...managed, undoes: row.id }, platform, writer)
  },
  unblock: async (row, managed, platform, writer) => {
    if (managed.user.isBlocked) throw new Problem('undo-conflict')
    await block({ ...managed, undoes: row.id }, platform, writer)
  },
}

/** What can be taken back of the log, on whom. @throws Problem `undo-conflict` */
const undoableRow = (row: AuditRow, now: number) => {
  const done = { ...row, at: row.created_at.getTime() }
  if (!isUndoable(done, now) || done.subject_id === null) throw new Problem('undo-conflict')
  return { ...done, subject_id: done.subject_id }
}

/**
 * Takes an action of the log back, which leaves a row of its own. Of two who do at once, one is told that it is too late.
 * @throws Problem `not-found`, `undo-conflict`, `own-account`, `last-admin`, `password-required`, `wrong-password`
 */
export const undoAction = async (
  platform: Platform,
  actor: Caller,
  { id, password }: { readonly id: string; readonly password: string | undefined },
): Promise<void> => {
  const { database, now } = platform
  const seen = await findAudit(id, database.read)
  if (!seen) throw new Problem('not-found')
  const { action, subject_id: userId } = undoableRow(seen, now())
  if (action === 'unblock' && userId === actor.id) throw new Problem('own-account')
  if (action === 'unblock') await requirePassword(platform, actor, password)
  await database.transaction(async (writer) => {
    const user = await lockActorAndUser(actor.id, userId, writer)
    const row = user && (await findAudit(id, writer))
    if (!row) throw new Problem('not-found')
    const current = undoableRow(row, now())
    await undos[current.action](row, { actorId: actor.id, userId, user }, platform, writer)
  })
}
