import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadLibrary } from '../../library/load-library.ts'
import { contentsOf, guardsOf } from '../../test-kit/database-contents.ts'
import { createTestDatabase, type TestDatabase } from '../../test-kit/test-database.ts'
import { openDatabase } from '../database.ts'
import { migrate } from '../migrate.ts'
import { writeBackup } from './backup-file.ts'
import { reserve } from './disk-room.ts'
import { restoreBackup } from './restore-backup.ts'

let folder: string
let whole: string
let source: TestDatabase
let target: TestDatabase

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fonte-backup-'))
  whole = join(folder, 'whole')
  source = await createTestDatabase()
  const database = openDatabase(source.url)
  await loadLibrary(database)
  await database.close()
  await writeBackup({ url: source.url, path: whole })
  target = await createTestDatabase('template0')
})

afterAll(async () => {
  await source.drop()
  await target.drop()
  rmSync(folder, { recursive: true })
})

/** The tables of Fonte that a restore left behind. */
const leftBehind = async () => Object.keys((await contentsOf(target.url)).contents)

/** The whole back-up with its text changed. */
const changed = (name: string, change: (text: string) => string): string => {
  const path = join(folder, name)
  writeFileSync(path, zstdCompressSync(Buffer.from(change(zstdDecompressSync(readFileSync(whole)).toString()))))
  return path
}

const part = (name: string, share: number): string => {
  const path = join(folder, name)
  const bytes = readFileSync(whole)
  writeFileSync(path, bytes.subarray(0, Math.floor(bytes.length * share)))
  return path
}

const written = (name: string, bytes: string): string => {
  const path = join(folder, name)
  writeFileSync(path, bytes)
  return path
}

describe('a restore', () => {
  it.each<[string, () => string, string]>([
    ['that is missing', () => join(folder, 'missing'), 'There is no file'],
    ['of something else', () => written('letter', 'Cher journal'), 'This file is no back-up of Fonte.'],
    ['that is empty', () => written('empty', ''), 'its end is missing'],
    ['that ends early', () => part('half', 0.5), 'its end is missing'],
    ['that ends in its last bytes', () => part('most', 0.999), 'its end is missing'],
    ['without its last line', () => changed('torn', (text) => text.replace(/[^\n]*\n$/, '')), 'its end is missing'],
    ['that lost a row', () => changed('row', (text) => text.replace(/\npredefined-[^\n]*\n/, '\n')), 'the rows of'],
    ['with another figure', () => changed('digit', (text) => text.replace('\tBarre\t', '\tBanc\t')), 'the rows of'],
    ['of a newer form', () => changed('form', (text) => text.replace('"version":1', '"version":2')), 'newer Fonte'],
    [
      'of a newer schema',
      () => changed('schema', (text) => text.replace('001-foundation', '999-later')),
      'newer Fonte',
    ],
  ])('of a file %s is refused in plain words and changes nothing', async (_, file, words) => {
    await expect(restoreBackup({ url: target.url, path: file() })).rejects.toThrow(words)
    expect(await leftBehind()).toEqual([])
  })

  it('that is interrupted leaves the database empty, and can be begun again', async () => {
    const client = new pg.Client({ connectionString: source.url })
    await client.connect()
    const name = new URL(target.url).pathname.slice(1)
    let ended: Promise<unknown> | undefined
    const onTable = () => {
      ended ??= client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name])
    }
    await expect(restoreBackup({ url: target.url, path: whole, onTable })).rejects.toThrow()
    await ended
    await client.end()
    expect(await leftBehind()).toEqual([])
    await restoreBackup({ url: target.url, path: whole })
    expect(await contentsOf(target.url)).toEqual(await contentsOf(source.url))
  })

  it('that somebody ends leaves the database empty and says so', async () => {
    const ending = new AbortController()
    const other = await createTestDatabase('template0')
    const options = { url: other.url, path: whole, onTable: () => ending.abort(), signal: ending.signal }
    await expect(restoreBackup(options)).rejects.toThrow(/^The restore was interrupted; the database is as empty/)
    expect((await contentsOf(other.url)).contents).toEqual({})
    await other.drop()
  })

  it('into a database that holds something is refused and says what to do', async () => {
    const before = await contentsOf(source.url)
    await expect(restoreBackup({ url: source.url, path: whole })).rejects.toThrow(
      /This database is not empty: it holds .+ name a new folder with DATA_DIR.+Nothing was changed\.$/,
    )
    expect(await contentsOf(source.url)).toEqual(before)
  })

  it('of an older schema ends with that of this Fonte, and with what the older one held', async () => {
    const [older, newer] = [await createTestDatabase('template0'), await createTestDatabase('template0')]
    const migrations = mkdtempSync(join(tmpdir(), 'fonte-migrations-'))
    const own = new URL('../../migrations/', import.meta.url)
    for (const name of readdirSync(own).filter((file) => file < '005')) {
      writeFileSync(join(migrations, name), readFileSync(new URL(name, own)))
    }
    await migrate(older.url, { folder: migrations })
    const client = new pg.Client({ connectionString: older.url })
    await client.connect()
    await client.query("INSERT INTO muscle_groups (id, name) VALUES ('dos', 'Dos')")
    await client.end()
    const path = join(folder, 'older')
    await writeBackup({ url: older.url, path })
    await restoreBackup({ url: newer.url, path })
    await migrate(older.url)
    const [there, here] = [await contentsOf(newer.url), await contentsOf(older.url)]
    expect(Object.keys(there.contents)).toEqual(Object.keys(here.contents))
    expect(await guardsOf(newer.url)).toEqual(await guardsOf(older.url))
    expect(there.contents.muscle_groups).toEqual(here.contents.muscle_groups)
    for (const database of [older, newer]) await database.drop()
    rmSync(migrations, { recursive: true })
  })
})

