import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test-kit/test-database.ts'
import { type Database, openDatabase } from '../database.ts'

describe('statements that stay prepared', () => {
  let home: TestDatabase
  let database: Database

  beforeAll(async () => {
    home = await createTestDatabase()
    database = openDatabase(home.url, { max: 1 })
  })

  afterAll(async () => {
    await database.close()
    await home.drop()
  })

  const prepared = async (): Promise<string[]> => {
    const { rows } = await database.pool.query<{ statement: string }>('SELECT statement FROM pg_prepared_statements')
    return rows.map(({ statement }) => statement)
  }

  it('are those that read', async () => {
    const read = () => database.read.selectFrom('muscles').select('name').where('id', '=', 'x').execute()
    await read()
    await read()
    expect(await prepared()).toEqual([expect.stringContaining('from "muscles"')])
  })

  it('are also those that count rows and multiply columns', async () => {
    const count = () =>
      database.read
        .selectFrom('workout_sets')
        .select((set) => [set.fn.countAll().as('sets'), sql<number>`sum(reps * weight)`.as('volume')])
        .execute()
    await count()
    expect(await prepared()).toContainEqual(expect.stringContaining('count(*)'))
  })

  it('are not those that change something, of which there may be as many as rows', async () => {
    const before = await prepared()
    await database.transaction((writer) => writer.deleteFrom('mails').where('id', '=', 1).execute())
    expect(await prepared()).toEqual(before)
  })

  it('are not those that break when a newer server adds a column', async () => {
    const everything = () => database.read.selectFrom('mails').selectAll().execute()
    const ofMails = () => database.read.selectFrom('mails').selectAll('mails').execute()
    await everything()
    await ofMails()
    await database.transaction((writer) => sql`ALTER TABLE mails ADD COLUMN later text`.execute(writer))
    expect([await everything(), await ofMails()]).toEqual([[], []])
  })

  it('are not those that look for a pattern, which are planned for what it is', async () => {
    const before = await prepared()
    await database.read.selectFrom('profiles').select('id').where('search_text', 'like', '%x%').execute()
    expect(await prepared()).toEqual(before)
  })

  it('are at most 200 on a connection', async () => {
    for (let count = 0; count < 210; count++) {
      await database.read.selectNoFrom(sql<number>`${sql.raw(String(count))}`.as('number')).execute()
    }
    expect(await prepared()).toHaveLength(200)
  })
})
