import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OwnTestApp, startTestApp } from '../../test-kit/start-test-app.ts'
import type { Writer } from '../database.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp()
  await testApp.platform.database.pool.query(
    `CREATE TABLE counters (name text PRIMARY KEY, count integer NOT NULL);
     INSERT INTO counters VALUES ('one', 0), ('other', 0)`,
  )
})

afterAll(() => testApp.close())

const count = (name: string, writer: Writer) =>
  sql`UPDATE counters SET count = count + 1 WHERE name = ${name}`.execute(writer)

it('two transactions that wait for each other in a circle both happen, each once', async () => {
  const { database } = testApp.platform
  const both = Promise.withResolvers<void>()
  let begun = 0
  const meet = (first: string, second: string) =>
    database.transaction(async (writer) => {
      await count(first, writer)
      begun += 1
      if (begun === 2) both.resolve()
      await both.promise
      await count(second, writer)
    })
  await Promise.all([meet('one', 'other'), meet('other', 'one')])
  expect(begun).toBeGreaterThan(2)
  const { rows } = await database.pool.query('SELECT name, count FROM counters ORDER BY name')
  expect(rows).toEqual([
    { name: 'one', count: 2 },
    { name: 'other', count: 2 },
  ])
})

it('a transaction that PostgreSQL ends so again and again is given up', async () => {
  let tries = 0
  const attempt = testApp.platform.database.transaction(async (writer) => {
    tries += 1
    await sql`DO $$ BEGIN RAISE SQLSTATE '40P01'; END $$`.execute(writer)
  })
  await expect(attempt).rejects.toMatchObject({ code: '40P01' })
  expect(tries).toBe(3)
})
