import type { ExportFile } from '@fonte/contract/account/personal-data'
import type { HistoryEntryWithSets } from '@fonte/contract/history'
import { exportVersion } from '@fonte/domain/exchange/restore/upcast-export'
import { requireProfile } from '../account/account-store.ts'
import { listAccountEvents } from '../activity/activity-store.ts'
import { listBodyMeasures } from '../body/body-measure-store.ts'
import { listHiddenAuthors } from '../community/hidden-author-store.ts'
import { listCopiedPosts, listOwnPosts, listOwnRatings } from '../community/own-community-store.ts'
import { listOwnExercises } from '../exercise/exercise-store.ts'
import { findGym } from '../gym/gym-store.ts'
import { listHistoryEntries, listHistoryIds } from '../history/history-store.ts'
import { listImportNames } from '../import/import-name-store.ts'
import { listImports } from '../import/import-store.ts'
import type { Reader } from '../platform/database.ts'
import { type JsonStream, jsonStream } from '../platform/json-stream.ts'
import { Problem } from '../platform/problem.ts'
import type { Caller } from '../platform/session/caller.ts'
import { findOwnPrograms, listOwnProgramIds } from '../program/program-store.ts'
import { listReportIds, listReports } from '../report/report-store.ts'
import { findSecondFactorFacts } from '../second-factor/second-factor-store.ts'
import { listSessions } from '../session/session-list-store.ts'
import { readTrainingPlan } from '../training-plan/training-plan-store.ts'
import { listUsernameChanges } from '../username/username-store.ts'
import { findAccountFacts, listActiveDays } from './personal-data-store.ts'

/** Rows that are read at once: some 30,000 sets at the very most. */
const batchSize = 20

type ListIds = (userId: string, reader: Reader) => Promise<string[]>
type ListRows<Row> = (userId: string, ids: readonly string[], reader: Reader) => Promise<Row[]>

/** The rows of `userId` in the order of their ids, some at a time: between two batches no connection is held. */
async function* inBatches<Row>(userId: string, listIds: ListIds, listRows: ListRows<Row>, reader: Reader) {
  const ids = await listIds(userId, reader)
  for (let from = 0; from < ids.length; from += batchSize) {
    yield await listRows(userId, ids.slice(from, from + batchSize), reader)
  }
}

/** The oldest workout first, as a log is written. */
const workoutIds: ListIds = async (userId, reader) => (await listHistoryIds(userId, reader)).toReversed()

const workouts: ListRows<HistoryEntryWithSets> = async (userId, ids, reader) =>
  (await listHistoryEntries(userId, ids, reader)).toReversed()

async function* atOnce<Row>(list: () => Promise<readonly Row[]>) {
  yield await list()
}

/**
 * Everything that Fonte keeps about `user` at `now` (epoch ms), written while it is read; secrets and what is nobody's own
 * stay out. @throws Problem `signed-out` when the account has gone meanwhile
 */
export const exportPersonalData = async (
  user: Caller,
  now: number,
  reader: Reader,
): Promise<JsonStream<ExportFile>> => {
  const account = await findAccountFacts(user.id, reader)
  if (!account) throw new Problem('signed-out')
  return jsonStream<ExportFile>({
    format: 'fonte',
    version: exportVersion,
    exported_at: new Date(now).toISOString(),
    units: { mass: 'kg', length: 'cm' },
    account,
    profile: await requireProfile(user.id, reader),
    second_factor: await findSecondFactorFacts(user.id, reader),
    activity: atOnce(() => listAccountEvents(user.id, reader)),
    devices: atOnce(() => listSessions(user.id, user.sessionId, new Date(now), reader)),
    username_history: atOnce(() => listUsernameChanges(user.id, reader)),
    programs: inBatches(user.id, listOwnProgramIds, findOwnPrograms, reader),
    exercises: atOnce(() => listOwnExercises(user.id, reader)),
    training_plan: await readTrainingPlan(user.id, reader),
    workout_history: inBatches(user.id, workoutIds, workouts, reader),
    imports: await listImports(user.id, reader),
    import_names: await listImportNames(user.id, reader),
    body_measures: await listBodyMeasures(user.id, reader),
    gym: await findGym(user.id, reader),
    reports: inBatches(user.id, listReportIds, listReports, reader),
    posts: atOnce(() => listOwnPosts(user.id, reader)),
    ratings: atOnce(() => listOwnRatings(user.id, reader)),
    copied_posts: atOnce(() => listCopiedPosts(user.id, reader)),
    hidden_authors: atOnce(() => listHiddenAuthors(user.id, reader)),
    active_days: atOnce(() => listActiveDays(user.id, reader)),
  })
}
