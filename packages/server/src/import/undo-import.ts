import type { importRoutes } from '@fonte/contract/import'
import type { RouteAnswer } from '@fonte/contract/route'
import { lockMember } from '../account/account-store.ts'
import { deleteUnusedExercises } from '../exercise/exercise-store.ts'
import { deleteImported } from '../history/imported-entry-store.ts'
import type { Writer } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import { forgetNamesOf } from './import-name-store.ts'
import { findExercisesMadeFor, findImport, noteUndone } from './import-store.ts'

/** A device sends the exercises that it makes for an import just before its beginning (ms). */
const madeBefore = 3_600_000

/**
 * Deletes what the import of `userId` brought: workouts that nobody edited since, custom exercises that were made for it,
 * not long before it, and that nothing else uses, names that it added. Again it deletes nothing more, and answers what is
 * there now.
 * @throws Problem `not-found`, `undo-conflict` after 30 days, `signed-out`
 */
export const undoImport = async (
  userId: string,
  importId: string,
  now: number,
  writer: Writer,
): Promise<RouteAnswer<(typeof importRoutes)['undo-import']>> => {
  await lockMember(userId, writer)
  const before = await findImport(userId, importId, writer)
  if (!before) throw new Problem('not-found')
  if (now > Date.parse(before.undo_until)) throw new Problem('undo-conflict')
  const workouts = await deleteImported(userId, importId, writer)
  const since = new Date(Date.parse(before.created_at) - madeBefore)
  const made = await findExercisesMadeFor(importId, writer)
  const { deleted, kept } = await deleteUnusedExercises(userId, made, since, writer)
  const names = await forgetNamesOf(userId, importId, writer)
  await noteUndone(importId, now, writer)
  return {
    import: { ...before, workouts: before.edited, undone_at: before.undone_at ?? new Date(now).toISOString() },
    workouts,
    exercises: deleted,
    names,
    kept_workouts: before.edited,
    kept_exercises: kept,
  }
}
