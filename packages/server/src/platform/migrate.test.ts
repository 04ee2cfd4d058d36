import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
    await migrate(database.url, folder)
    await migrate(database.url, folder)
    expect(await rows('SELECT name FROM schema_migrations ORDER BY applied_at')).toEqual([
      { name: '001-first.sql' },
      { name: '002-second.sql' },
    ])
    expect(await rows('SELECT weight, colour FROM plates')).toEqual([{ weight: 20, colour: null }])
  })

  it('leave schema and rows as they were when a file fails half way, and name the file', async () => {
    await migrate(database.url, folder)
    write('002-broken.sql', 'ALTER TABLE plates ADD colour text; DELETE FROM plates; SELECT no_such_column;')
    await expect(migrate(database.url, folder)).rejects.toThrow(
      'The migration 002-broken.sql failed, and the database is as it was before it: column "no_such_column" does not exist.',
    )
    expect(await rows('SELECT * FROM plates')).toEqual([{ weight: 20 }])
    expect(await rows('SELECT name FROM schema_migrations')).toEqual([{ name: '001-first.sql' }])
  })

  it('go on from the last whole file once the broken one is mended', async () => {
    write('002-mended.sql', 'SELECT broken;')
    await migrate(database.url, folder).catch(() => undefined)
    write('002-mended.sql', 'ALTER TABLE plates ADD colour text;')
    await migrate(database.url, folder)
    expect(await rows('SELECT colour FROM plates')).toEqual([{ colour: null }])
  })

  it('of Fonte itself take the sets of earlier programs along, whatever they weigh', async () => {
    const own = new URL('../migrations/', import.meta.url)
    for (const name of ['001-foundation.sql', '002-settings.sql', '004-sign-up-claims.sql']) {
      write(name, readFileSync(new URL(name, own), 'utf8'))
    }
    rmSync(join(folder, '001-first.sql'))
    await migrate(database.url, folder)
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

  it('run once although several servers start at once', async () => {
    await Promise.all(Array.from({ length: 4 }, () => migrate(database.url, folder)))
    expect(await rows('SELECT weight FROM plates')).toEqual([{ weight: 20 }])
  })

  it('are refused on a database that a newer version has used', async () => {
    write('002-newer.sql', 'SELECT 1;')
    await migrate(database.url, folder)
    rmSync(join(folder, '002-newer.sql'))
    await expect(migrate(database.url, folder)).rejects.toThrow(/newer Fonte \(002-newer\.sql/)
  })

  it('are refused when one was changed after it had run', async () => {
    await migrate(database.url, folder)
    write('001-first.sql', 'CREATE TABLE plates (weight numeric);')
    await expect(migrate(database.url, folder)).rejects.toThrow(/001-first\.sql was changed/)
  })

  it('are refused when one comes too late', async () => {
    await migrate(database.url, folder)
    write('000-late.sql', 'SELECT 1;')
    await expect(migrate(database.url, folder)).rejects.toThrow(/000-late\.sql comes too late/)
  })

  it('say in one sentence, without the password, that the database cannot be opened', async () => {
    const url = database.url.replace(/\/[^/]+$/, '/nowhere')
    const error = await migrate(url, folder).catch((thrown: Error) => thrown)
    expect(error).toMatchObject({ message: expect.stringMatching(/\/nowhere cannot be opened: .*does not exist/) })
    expect(String(error)).not.toContain(new URL(url).password)
  })
})

async function rows(query: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    return (await client.query(query)).rows
  } finally {
    await client.end()
  }
}
