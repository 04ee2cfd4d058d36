import { type KeptTrainingPlan, noTrainingPlan, type TrainingPlan } from '@fonte/domain/training-plan/training-plan'
import { sql } from 'kysely'
import type { Reader, Writer } from '../platform/database.ts'

/** The plan of `userId`; the empty one, of version 0, before the first. */
export const readTrainingPlan = async (userId: string, reader: Reader): Promise<KeptTrainingPlan> => {
  const row = await reader
    .selectFrom('training_plans')
    .select(['content', 'version'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? { content: noTrainingPlan, version: 0 }
}

/** Writes a plan over the one before. */
export const writeTrainingPlan = async (
  userId: string,
  { content, version }: { readonly content: TrainingPlan; readonly version: number },
  writer: Writer,
): Promise<void> => {
  const row = { content: JSON.stringify(content), version }
  await writer
    .insertInto('training_plans')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...row, saved_at: sql`now()` }))
    .execute()
}
