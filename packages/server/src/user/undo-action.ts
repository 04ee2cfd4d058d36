import { isDeepStrictEqual } from 'node:util'
import { type PlanState, plans } from '@fonte/domain/account/plan'
import { lockActorAndUser } from '../admin/role-store.ts'
import { findUndoable, type Undo, type UndoableRow } from '../audit/undo-store.ts'
import { findPlanState, givePlan } from '../plan/plan-store.ts'
import type { Writer } from '../platform/database.ts'
import type { Platform } from '../platform/platform.ts'
import { Problem } from '../platform/problem.ts'
import { requirePassword } from '../platform/session/require-password.ts'
import { block, type Managed, unblock } from './manage-user.ts'

/** The plan that the log says somebody had; null when it says none. */
const planIn = (fields: UndoableRow['before']): PlanState | null => {
  const plan = plans.find((known) => known === fields?.plan)
  const date = (value: unknown) => (typeof value === 'number' ? value : null)
  return plan
    ? { plan, trial_started_at: date(fields?.trial_started_at), trial_ends_at: date(fields?.trial_ends_at) }
    : null
}

type UndoOne = (row: UndoableRow, managed: Managed, platform: Platform, writer: Writer) => Promise<void>

const givePlanBack: UndoOne = async ({ id, before, after }, { actorId, userId }, { now }, writer) => {
  const [former, given] = [planIn(before), planIn(after)]
  const current = await findPlanState(userId, writer)
  if (!former || !given || !current || !isDeepStrictEqual(current, given)) throw new Problem('undo-conflict')
  await givePlan({ userId, actorId, undoes: id }, { before: current, after: former }, now(), writer)
}

const unblockAgain: UndoOne = async (row, managed, platform, writer) => {
  if (!managed.user.isBlocked) throw new Problem('undo-conflict')
  await unblock({ ...managed, undoes: row.id }, platform, writer)
}

const blockAgain: UndoOne = async (row, managed, platform, writer) => {
  if (managed.user.isBlocked) throw new Problem('undo-conflict')
  await block({ ...managed, undoes: row.id }, platform, writer)
}

const undoOf = (action: UndoableRow['action']): UndoOne => {
  if (action === 'block') return unblockAgain
  return action === 'unblock' ? blockAgain : givePlanBack
}

/**
 * Takes back what was done to an account, which leaves a row of its own. Of two who do at once, one is told that it is too
 * late.
 * @throws Problem `not-found`, `undo-conflict`, `own-account`, `last-admin`, `password-required`, `wrong-password`
 */
export const undoUserAction: Undo = async (platform, actor, { id, password }) => {
  const { database, now } = platform
  const { action, subject_id: userId } = await findUndoable(id, now(), database.read)
  if (action === 'unblock' && userId === actor.id) throw new Problem('own-account')
  if (action === 'unblock') await requirePassword(platform, actor, password)
  await database.transaction(async (writer) => {
    const user = await lockActorAndUser(actor.id, userId, writer)
    if (!user) throw new Problem('not-found')
    const row = await findUndoable(id, now(), writer)
    await undoOf(row.action)(row, { actorId: actor.id, userId, user }, platform, writer)
  })
}
