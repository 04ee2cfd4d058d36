import { type KeptTrainingPlan, noTrainingPlan, type TrainingPlan } from '@fonte/domain/training-plan/training-plan'
import { sql } from 'kysely'
import { isAsBrought, noImport } from '../import/brought-document-store.ts'
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

/** A plan as it is written: `import_id` names the import that brings it, if any. */
interface WrittenPlan {
  readonly content: TrainingPlan
  readonly version: number
  readonly import_id?: string | null
}

/** Writes a plan over the one before. */
export const writeTrainingPlan = async (
  userId: string,
  { content, version, import_id = null }: WrittenPlan,
  writer: Writer,
): Promise<void> => {
  const import_version = import_id === null ? null : version
  const row = { content: JSON.stringify(content), version, import_id, import_version }
  await writer
    .insertInto('training_plans')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...row, saved_at: sql`now()` }))
    .execute()
}

/** Has the plan of `userId` stay when the import that brought it is undone. */
export const keepPlan = async (userId: string, writer: Writer): Promise<void> => {
  await writer
    .updateTable('training_plans')
    .set(noImport)
    .where('user_id', '=', userId)
    .where('import_id', 'is not', null)
    .execute()
}

/** Empties the plan of `userId` where the import brought it and nobody changed it since; answers whether it did. */
export const takePlanOf = async (userId: string, importId: string, writer: Writer): Promise<boolean> => {
  const { numUpdatedRows } = await emptied(writer).where(isAsBrought(userId, importId)).executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Empties the plan of `userId`, or leaves one that was saved after `until`. Its version goes on, so that what was read
 * before is refused.
 */
export const emptyTrainingPlan = async (userId: string, writer: Writer, until?: Date): Promise<void> => {
  const rows = emptied(writer).where('user_id', '=', userId)
  await (until ? rows.where('saved_at', '<=', until) : rows).execute()
}

const emptied = (writer: Writer) =>
  writer.updateTable('training_plans').set((old) => ({
    content: JSON.stringify(noTrainingPlan),
    version: old('version', '+', 1),
    ...noImport,
    saved_at: sql<Date>`now()`,
  }))
