import type { Writer } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'

/** Keeps out what comes with an import of `userId` that was undone meanwhile. @throws Problem `already-deleted` */
export const refuseUndone = async (userId: string, importId: string | undefined, writer: Writer): Promise<void> => {
  if (importId === undefined) return
  const origin = await writer
    .selectFrom('imports')
    .select('undone_at')
    .where('id', '=', importId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (origin && origin.undone_at !== null) throw new Problem('already-deleted')
}
