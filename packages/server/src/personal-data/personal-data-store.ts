import type { ExportFile } from '@fonte/contract/account/personal-data'
import { sql } from 'kysely'
import { emptyBodyMeasures } from '../body/body-measure-store.ts'
import { deletePostsAndRatings } from '../community/own-community-store.ts'
import { deleteUnusedExercisesUntil } from '../exercise/exercise-store.ts'
import { emptyGym } from '../gym/gym-store.ts'
import { emptyHistory } from '../history/history-removal-store.ts'
import { forgetNames } from '../import/import-name-store.ts'
import { deleteImports } from '../import/import-store.ts'
import type { Reader, Writer } from '../platform/database.ts'
import { deleteOwnPrograms } from '../program/program-removal-store.ts'
import { emptyTrainingPlan } from '../training-plan/training-plan-store.ts'

/** What is known of an account beside its profile; undefined when it is gone. */
export const findAccountFacts = async (userId: string, reader: Reader): Promise<ExportFile['account'] | undefined> => {
  const row = await reader
    .selectFrom('users')
    .select(['email', 'created_at', 'confirmed_at', 'last_sign_in_at', 'last_seen_at'])
    .where('id', '=', userId)
    .executeTakeFirst()
  return (
    row && {
      email: row.email,
      created_at: row.created_at.toISOString(),
      confirmed_at: row.confirmed_at?.toISOString() ?? null,
      last_sign_in_at: row.last_sign_in_at?.toISOString() ?? null,
      last_seen_at: row.last_seen_at?.toISOString() ?? null,
    }
  )
}

/** The days on which `userId` was here, the latest first. */
export const listActiveDays = async (userId: string, reader: Reader): Promise<string[]> => {
  const { rows } = await sql<{ day: string }>`
    SELECT day::text FROM active_people WHERE user_id = ${userId} ORDER BY active_people.day DESC`.execute(reader)
  return rows.map(({ day }) => day)
}

/** Deletes what belongs to `userId` alone and may take long: it goes before anything is locked that others wait for. */
export const deletePrivateTraining = async (userId: string, writer: Writer, until?: Date): Promise<void> => {
  await emptyHistory(userId, writer, until)
  await emptyGym(userId, writer, until)
  await emptyBodyMeasures(userId, writer, until)
  await emptyTrainingPlan(userId, writer, until)
  await forgetNames(userId, writer, until)
  await deleteImports(userId, writer, until)
}

/**
 * Deletes what others see, or wait for, of the training of `userId`, once the rest of it is gone: what they published, their
 * programs, copied ones too, and their own exercises, which by then nothing uses any more. Of what is younger than `until`
 * all stays, and so do the exercises that it uses.
 */
export const deleteSharedTraining = async (userId: string, writer: Writer, until?: Date): Promise<void> => {
  await deletePostsAndRatings(userId, writer, until)
  await deleteOwnPrograms(userId, writer, until)
  if (until) await deleteUnusedExercisesUntil(userId, until, writer)
  else await writer.deleteFrom('exercises').where('creator_id', '=', userId).execute()
}

/**
 * Deletes what `userId` trained with, did and published, by `until` where it is given: their gym, measures of their body,
 * programs, copied ones too, their training plan, their finished workouts, imports and remembered names, and their own
 * exercises.
 */
export const deleteTraining = async (userId: string, writer: Writer, until?: Date): Promise<void> => {
  await deletePrivateTraining(userId, writer, until)
  await deleteSharedTraining(userId, writer, until)
}
