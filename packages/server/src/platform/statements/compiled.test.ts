import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test-kit/test-database.ts'
import { type Database, openDatabase } from '../database.ts'
import { compiledOnce } from './compiled.ts'

describe('a statement that is compiled once', () => {
  let home: TestDatabase
  let database: Database

  beforeAll(async () => {
    home = await createTestDatabase()
    database = openDatabase(home.url)
  })

  afterAll(async () => {
    await database.close()
    await home.drop()
  })

  it('is built at its first call, and answers each call by the values of that call', async () => {
    let built = 0
    const keysFrom = compiledOnce<{ first: string; last: string }, { key: string }>((reader, place) => {
      built += 1
      return reader
        .selectFrom('app_state')
        .select('key')
        .where('key', '>=', place('first'))
        .where('key', '<=', place('last'))
    })
    const [some, none] = await Promise.all([
      keysFrom({ first: 'm', last: 'n' }, database.read),
      keysFrom({ first: 'n', last: 'm' }, database.read),
    ])
    expect(some).toEqual([{ key: 'maintenance_mode' }])
    expect(none).toEqual([])
    expect(built).toBe(1)
  })

  it('takes part in the transaction of the writer it is given', async () => {
    const values = compiledOnce<{ key: string }, { key: string }>((reader, place) =>
      reader.selectFrom('app_state').select('key').where('key', '=', place('key')),
    )
    const work = database.transaction(async (writer) => {
      await writer.insertInto('app_state').values({ key: 'draft', value: '{}' }).execute()
      expect(await values({ key: 'draft' }, writer)).toEqual([{ key: 'draft' }])
      throw new Error('taken back')
    })
    await expect(work).rejects.toThrow('taken back')
    expect(await values({ key: 'draft' }, database.read)).toEqual([])
  })
})

describe('an instant as the database writes it', () => {
  it('is read to the millisecond, whatever the zone, the century and the number of its digits', async () => {
    const home = await createTestDatabase()
    const database = openDatabase(home.url, { max: 1 })
    for (const zone of ['UTC', 'Europe/Paris', 'Asia/Kolkata', 'America/St_Johns']) {
      await database.pool.query(`SET TIME ZONE '${zone}'`)
      for (const instant of ['2026-07-01T10:20:30.120Z', '2026-01-01T00:00:00.000Z', '1870-05-06T07:08:09.001Z']) {
        const { rows } = await database.pool.query<{ at: Date }>('SELECT $1::timestamptz AS at', [instant])
        expect(rows[0]?.at.toISOString()).toBe(instant)
      }
    }
    await database.close()
    await home.drop()
  })
})
