import type { importRoutes } from '@fonte/contract/import'
import type { RouteAnswer } from '@fonte/contract/route'
import { lockMember } from '../account/account-store.ts'
import { takeMeasuresOf } from '../body/body-measure-store.ts'
import { deleteUnusedExercises } from '../exercise/exercise-store.ts'
import { takeGymOf } from '../gym/gym-store.ts'
import { deleteImported } from '../history/imported-entry-store.ts'
import type { Writer } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import { takePlanOf } from '../training-plan/training-plan-store.ts'
import { forgetNamesOf } from './import-name-store.ts'
import { findImport, findMadeFor, madeBefore, noteUndone } from './import-store.ts'
import { countKeptWorkouts, putBackReplaced } from './replaced-workouts-store.ts'
import { deleteUntouchedPrograms, refuseLatePrograms } from './restored-programs-store.ts'

/**
 * Takes back the import of `userId`: workouts that it replaced say again what they said, those that it brought go, unless
 * somebody edited them since; so do its measures, its gym and its training plan, and what was made for it, not long before it, and nothing else uses:
 * programs, custom exercises, and names that it added. What of it arrives later is refused. Again it
 * takes nothing more, and answers what is there now.
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
  await noteUndone(importId, now, writer)
  const back = await putBackReplaced(userId, writer)
  const deleted = new Set(await deleteImported(userId, writer))
  const put_back = [...back].filter((id) => !deleted.has(id)).length
  const measures = await takeMeasuresOf(userId, importId, writer)
  const [gym, plan] = [await takeGymOf(userId, importId, writer), await takePlanOf(userId, importId, writer)]
  const since = new Date(Date.parse(before.created_at) - madeBefore)
  const made = await findMadeFor(importId, writer)
  const programs = await deleteUntouchedPrograms(userId, { id: importId, program_ids: made.program_ids }, since, writer)
  await refuseLatePrograms(userId, made.program_ids, writer)
  const exercises = await deleteUnusedExercises(userId, made.exercise_ids, since, writer)
  const names = await forgetNamesOf(userId, importId, writer)
  const kept_workouts = await countKeptWorkouts(userId, importId, writer)
  return {
    import: (await findImport(userId, importId, writer)) ?? before,
    ...{ workouts: deleted.size, put_back, measures, gym, plan, names },
    ...{ programs: programs.deleted, exercises: exercises.deleted },
    kept_workouts,
    kept_programs: programs.kept,
    kept_exercises: exercises.kept,
  }
}
