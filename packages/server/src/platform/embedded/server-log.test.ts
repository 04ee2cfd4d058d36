import {
  appendFileSync,
  closeSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { endOfLog, lastWords, openServerLog, rotateOpenLog } from './server-log.ts'

let folder: string
let path: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fonte-server-log-'))
  path = join(folder, 'postgres.log')
})

afterEach(() => rmSync(folder, { recursive: true }))

const line = (pid: number, words: string) => `2026-11-22 06:12:00.123 UTC [${pid}] ${words}\n`

describe('the last words of a database server', () => {
  it('are its own, though processes of its forerunner end after it and write to the same log', () => {
    writeFileSync(path, line(7, 'FATAL:  could not write lock file "postmaster.pid": No space left on device'))
    const from = endOfLog(path)
    appendFileSync(path, line(4711, 'FATAL:  pre-existing shared memory block (key 1, ID 2) is still in use'))
    appendFileSync(path, line(99, 'FATAL:  terminating connection due to unexpected postmaster exit'))
    expect(lastWords(path, from, 4711)).toBe('pre-existing shared memory block (key 1, ID 2) is still in use')
  })

  it('are those of its parts when it has none of its own', () => {
    writeFileSync(path, line(4711, 'LOG:  starting PostgreSQL'))
    appendFileSync(path, line(4712, 'PANIC:  could not locate a valid checkpoint record'))
    appendFileSync(path, line(4711, 'LOG:  aborting startup due to startup process failure'))
    expect(lastWords(path, 0, 4711)).toBe('could not locate a valid checkpoint record')
  })

  it('are none when it said nothing', () => {
    writeFileSync(path, line(7, 'FATAL:  the reason of an earlier one'))
    expect(lastWords(path, endOfLog(path), 4711)).toBe('it gave no reason')
  })
})

describe('the log of a running database server', () => {
  it('is put aside when it has grown large, and goes on in the same place without a gap', () => {
    const log = openServerLog(path)
    writeSync(log, line(7, 'LOG:  small'))
    rotateOpenLog(path)
    expect(existsSync(`${path}.old`)).toBe(false)
    writeSync(log, line(7, `ERROR:  ${'x'.repeat(1_000_000)}`))
    rotateOpenLog(path)
    writeSync(log, line(7, 'LOG:  afterwards'))
    closeSync(log)
    expect(readFileSync(`${path}.old`, 'utf8')).toContain('LOG:  small')
    expect(readFileSync(path, 'utf8')).toBe(line(7, 'LOG:  afterwards'))
  })
})
