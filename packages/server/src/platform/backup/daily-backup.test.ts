import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test-kit/test-database.ts'
import { createDailyBackups } from './daily-backup.ts'
import { reserve } from './disk-room.ts'

const minute = 60_000
const hour = 60 * minute

let database: TestDatabase
let home: string
let folder: string
let lines: { level: number; msg: string; reason?: string }[]
let at: number

beforeAll(async () => {
  database = await createTestDatabase()
  home = mkdtempSync(join(tmpdir(), 'fonte-daily-'))
})

afterAll(async () => {
  await database.drop()
  rmSync(home, { recursive: true })
})

beforeEach(() => {
  folder = join(mkdtempSync(join(home, 'test-')), 'backups')
  lines = []
  at = Date.parse('2026-11-22T04:00:00Z')
})

const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) })

const open = (options: { free?: () => Promise<number>; keep?: number } = {}) =>
  createDailyBackups({ url: database.url, folder, keep: 3, now: () => at, ...options })

const names = () => readdirSync(folder).sort()

describe('the embedded database', () => {
  it('is backed up once a day into a folder and files for its owner alone', async () => {
    const backups = open()
    expect(await backups.health()).toEqual({ last: null, problem: null })
    for (const hours of [0, 23, 1, 1]) {
      at += hours * hour
      await backups.runIfDue(log)
    }
    expect(names()).toEqual(['fonte-2026-11-22T04-00-00Z.backup', 'fonte-2026-11-23T04-00-00Z.backup'])
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    for (const name of names()) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)
    expect(lines.map(({ msg }) => msg)).toEqual(['backed up', 'backed up'])
    const { last, problem } = await backups.health()
    expect([last?.at, problem]).toEqual([Date.parse('2026-11-23T04:00:00Z'), null])
    expect(last?.bytes).toBeGreaterThan(1_000)
  })

  it('keeps the newest back-ups and leaves the files of others alone', async () => {
    mkdirSync(folder)
    writeFileSync(join(folder, 'notes.txt'), 'mine')
    writeFileSync(join(folder, 'fonte-2026-01-01T00-00-00Z.backup.0a0b0c0d.part'), 'of a killed server')
    writeFileSync(join(folder, 'fonte-before-upgrade.backup.0a0b0c0d.part'), 'of a command that still writes')
    const backups = open()
    for (let days = 0; days < 5; days += 1) {
      await backups.runIfDue(log)
      at += 24 * hour
    }
    const days = [24, 25, 26].map((day) => `fonte-2026-11-${day}T04-00-00Z.backup`)
    expect(names()).toEqual([...days, 'fonte-before-upgrade.backup.0a0b0c0d.part', 'notes.txt'])
  })

  it('is backed up once a day after a clock was put back, beside the back-ups that are dated ahead', async () => {
    const backups = open()
    for (const hours of [0, 24, 24]) {
      at += hours * hour
      await backups.runIfDue(log)
    }
    const ahead = names()
    at -= 49 * hour
    expect(await backups.health()).toEqual({ last: null, problem: null })
    const made = at
    for (const minutes of [0, 15]) {
      at += minutes * minute
      await backups.runIfDue(log)
    }
    expect(names()).toEqual(['fonte-2026-11-22T03-00-00Z.backup', ...ahead])
    expect(await backups.health()).toMatchObject({ last: { at: made }, problem: null })
  })

  it('is backed up once a day, and keeps the days before, beside a file that is dated ahead', async () => {
    const backups = open()
    for (const hours of [0, 24, 24]) {
      at += hours * hour
      await backups.runIfDue(log)
    }
    const days = names()
    const ahead = 'fonte-2026-11-26T04-00-00Z.backup'
    writeFileSync(join(folder, ahead), 'of a clock that was wrong')
    for (let steps = 0; steps < 8; steps += 1) {
      at += 15 * minute
      await backups.runIfDue(log)
    }
    expect(names()).toEqual([...days, ahead])
    expect(await backups.health()).toMatchObject({ last: { at: Date.parse('2026-11-24T04:00:00Z') }, problem: null })
    at += 22 * hour
    await backups.runIfDue(log)
    expect(names()).toEqual([...days.slice(1), 'fonte-2026-11-25T04-00-00Z.backup', ahead])
  })

  it('loses no earlier back-up when the disk is nearly full; the log and the health say why', async () => {
    await open({ keep: 1 }).runIfDue(log)
    at += 24 * hour
    const backups = open({ keep: 1, free: async () => reserve })
    await backups.runIfDue(log)
    expect(names()).toEqual(['fonte-2026-11-22T04-00-00Z.backup'])
    expect(lines.at(-1)).toMatchObject({ level: 50, msg: 'the daily back-up failed and is tried again' })
    expect((await backups.health()).problem).toMatch(/nearly full/)
  })

  it('ends a back-up that is under way when the server stops, and keeps nothing of it', async () => {
    const backups = open()
    const stop = backups.start(log)
    await stop()
    await backups.runIfDue(log)
    expect(names()).toEqual([])
    expect(lines).toEqual([])
  })
})