describe('making a back-up', () => {
  const left = () => readdirSync(folder).filter((name) => name.startsWith('new'))

  it('is refused before it begins where the disk has no room for it beside what must stay free', async () => {
    const options = { url: source.url, path: join(folder, 'new') }
    const free = async () => reserve - 1
    await expect(writeBackup({ ...options, free })).rejects.toThrow(/is nearly full: 511 MB are free/)
    await expect(writeBackup({ ...options, expected: 1_000, free: async () => reserve })).rejects.toThrow('nearly full')
    expect(left()).toEqual([])
  })

  it('leaves nothing of a back-up whose database goes away in between', async () => {
    const client = new pg.Client({ connectionString: target.url })
    await client.connect()
    const name = new URL(source.url).pathname.slice(1)
    let ended: Promise<unknown> | undefined
    const onTable = () => {
      ended ??= client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name])
    }
    await expect(writeBackup({ url: source.url, path: join(folder, 'new'), onTable })).rejects.toThrow()
    await ended
    await client.end()
    expect(left()).toEqual([])
  })

  it('leaves nothing of a back-up that somebody ends', async () => {
    const ending = new AbortController()
    const options = { url: source.url, path: join(folder, 'new'), onTable: () => ending.abort() }
    await expect(writeBackup({ ...options, signal: ending.signal })).rejects.toThrow('The back-up was interrupted')
    expect(left()).toEqual([])
  })

  it('never replaces a file, and says so', async () => {
    const before = readFileSync(whole)
    await expect(writeBackup({ url: source.url, path: whole })).rejects.toThrow('is there already')
    expect(readFileSync(whole)).toEqual(before)
  })

  it('says in plain words that its folder is missing, or that the database holds nothing of Fonte', async () => {
    const empty = await createTestDatabase('template0')
    await expect(writeBackup({ url: source.url, path: join(folder, 'nowhere', 'new') })).rejects.toThrow(
      'could not be made',
    )
    await expect(writeBackup({ url: empty.url, path: join(folder, 'new') })).rejects.toThrow('nothing to back up')
    await empty.drop()
  })
})
