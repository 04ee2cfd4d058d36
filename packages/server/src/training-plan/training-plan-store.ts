import { type KeptTrainingPlan, noTrainingPlan, type TrainingPlan } from '@fonte/domain/training-plan/training-plan'
import { sql } from 'kysely'
import type { Reader, Writer } from '../platform/database.ts'

/** The plan of `userId`; the empty one since a reset, and, of version 0, before the first. */
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

/**
 * Empties the plan of `userId`, or leaves one that was saved after `until`. Its version goes on, so that what was read
 * before is refused.
 */
export const emptyTrainingPlan = async (userId: string, writer: Writer, until?: Date): Promise<void> => {
  const rows = writer
    .updateTable('training_plans')
    .set((old) => ({
      content: JSON.stringify(noTrainingPlan),
      version: old('version', '+', 1),
      saved_at: sql<Date>`now()`,
    }))
    .where('user_id', '=', userId)
  await (until ? rows.where('saved_at', '<=', until) : rows).execute()
}
