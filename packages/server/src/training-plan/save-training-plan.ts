import { isDeepStrictEqual } from 'node:util'
import type { RouteInput } from '@fonte/contract/route'
import type { trainingPlanRoutes } from '@fonte/contract/training-plan'
import type { KeptTrainingPlan } from '@fonte/domain/training-plan/training-plan'
import { lockMember } from '../account/account-store.ts'
import { refuseUndone } from '../import/undone-import-store.ts'
import type { Writer } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import { keepPlan, readTrainingPlan, writeTrainingPlan } from './training-plan-store.ts'

type SentPlan = RouteInput<(typeof trainingPlanRoutes)['put-training-plan']>['body']

/**
 * Saves the plan of `userId` over the version it was read at. A repeated save whose first answer was lost finds its own
 * content and answers with it; saved by hand, the plan of an import is its person's own.
 * @throws Problem `signed-out`, `version-conflict` with the current plan, `already-deleted` with an import that was undone
 */
export const saveTrainingPlan = async (
  userId: string,
  { content, version, import_id }: SentPlan,
  writer: Writer,
): Promise<KeptTrainingPlan> => {
  await lockMember(userId, writer)
  await refuseUndone(userId, import_id, writer)
  const stored = await readTrainingPlan(userId, writer)
  if (isDeepStrictEqual(stored.content, content)) {
    if (import_id === undefined) await keepPlan(userId, writer)
    return stored
  }
  if (stored.version !== version) throw new Problem('version-conflict', { current: stored })
  const next = { content, version: version + 1 }
  await writeTrainingPlan(userId, { ...next, import_id: import_id ?? null }, writer)
  return next
}
