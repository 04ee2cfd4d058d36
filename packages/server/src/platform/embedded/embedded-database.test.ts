import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type EmbeddedDatabase, runningDatabaseUrl, startEmbedded } from './embedded-database.ts'
import { notedPostmaster } from './orphan.ts'

let parent: string
let dataDir: string
const open: EmbeddedDatabase[] = []
const children: ChildProcess[] = []

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'fonte-embedded-'))
  dataDir = join(parent, 'données à garder')
})

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const database of open.splice(0)) await database.stop()
  rmSync(parent, { recursive: true })
})

describe('the embedded database', { timeout: 60_000 }, () => {
  it('keeps what it was given from one start to the next, under a path with spaces and accents', async () => {
    const first = await start()
    await query(first.url, 'CREATE TABLE plates AS SELECT 20 AS weight')
    await first.stop()
    const second = await start()
    expect(await query(second.url, 'SELECT weight FROM plates')).toEqual([{ weight: 20 }])
  })

  it('writes every commit to disk, in UTF-8, and works as a role that is no superuser', async () => {
    const { url } = await start()
    expect(
      await query(
        url,
        `SELECT current_setting('fsync') AS fsync, current_setting('server_encoding') AS encoding,
          lower('ÉÀ') AS lower, rolsuper FROM pg_roles WHERE rolname = current_user`,
      ),
    ).toEqual([{ fsync: 'on', encoding: 'UTF8', lower: 'éà', rolsuper: false }])
  })

  it('keeps its password from other users', async () => {
    await start()
    expect(statSync(join(dataDir, 'database-password')).mode & 0o777).toBe(0o600)
    expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700)
  })

  it('refuses a second Fonte on the same folder, and tells its address to whoever may read the folder', async () => {
    const { url } = await start()
    await expect(start()).rejects.toThrow(`Another Fonte is already running on the data folder ${dataDir}`)
    expect(await query(url, 'SELECT 1 AS still')).toEqual([{ still: 1 }])
    expect(runningDatabaseUrl(dataDir)).toBe(url)
  })

  it('starts again after a kill -9 of Fonte, without the orphaned server and with everything that was committed', async () => {
    const { child, url } = await startChild()
    await query(url, 'CREATE TABLE plates AS SELECT 20 AS weight')
    const orphan = pidOfServer()
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(await query(url, 'SELECT weight FROM plates')).toEqual([{ weight: 20 }])
    const next = await start()
    expect(pidOfServer()).not.toBe(orphan)
    await expect(query(url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED')
    expect(await query(next.url, 'SELECT weight FROM plates')).toEqual([{ weight: 20 }])
  })

  it('starts although the process number of a dead server belongs to somebody else by now', async () => {
    const first = await start()
    await first.stop()
    writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), `${process.pid}\n${dataDir}\n1\n20001\n\n127.0.0.1\n`)
    const second = await start()
    expect(await query(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  it('starts although the note of a server was cut off before it named a process', async () => {
    const first = await start()
    await first.stop()
    writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), '')
    const second = await start()
    expect(await query(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  it('says what to do with a database that another version of PostgreSQL made', async () => {
    const first = await start()
    await first.stop()
    writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '17\n')
    await expect(start()).rejects.toThrow(/made by PostgreSQL 17.*npm run admin -- backup.*restore/)
  })

  it('begins anew when its making was interrupted', async () => {
    mkdirSync(join(dataDir, 'postgres.new', 'cluster', 'base'), { recursive: true })
    const { url } = await start()
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  it('begins anew when its making was interrupted after it had a password', async () => {
    const first = await start()
    await first.stop()
    rmSync(join(dataDir, 'postgres'), { recursive: true })
    mkdirSync(join(dataDir, 'postgres.new', 'cluster', 'base'), { recursive: true })
    const { url } = await start()
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  it('makes no new database silently where one has gone, and says what to do', async () => {
    const first = await start()
    await first.stop()
    rmSync(join(dataDir, 'postgres'), { recursive: true })
    await expect(start()).rejects.toThrow(
      /^The database is gone: .* restore the whole of .* begin anew .*, remove .*\.$/,
    )
    mkdirSync(join(dataDir, 'postgres'))
    await expect(start()).rejects.toThrow(/^The database is gone: /)
    rmSync(join(dataDir, 'database-password'))
    const { url } = await start()
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  it('asks for the password of its database when that has gone, and makes no other one', async () => {
    const first = await start()
    await first.stop()
    renameSync(join(dataDir, 'database-password'), join(dataDir, 'elsewhere'))
    await expect(start()).rejects.toThrow(/^The database in .* is there, but its password is gone: put .* back\.$/)
    renameSync(join(dataDir, 'elsewhere'), join(dataDir, 'database-password'))
    await start()
  })

  it('keeps what the server said of a crash, and one earlier log', async () => {
    const first = await start()
    await first.stop()
    writeFileSync(join(dataDir, 'postgres.log'), `PANIC:  the cause of a crash\n${'x'.repeat(1_000_000)}`)
    const second = await start()
    await second.stop()
    expect(readFileSync(join(dataDir, 'postgres.log.old'), 'utf8')).toContain('the cause of a crash')
    writeFileSync(join(dataDir, 'postgres.log'), 'PANIC:  the cause of another crash\n')
    await start()
    const log = readFileSync(join(dataDir, 'postgres.log'), 'utf8')
    expect(log).toMatch(/the cause of another crash\n.*ready to accept connections/s)
  })

  it('says in one sentence that a data folder cannot be used', async () => {
    writeFileSync(dataDir, 'a file where the folder should be')
    await expect(start()).rejects.toThrow(/^The data folder .* cannot be read and written: .*\.$/)
    rmSync(dataDir)
    mkdirSync(join(dataDir, 'postgres'), { recursive: true })
    writeFileSync(join(dataDir, 'postgres', 'letter.txt'), 'not a database')
    await expect(start()).rejects.toThrow(/^The folder .* holds files, but no database: .*\.$/)
  })

  it('gives the server’s own reason in one sentence when a broken database does not start', async () => {
    const first = await start()
    await first.stop()
    rmSync(join(dataDir, 'postgres', 'global', 'pg_control'))
    await expect(start()).rejects.toThrow(
      /^The embedded database in .* could not start: .*could not find the database system.*\.$/,
    )
  })

  it('starts the server again, at the same address, when somebody kills it', async () => {
    const { url, pid } = await start()
    await query(url, 'CREATE TABLE plates AS SELECT 20 AS weight')
    const killed = pid()
    process.kill(killed ?? 0, 'SIGKILL')
    await vi.waitUntil(() => pid() !== killed, 30_000)
    await vi.waitUntil(() => query(url, 'SELECT 1').catch(() => null), 30_000)
    expect(await query(url, 'SELECT weight FROM plates')).toEqual([{ weight: 20 }])
  })

  it.runIf(process.getuid?.() === 0)('goes on as root when another user no longer reaches the folder', async () => {
    chmodSync(parent, 0o711)
    const first = await start()
    expect(ownerOf(`/proc/${pidOfServer()}`)).toBe(ownerOf(join(dataDir, 'postgres')))
    await query(first.url, 'CREATE TABLE plates AS SELECT 20 AS weight')
    await first.stop()
    chmodSync(parent, 0o700)
    const second = await start()
    expect(ownerOf(`/proc/${pidOfServer()}`)).toBe(ownerOf(join(dataDir, 'postgres')))
    expect(await query(second.url, 'SELECT weight FROM plates')).toEqual([{ weight: 20 }])
  })
})

async function start(): Promise<EmbeddedDatabase> {
  const database = await startEmbedded({ dataDir, onTrouble: () => undefined })
  open.push(database)
  return database
}

/** Runs the launcher in a process of its own that can be killed. */
async function startChild(): Promise<{ child: ChildProcess; url: string }> {
  const launcher = fileURLToPath(new URL('embedded-database.ts', import.meta.url))
  const code = `const { startEmbedded } = await import(${JSON.stringify(launcher)})
    const database = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, onTrouble: () => {} })
    process.send(database.url)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 2, 2, 'ipc'] })
  children.push(child)
  const [url] = await once(child, 'message')
  return { child, url }
}

function pidOfServer(): number {
  const noted = notedPostmaster(join(dataDir, 'postgres'))
  if (noted === null) throw new Error('no server is noted')
  return noted.pid
}

function ownerOf(path: string): number {
  return statSync(path).uid
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}
