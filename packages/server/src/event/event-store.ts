import type { Plan } from '@fonte/domain/account/plan'
import type { Role } from '@fonte/domain/account/role'
import { sql } from 'kysely'
import type { Reader } from '../platform/database.ts'

/** Which of the sessions are over: ended, or blocked with their user. */
export const findEndedSessions = async (
  held: readonly { readonly id: string; readonly userId: string }[],
  reader: Reader,
): Promise<readonly { id: string; reason: 'ended' | 'blocked' }[]> => {
  const ids = held.map(({ id }) => id)
  const userIds = held.map(({ userId }) => userId)
  const { rows } = await sql<{ id: string; reason: 'ended' | 'blocked' }>`
    SELECT held.id, CASE WHEN users.blocked_at IS NULL THEN 'ended' ELSE 'blocked' END AS reason
    FROM unnest(${ids}::uuid[], ${userIds}::uuid[]) AS held (id, user_id)
    LEFT JOIN sessions ON sessions.id = held.id
    LEFT JOIN users ON users.id = held.user_id
    WHERE sessions.id IS NULL OR users.blocked_at IS NOT NULL`.execute(reader)
  return rows
}

/** A person with the versions of what is theirs, and what decides whether they may read posts and administer. */
export interface PersonRow {
  readonly user_id: string
  readonly number: number
  readonly programs_version: string
  readonly exercises_version: string | null
  readonly history_version: string
  readonly profile_version: string
  readonly hidden_authors_version: string | null
  readonly gym_version: string | null
  readonly training_plan_version: string | null
  readonly role: Role
  readonly has_second_factor: boolean
  readonly plan: Plan
  readonly trial_ends_at: Date | null
}

/** Those of these people who have an account. */
export const findPeople = (userIds: readonly string[], reader: Reader): Promise<PersonRow[]> =>
  reader
    .selectFrom('revisions')
    .innerJoin('profiles', 'profiles.id', 'revisions.user_id')
    .select([
      'revisions.user_id',
      'number',
      'programs_version',
      'exercises_version',
      'history_version',
      'profile_version',
    ])
    .select(['hidden_authors_version', 'profiles.role', 'profiles.plan', 'profiles.trial_ends_at'])
    .leftJoin('gyms', 'gyms.user_id', 'revisions.user_id')
    .leftJoin('training_plans', 'training_plans.user_id', 'revisions.user_id')
    // With the moment, as a restored database would count the same numbers again.
    .select(sql<string | null>`gyms.version || ' ' || gyms.updated_at`.as('gym_version'))
    .select(sql<string | null>`training_plans.version || ' ' || training_plans.saved_at`.as('training_plan_version'))
    .select(
      sql<boolean>`EXISTS (SELECT 1 FROM second_factors WHERE user_id = revisions.user_id AND turned_on_at IS NOT NULL)`.as(
        'has_second_factor',
      ),
    )
    .where('revisions.user_id', '=', sql<string>`ANY(${userIds}::uuid[])`)
    .execute()

/** The version of the community's posts. */
export const findPostsVersion = async (reader: Reader): Promise<string> => {
  const { version } = await reader.selectFrom('community_version').select('version').executeTakeFirstOrThrow()
  return version
}
