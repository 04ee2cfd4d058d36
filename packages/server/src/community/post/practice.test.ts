import { afterAll, beforeAll, expect, it } from 'vitest'
import { publish } from '../../test-kit/community.ts'
import { countStatements } from '../../test-kit/count-statements.ts'
import { type Member, newcomer } from '../../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../../test-kit/start-test-app.ts'

let testApp: OwnTestApp
let author: Member

beforeAll(async () => {
  testApp = await startTestApp({ library: true })
  author = await newcomer(testApp)
})

afterAll(() => testApp.close())

/** So many people copy a program and finish a workout of the copy that takes so many minutes. */
const practise = async (programId: string, people: number, minutes: number) => {
  const { pool } = testApp.platform.database
  const made = await pool.query<{ id: string }>(
    `INSERT INTO users (id, email, password_hash)
     SELECT gen_random_uuid(), gen_random_uuid() || '@x.example', '' FROM generate_series(1, $1::integer) RETURNING id`,
    [people],
  )
  await pool.query(
    `WITH copied AS (INSERT INTO programs (id, user_id, name, is_copy)
       SELECT gen_random_uuid(), id, 'Copie', true FROM unnest($2::uuid[]) AS made(id) RETURNING id, user_id),
     rows AS (INSERT INTO program_exercises (program_id, exercise_id, "order", default_rest, sets)
       SELECT copied.id, row.exercise_id, row."order", row.default_rest, row.sets
       FROM copied CROSS JOIN program_exercises AS row WHERE row.program_id = $1),
     origins AS (INSERT INTO program_copies (program_id, user_id, source_program_id, source_version, source)
       SELECT id, user_id, $1, 1, '{}' FROM copied)
     INSERT INTO workout_history (id, user_id, program_id, program_name, duration_minutes, exercises_done, sets_done,
       total_weight_lifted, completed_at)
     SELECT gen_random_uuid(), user_id, id, 'Copie', $3, 1, 1, 0, now() FROM copied`,
    [programId, made.rows.map(({ id }) => id), minutes],
  )
}

const practiceOf = async (id: string) => (await author.client.call('get-post', { params: { id } })).practice

it('what a rating rests on is read once in ten minutes, and anew where the author has changed the program', async () => {
  const { program, post } = await publish(author)
  await practise(program.id, 5, 42)
  const cost = () => countStatements(testApp.platform.database.pool, () => practiceOf(post.id))
  const first = await cost()
  expect(await cost()).toBe(first - 1)
  await practise(program.id, 2, 42)
  expect(await practiceOf(post.id)).toEqual({ people: 5, minutes: 40 })
  const { id: _, user_id: __, ...stored } = program
  const { name, description, image_url, version } = stored
  const exercises = program.exercises.map(({ exercise_id, default_rest, sets }) => ({
    exercise_id,
    default_rest,
    sets,
  }))
  const body = { name: `${name} bis`, description, image_url, exercises, version }
  await author.client.call('update-program', { params: { id: program.id }, body })
  expect(await practiceOf(post.id)).toEqual({ people: 7, minutes: 40 })
})

it('a thousand newest copies are counted, however many there are', async () => {
  const { program, post } = await publish(author)
  await practise(program.id, 1_050, 30)
  expect(await practiceOf(post.id)).toEqual({ people: 1_000, minutes: 30 })
})
