import { parseCrontab } from 'graphile-worker'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { publish } from '../test-kit/community.ts'
import { recordStatements } from '../test-kit/count-statements.ts'
import { type Member, newcomer } from '../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'
import { newProgram } from '../test-kit/training.ts'
import { communityTasks, communityTimes } from './tell-exercises.ts'

let testApp: OwnTestApp
let author: Member

beforeAll(async () => {
  testApp = await startTestApp({ library: true })
  author = await newcomer(testApp)
})

afterAll(() => testApp.close())

const query = (text: string, ...values: unknown[]) => testApp.platform.database.pool.query(text, values)
const tell = () => communityTasks(testApp.platform)['tell-exercises']?.(undefined)
const found = async (search: string) =>
  (await author.client.call('get-public-programs', { query: { search } })).items.map(({ id }) => id)
const rename = (name: string) => query("UPDATE exercises SET name = $1 WHERE id = 'predefined-développé-couché'", name)

it('a post is found by the new name of an exercise of the library, and no more by the old one', async () => {
  const { post } = await publish(author)
  await rename('Poussée zébrée')
  expect(await found('zebree')).toEqual([])
  await tell()
  expect([await found('zebree'), await found('developpe couche')]).toEqual([[post.id], []])
  expect((await query('SELECT 1 FROM untold_exercises')).rowCount).toBe(0)
  await author.client.call('delete-program', { params: { id: post.program_id } })
})

it('an exercise that no post holds, and a change that no post shows, leave nothing to tell', async () => {
  await query("UPDATE exercises SET name = 'Seul' WHERE id = 'predefined-squat-à-la-barre'")
  const { post } = await publish(author)
  await query("UPDATE exercises SET description = 'Autre' WHERE id = 'predefined-développé-couché'")
  expect((await query('SELECT 1 FROM untold_exercises')).rowCount).toBe(0)
  await author.client.call('delete-program', { params: { id: post.program_id } })
})

it('a name that was changed again while posts were told of it is told again', async () => {
  const { post } = await publish(author)
  await query(
    `INSERT INTO posts (id, user_id, program_id, title, created_at)
     SELECT gen_random_uuid(), $1, $2, 'Encore', now() FROM generate_series(1, 250)`,
    author.profile.id,
    post.program_id,
  )
  await rename('Poussée girafe')
  await query(`
    CREATE FUNCTION rename_again() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN UPDATE exercises SET name = 'Poussée okapi' WHERE name = 'Poussée girafe'; RETURN NULL; END $$;
    CREATE TRIGGER renamed_again AFTER UPDATE ON posts FOR EACH STATEMENT EXECUTE FUNCTION rename_again()`)
  await tell()
  await query('DROP FUNCTION rename_again CASCADE')
  expect((await query('SELECT 1 FROM untold_exercises')).rowCount).toBe(1)
  await tell()
  const { rowCount } = await query("SELECT 1 FROM posts WHERE search_text LIKE '%okapi%'")
  expect([rowCount, await found('girafe')]).toEqual([251, []])
})

it('the job has a time at which it runs', () => {
  expect(parseCrontab(communityTimes).map(({ task }) => task)).toEqual(['tell-exercises'])
})

it('the posts of a program that is saved anew are written a few at a time', async () => {
  const { post, program } = await publish(author)
  await query(
    `INSERT INTO posts (id, user_id, program_id, title, created_at)
     SELECT gen_random_uuid(), $1, $2, 'Encore', now() FROM generate_series(1, 70)`,
    author.profile.id,
    post.program_id,
  )
  const { id: _, ...fields } = newProgram({ name: 'Zèbre' })
  const saved = { params: { id: program.id }, body: { ...fields, version: program.version } }
  const sent = await recordStatements(testApp.platform.database.pool, () => author.client.call('update-program', saved))
  const written = sent.filter(({ text }) => /UPDATE posts/.test(text)).map(({ values }) => JSON.parse(`${values[0]}`))
  expect(written.flat()).toHaveLength(71)
  expect(Math.max(...written.map((rows) => rows.length))).toBeLessThanOrEqual(20)
  const { rowCount } = await query("SELECT 1 FROM posts WHERE names_text LIKE '% zebre%'")
  expect(rowCount).toBe(71)
})
