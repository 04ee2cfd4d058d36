import { exportFileSchema } from '@fonte/contract/account/personal-data'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp()
})

afterAll(() => testApp.close())

/** Where the export answers the rows of a table. */
const partOf = {
  account_events: 'activity',
  body_measures: 'body_measures',
  exercises: 'exercises',
  gyms: 'gym',
  hidden_authors: 'hidden_authors',
  import_names: 'import_names',
  imports: 'imports',
  post_copies: 'copied_posts',
  post_ratings: 'ratings',
  posts: 'posts',
  profiles: 'profile',
  programs: 'programs',
  reports: 'reports',
  second_factors: 'second_factor',
  sessions: 'devices',
  training_plans: 'training_plan',
  username_history: 'username_history',
  users: 'account',
  workout_history: 'workout_history',
} as const

/**
 * Columns that the export does not have under their name: secrets, the owner's own id, what the server counts for itself or
 * makes of other columns (letters to search by, versions), and what is answered in other words (`archived`, `workouts`).
 */
const notNamed = {
  account_events: 'user_id',
  body_measures: 'import_id saved_at seq user_id',
  exercises: 'archived_at created_at edited_at guide seed_hash updated_at version',
  gyms: 'import_id import_version updated_at user_id',
  hidden_authors: 'author_id',
  import_names: 'folded_name import_id noted_at user_id',
  imports: 'exercise_ids program_ids user_id',
  post_copies: 'is_counted user_id',
  post_ratings: 'is_counted user_id',
  posts: 'facets names_text search_text set_count user_id work',
  profiles: 'name_key search_text username_skeleton',
  programs: 'copied_from_self created_at edited_at position seed_hash shared_version work_since',
  reports: 'answered_by post_user_id search_text user_id version',
  second_factors: 'begun_at key_name last_step recovery_salt refused_codes sealed_secret user_id warned_at',
  sessions:
    'access_expires_at access_hash expires_at former_access_hash handed_at mark_hash pair_used parent_hash password_typed_at refresh_hash remember rotated_at user_id',
  training_plans: 'import_id import_version saved_at user_id',
  username_history: 'id user_id',
  users: 'active_day blocked_at id lock_key password_hash password_version',
  workout_history: 'created_at file_names import_hash import_id import_version named_version seq was_deleted',
}

/** What the export says of a row, by the part of it in which the row stands. */
const exportedFields = (part: string): readonly string[] => {
  const shape = z.toJSONSchema(exportFileSchema).properties?.[part]
  const row = typeof shape === 'object' && typeof shape.items === 'object' ? shape.items : shape
  if (typeof row !== 'object' || Array.isArray(row) || !row.properties) throw new Error(`the export has no ${part}`)
  return Object.keys(row.properties)
}

it('the export of my data has every column of what is mine, but those that are told here', async () => {
  const { rows } = await testApp.platform.database.pool.query<{ table: keyof typeof partOf; columns: string[] }>(
    `SELECT table_name AS "table", array_agg(column_name::text ORDER BY column_name) AS columns
     FROM information_schema.columns WHERE table_schema = 'public' AND table_name = ANY($1) GROUP BY table_name`,
    [Object.keys(partOf)],
  )
  const found = rows.map(({ table, columns }) => {
    const fields = exportedFields(partOf[table])
    return [table, columns.filter((column) => !fields.includes(column)).join(' ')]
  })
  expect(Object.fromEntries(found)).toEqual(notNamed)
})
