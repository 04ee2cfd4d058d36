import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { newcomer } from '../test-kit/factories.ts'
import { startTestApp } from '../test-kit/start-test-app.ts'
import { createLog } from './log.ts'

describe('the log of a failure', () => {
  it('names the place and the reason, not the row that PostgreSQL refused', async () => {
    const testApp = await startTestApp()
    const { client, form } = await newcomer(testApp)
    await testApp.platform.database.pool.query(`ALTER TABLE reports ADD CONSTRAINT no_noise CHECK (content <> 'Aïe')`)
    const body = { id: crypto.randomUUID(), report_type: 'Bug' as const, content: 'Aïe' }
    const { code, request_id } = await client.refusal('create-report', { body })
    expect(code).toBe('internal')
    const line = testApp.log.find(({ level, reqId }) => level >= 50 && reqId === request_id)
    expect(line?.err).toMatchObject({ code: '23514', constraint: 'no_noise', stack: expect.stringContaining('report') })
    for (const secret of [form.email, form.username, 'Aïe']) expect(JSON.stringify(testApp.log)).not.toContain(secret)
    await testApp.close()
  })
})

/** Resolves once what was logged has been written, or refused. */
const tried = (log: ReturnType<typeof createLog>) => new Promise<void>((resolve) => log.flush(() => resolve()))

/** The files stay open: a log goes on flushing, and would put a line into whatever is opened under the same number. */
describe('a log that cannot be written', () => {
  it.each([
    ['for a program', false],
    ['at a terminal', true],
  ])('keeps its lines until it can be, and says once that there was trouble (%s)', async (_who, isTerminal) => {
    const folder = mkdtempSync(join(tmpdir(), 'fonte-log-'))
    const path = join(folder, 'log')
    writeFileSync(path, '')
    // A file that is open for reading only refuses every line; opened again, it takes them under the same number.
    const fd = openSync(path, 'r')
    const log = createLog(isTerminal, fd)
    const big = 'x'.repeat(5_000)
    log.warn(`first ${big}`)
    log.warn(`second ${big}`)
    await tried(log)
    closeSync(fd)
    expect(openSync(path, 'a')).toBe(fd)
    log.warn(`third ${big}`)
    const lines = () => readFileSync(path, 'utf8').trim().split('\n')
    await vi.waitUntil(() => lines().length >= 4, { timeout: 10_000 })
    log.warn(`fourth ${big}`)
    await vi.waitUntil(() => lines().length >= 5, { timeout: 10_000 })
    const said = lines().map((line) => JSON.parse(line))
    expect(said.map(({ msg }) => msg.split(' x')[0])).toEqual([
      ...['first', 'second', 'third'],
      ...['the log could not be written for a while', 'fourth'],
    ])
    expect(said[3]).toMatchObject({ level: 40, reason: expect.stringContaining('EBADF'), lost: 0 })
    rmSync(folder, { recursive: true })
  })

  it('lets lines go beyond a bound, and says how many', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fonte-log-'))
    const path = join(folder, 'log')
    writeFileSync(path, '')
    const fd = openSync(path, 'r')
    const log = createLog(false, fd)
    for (let line = 0; line < 300; line += 1) log.info('x'.repeat(5_000))
    await tried(log)
    closeSync(fd)
    expect(openSync(path, 'a')).toBe(fd)
    const lines = () => readFileSync(path, 'utf8').trim().split('\n')
    await vi.waitUntil(() => lines().at(-1)?.includes('for a while'), { timeout: 10_000 })
    const { lost } = JSON.parse(lines().at(-1) ?? '')
    expect(lost).toBeGreaterThan(90)
    expect(lines().length - 1 + lost).toBe(300)
    rmSync(folder, { recursive: true })
  })
})
