import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { historyPage } from '@fonte/domain/history/workout-history'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listHistory, listHistoryEntries, listHistoryIds, sumHistory } from '../history/history-store.ts'
import { listLastSets } from '../history/last-sets-store.ts'
import { type Database, openDatabase } from '../platform/database.ts'
import { migrate } from '../platform/migrate.ts'
import { listOwnPrograms } from '../program/program-store.ts'
import { createTestDatabase, type TestDatabase } from '../test-kit/test-database.ts'

/** Recorded sets of the one person, in workouts of 20. */
const sets = Number(process.env.SOAK_SETS ?? 2_000)
const workouts = sets / 20

const own = fileURLToPath(new URL('../migrations', import.meta.url))
const lifter = '0198c0de-0000-7000-8000-000000000001'

let folder: string
let testDatabase: TestDatabase
let database: Database

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fonte-former-schema-'))
  for (const name of readdirSync(own).filter((file) => file < '019')) copyFileSync(join(own, name), join(folder, name))
  testDatabase = await createTestDatabase('template0')
  await migrate(testDatabase.url, { folder })
  database = openDatabase(testDatabase.url)
})

afterAll(async () => {
  await database.close()
  await testDatabase.drop()
  rmSync(folder, { recursive: true })
})

const rows = async (text: string) => (await database.pool.query(text)).rows

/** A person with 5 programs and their workouts: 40 exercises, weights to the quarter, some of nothing, none repeated. */
const fill = () => `
  INSERT INTO users (id, email, password_hash) VALUES ('${lifter}', 'ada@fonte.test', '');
  INSERT INTO profiles (id, plan, full_name, username) VALUES ('${lifter}', 'Basic', 'Ada', 'ada');
  INSERT INTO muscle_groups (id, name) VALUES ('dos', 'Dos');
  INSERT INTO exercises (id, name, equipment, description, muscle_group_id)
    SELECT 'exercise-' || n, 'Exercice ' || n, 'Barre', '', 'dos' FROM generate_series(0, 39) AS n;
  INSERT INTO programs (id, user_id, name)
    SELECT ('0198c0de-0000-7000-8000-0000000001' || to_char(n, 'FM00'))::uuid, '${lifter}', 'Programme ' || n
    FROM generate_series(1, 5) AS n;
  INSERT INTO program_exercises (program_id, exercise_id, "order", default_rest, sets)
    SELECT programs.id, 'exercise-' || n, n, 60 + n,
      json_build_array(json_build_object('reps', n, 'weight', n * 2.5, 'rest', 90), json_build_object('reps', 5, 'weight', 0, 'rest', 60))
    FROM programs CROSS JOIN generate_series(0, 7) AS n;
  INSERT INTO workout_history (id, user_id, program_name, duration_minutes, exercises_done, sets_done, total_weight_lifted,
      started_at, completed_at)
    SELECT gen_random_uuid(), '${lifter}', 'Séance ' || n, n % 90, 4, 20, n * 20.25, at, at + interval '1 hour'
    FROM generate_series(1, ${workouts}) AS n, LATERAL (SELECT timestamptz '2020-01-01' + n * interval '6 hours') AS t (at);
  INSERT INTO workout_sets (entry_id, "order", user_id, completed_at, exercise_id, exercise_name, reps, weight)
    SELECT id, n, user_id, completed_at, 'exercise-' || (n / 5 + duration_minutes) % 40, 'Exercice', n % 12 + 1,
      ((n * 7 + duration_minutes) % 800) * 0.25
    FROM workout_history CROSS JOIN generate_series(0, 19) AS n`

/** The statements that answered before the columns of this schema existed. */
const former = {
  entries: `SELECT id, user_id, program_id, program_name, duration_minutes, exercises_done, sets_done, total_weight_lifted,
      started_at, completed_at, (SELECT json_agg(one) FROM (SELECT exercise_id, exercise_name, reps, weight
        FROM workout_sets WHERE entry_id = workout_history.id ORDER BY "order") AS one) AS sets
    FROM workout_history ORDER BY completed_at DESC, id DESC`,
  totals: `SELECT count(*) AS sessions, sum(duration_minutes) AS duration_minutes, sum(sets_done) AS sets_done,
      sum(total_weight_lifted) AS total_weight_lifted FROM workout_history`,
  lastSets: `SELECT DISTINCT ON (exercise_id) exercise_id, completed_at, (
      SELECT json_agg(json_build_object('reps', reps, 'weight', weight) ORDER BY "order") FROM workout_sets AS its
      WHERE its.entry_id = workout_sets.entry_id AND its.exercise_id = workout_sets.exercise_id) AS sets
    FROM workout_sets ORDER BY exercise_id, completed_at DESC, entry_id DESC`,
  exercises: `SELECT json_agg(one ORDER BY one."order") AS exercises FROM (
      SELECT row.exercise_id, exercises.name, exercises.name_en, row."order", row.default_rest, row.sets, row.program_id
      FROM program_exercises AS row JOIN exercises ON exercises.id = row.exercise_id) AS one
    GROUP BY one.program_id ORDER BY one.program_id`,
}

/** What an answer says, but for what workouts have said since: how they came, and how often they were changed. */
const told = (answer: unknown): string =>
  JSON.stringify(answer, (key, value) => (key === 'version' || key === 'origin' ? undefined : value))

it(`the set model leaves totals and answers over ${sets} sets as they were, byte for byte`, async () => {
  await rows(fill())
  const [entries, [totals], lastSets, programs] = await Promise.all([
    rows(former.entries),
    rows(former.totals),
    rows(former.lastSets),
    rows(former.exercises),
  ])
  await migrate(testDatabase.url)
  const { read } = database
  const ids = await listHistoryIds(lifter, read)
  expect(ids).toHaveLength(workouts)
  for (let from = 0; from < ids.length; from += 20) {
    const page = await listHistoryEntries(lifter, ids.slice(from, from + 20), read)
    expect(told(page)).toBe(told(entries.slice(from, from + 20)))
  }
  const withoutSets = entries.slice(0, historyPage + 1).map(({ sets: _, ...entry }) => entry)
  expect(told(await listHistory(lifter, null, read))).toBe(told(withoutSets))
  expect(told(await sumHistory(lifter, read))).toBe(told(totals))
  expect(told(await listLastSets(lifter, read))).toBe(told(lastSets))
  const now = (await listOwnPrograms(lifter, read)).toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const before = programs.map(({ exercises }) =>
    exercises.map(({ program_id: _, ...row }: { program_id: string }) => row),
  )
  expect(told(now.map(({ exercises }) => exercises))).toBe(told(before))
}, 300_000)
