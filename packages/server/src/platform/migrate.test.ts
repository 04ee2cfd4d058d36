import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../test-kit/test-database.ts'
import { migrate } from './migrate.ts'

let database: TestDatabase
let folder: string

beforeEach(async () => {
  database = await createTestDatabase('template0')
  folder = mkdtempSync(join(tmpdir(), 'fonte-migrations-'))
  write('001-first.sql', 'CREATE TABLE plates (weight int); INSERT INTO plates VALUES (20);')
})

afterEach(async () => {
  rmSync(folder, { recursive: true })
  await database.drop()
})

const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql)

describe('migrations', () => {
  it('run once, in order of their numbers, and are recorded', async () => {
    write('002-second.sql', 'ALTER TABLE plates ADD colour text;')
    await migrate(database.url, { folder })
    await migrate(database.url, { folder })
    expect(await rows('SELECT name FROM schema_migrations ORDER BY applied_at')).toEqual([
      { name: '001-first.sql' },
      { name: '002-second.sql' },
    ])
    expect(await rows('SELECT weight, colour FROM plates')).toEqual([{ weight: 20, colour: null }])
  })

  it('leave schema and rows as they were when a file fails half way, and name the file', async () => {
    await migrate(database.url, { folder })
    write('002-broken.sql', 'ALTER TABLE plates ADD colour text; DELETE FROM plates; SELECT no_such_column;')
    await expect(migrate(database.url, { folder })).rejects.toThrow(
      'The migration 002-broken.sql failed, and the database is as it was before it: column "no_such_column" does not exist.',
    )
    expect(await rows('SELECT * FROM plates')).toEqual([{ weight: 20 }])
    expect(await rows('SELECT name FROM schema_migrations')).toEqual([{ name: '001-first.sql' }])
  })

  it('go on from the last whole file once the broken one is mended', async () => {
    write('002-mended.sql', 'SELECT broken;')
    await migrate(database.url, { folder }).catch(() => undefined)
    write('002-mended.sql', 'ALTER TABLE plates ADD colour text;')
    await migrate(database.url, { folder })
    expect(await rows('SELECT colour FROM plates')).toEqual([{ colour: null }])
  })

  it('of Fonte itself take the sets of earlier programs along, whatever they weigh', async () => {
    await migrateToBefore('005')
    const sets = Array.from({ length: 30 }, (_, index) => ({ reps: index, weight: 62.5 + index, rest: 90 }))
    await rows(`
      INSERT INTO muscle_groups (id, name) VALUES ('dos', 'Dos');
      INSERT INTO exercises (id, name, equipment, description, muscle_group_id) VALUES ('rowing', 'Rowing', 'Barre', '', 'dos');
      INSERT INTO programs (id, name, is_predefined) VALUES ('0198c0de-0000-7000-8000-000000000001', 'Tirage', true);
      INSERT INTO program_exercises VALUES
        ('0198c0de-0000-7000-8000-000000000001', 'rowing', 0, 120, '${JSON.stringify(sets)}')`)
    await migrate(database.url)
    expect(await rows('SELECT sets FROM program_exercises')).toEqual([{ sets }])
    await expect(rows(`UPDATE program_exercises SET sets = '[]'`)).rejects.toThrow('program_exercises_sets_check')
  })

  it('of Fonte itself leave posts as they are, and let servers hear which ones move from then on', async () => {
    await migrateToBefore('035')
    const [user, program, post] = [1, 2, 3].map((last) => `0198c0de-0000-7000-8000-00000000000${last}`)
    await rows(`
      INSERT INTO users (id, email, password_hash) VALUES ('${user}', 'ada@fonte.test', '');
      INSERT INTO profiles (id, plan, full_name, username) VALUES ('${user}', 'Basic', 'Ada', 'ada');
      INSERT INTO programs (id, user_id, name) VALUES ('${program}', '${user}', 'Tirage');
      INSERT INTO posts (id, user_id, program_id, title, created_at) VALUES ('${post}', '${user}', '${program}', 'Dos', now())`)
    const all = 'SELECT posts.*, version FROM posts, community_version'
    const before = await rows(all)
    await migrate(database.url)
    expect(await rows(all)).toEqual(before)
    const heard = await heardWhile(`UPDATE posts SET title = 'Dos et bras'`)
    const [{ version }] = (await rows('SELECT version FROM community_version')) as [{ version: string }]
    expect(heard).toContain(`posts ${version} ${post},${program}`)
  })

  it('run once although several servers start at once', async () => {
    await Promise.all(Array.from({ length: 4 }, () => migrate(database.url, { folder })))
    expect(await rows('SELECT weight FROM plates')).toEqual([{ weight: 20 }])
  })

  it('are refused on a database that a newer version has used', async () => {
    write('002-newer.sql', 'SELECT 1;')
    await migrate(database.url, { folder })
    rmSync(join(folder, '002-newer.sql'))
    await expect(migrate(database.url, { folder })).rejects.toThrow(/newer Fonte \(002-newer\.sql/)
  })

  it('are refused when one was changed after it had run', async () => {
    await migrate(database.url, { folder })
    write('001-first.sql', 'CREATE TABLE plates (weight numeric);')
    await expect(migrate(database.url, { folder })).rejects.toThrow(/001-first\.sql was changed/)
  })

  it('are refused when one comes too late', async () => {
    await migrate(database.url, { folder })
    write('000-late.sql', 'SELECT 1;')
    await expect(migrate(database.url, { folder })).rejects.toThrow(/000-late\.sql comes too late/)
  })

  it('say in one sentence, without the password, that the database cannot be opened', async () => {
    const url = database.url.replace(/\/[^/]+$/, '/nowhere')
    const error = await migrate(url, { folder }).catch((thrown: Error) => thrown)
    expect(error).toMatchObject({ message: expect.stringMatching(/\/nowhere cannot be opened: .*does not exist/) })
    expect(String(error)).not.toContain(new URL(url).password)
  })
})

/** Gives the database the schema that Fonte had before the migration of this number. */
async function migrateToBefore(number: string): Promise<void> {
  const own = fileURLToPath(new URL('../migrations', import.meta.url))
  rmSync(join(folder, '001-first.sql'))
  for (const name of readdirSync(own).filter((file) => file < number)) copyFileSync(join(own, name), join(folder, name))
  await migrate(database.url, { folder })
}

async function connected<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const rows = (query: string): Promise<unknown[]> => connected(async (client) => (await client.query(query)).rows)

/** What a server that listens hears of a statement. */
const heardWhile = (statement: string): Promise<unknown[]> =>
  connected(async (client) => {
    const heard: unknown[] = []
    client.on('notification', ({ payload }) => heard.push(payload))
    await client.query('LISTEN fonte_events')
    await client.query(statement)
    return heard
  })
