import type { Tasks } from '../platform/jobs/jobs.ts'
import type { Platform } from '../platform/platform.ts'
import { listPostsHolding, listUntoldExercises, noteTold, refreshPosts } from './post-text-store.ts'

/** Posts that are brought up to date in one transaction: so long nobody else changes them. */
const batchSize = 200

/** Before all ids. */
const firstId = '00000000-0000-0000-0000-000000000000'

/** When posts are brought up to date, as a line of a crontab. */
export const communityTimes = `
* * * * * tell-exercises
`

/**
 * Brings the posts up to date that hold an exercise of the library which was renamed or changed otherwise, by an
 * administrator or by a new release. Where a server ends in the middle, the next one begins that exercise again.
 */
const tellExercises = async ({ database }: Pick<Platform, 'database'>): Promise<void> => {
  for (const untold of await listUntoldExercises(database.read)) {
    let ids: string[] = []
    do {
      ids = await listPostsHolding(untold.exercise_id, ids.at(-1) ?? firstId, batchSize, database.read)
      await database.transaction((writer) => refreshPosts(ids, writer))
    } while (ids.length === batchSize)
    await database.transaction((writer) => noteTold(untold, writer))
  }
}

/** What keeps the community in order, by the name of its job. */
export const communityTasks = (platform: Platform): Tasks => ({ 'tell-exercises': () => tellExercises(platform) })
