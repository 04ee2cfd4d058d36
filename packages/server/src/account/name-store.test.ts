import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../platform/config.ts'
import { freePort } from '../platform/embedded/postmaster.ts'
import { indexedLetters } from '../platform/search/indexed-letters.ts'
import { startServer } from '../server.ts'
import { createTestDatabase, type TestDatabase } from '../test-kit/test-database.ts'

let database: TestDatabase
let client: pg.Client

beforeAll(async () => {
  database = await createTestDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})

afterAll(async () => {
  await client.end()
  await database.drop()
})

/** An account as an older Fonte wrote it. */
const insertOld = async (username: string) => {
  const id = crypto.randomUUID()
  const email = `${id}@lifters.example`
  await client.query('INSERT INTO users (id, email, password_hash) VALUES ($1, $2, $3)', [id, email, 'x'])
  const profile = 'INSERT INTO profiles (id, plan, full_name, username) VALUES ($1, $2, $3, $4)'
  await client.query(profile, [id, 'Basic', 'Zoé', username])
}

describe('a server that starts after an older one', () => {
  it('notes what the usernames look like that it finds, also where two look alike, and what people are searched by', async () => {
    await insertOld('boris')
    await insertOld('bоris')
    await insertOld('Ольга')
    const env = {
      DATABASE_URL: database.url,
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'fonte@lifters.example',
      SESSION_KEY: 'ab'.repeat(32),
      HOST: '127.0.0.1',
      PORT: String(await freePort()),
    }
    const config = readConfig(env, () => Buffer.alloc(32, 7))
    const log = pino({ level: 'silent' })
    const server = await startServer({ config, log, webDir: '/nowhere' })
    await server.close()
    const { rows } = await client.query(
      'SELECT username, username_skeleton, name_key, search_text FROM profiles ORDER BY username_skeleton',
    )
    expect(rows.map(({ username }) => username)).toHaveLength(3)
    expect(new Set(rows.map(({ username_skeleton }) => username_skeleton))).not.toContain(null)
    expect(new Set(rows.map(({ username_skeleton }) => username_skeleton)).size).toBe(2)
    expect(rows.map(({ name_key }) => name_key)).toEqual(['zoe', 'zoe', 'zoe'])
    const searched = rows.map(({ search_text }) => search_text.split(' ').slice(0, 3).join(' '))
    const stored = [' zoe boris', ' zoe bоris', ' zoe ольга'].map(indexedLetters)
    expect(searched.toSorted()).toEqual(stored.toSorted())
  })
})
