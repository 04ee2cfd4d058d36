import { isDeepStrictEqual } from 'node:util'
import type { KeptTrainingPlan } from '@fonte/domain/training-plan/training-plan'
import { lockMember } from '../account/account-store.ts'
import type { Writer } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import { readTrainingPlan, writeTrainingPlan } from './training-plan-store.ts'

/**
 * Saves the plan of `userId` over the version it was read at. A repeated save whose first answer was lost finds its own
 * content and answers with it. @throws Problem `signed-out`, `version-conflict` with the current plan
 */
export const saveTrainingPlan = async (
  userId: string,
  { content, version }: KeptTrainingPlan,
  writer: Writer,
): Promise<KeptTrainingPlan> => {
  await lockMember(userId, writer)
  const stored = await readTrainingPlan(userId, writer)
  if (isDeepStrictEqual(stored.content, content)) return stored
  if (stored.version !== version) throw new Problem('version-conflict', { current: stored })
  const next = { content, version: version + 1 }
  await writeTrainingPlan(userId, next, writer)
  return next
}
