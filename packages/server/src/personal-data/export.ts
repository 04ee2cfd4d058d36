import type { PersonalData } from '@fonte/contract/personal-data'
import { requireProfile } from '../account/account-store.ts'
import { listDevices } from '../device/device-store.ts'
import { listExercises } from '../exercise/exercise-store.ts'
import { listWholeHistory } from '../history/history-store.ts'
import type { Reader } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import type { Caller } from '../platform/session/caller.ts'
import { listOwnPrograms } from '../program/program-store.ts'
import { listReportsOf } from '../report/report-store.ts'
import { listUsernameChanges } from '../username/username-store.ts'
import { findAccountFacts } from './personal-data-store.ts'

/** Everything that Fonte keeps about `user` at `now` (epoch ms); secrets and what is nobody's own stay out. */
export const exportPersonalData = async (user: Caller, now: number, reader: Reader): Promise<PersonalData> => {
  const account = await findAccountFacts(user.id, reader)
  if (!account) throw new Problem('signed-out')
  const exercises = await listExercises(user.id, reader)
  return {
    exported_at: new Date(now).toISOString(),
    account,
    profile: await requireProfile(user.id, reader),
    devices: await listDevices(user.id, user.sessionId, new Date(now), reader),
    username_history: await listUsernameChanges(user.id, reader),
    programs: await listOwnPrograms(user.id, reader),
    exercises: exercises.filter((exercise) => exercise.creator_id === user.id),
    workout_history: await listWholeHistory(user.id, reader),
    reports: await listReportsOf(user.id, reader),
  }
}
