import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { checkCounts, playwrightCounts, single, vitestCounts } from './counts.mjs'

const folder = mkdtempSync(join(tmpdir(), 'fonte-counts-'))
const missing = join(folder, 'missing.json')
const report = (content) => {
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify(content))
  return path
}

afterAll(() => rmSync(folder, { recursive: true }))

describe('the counts of npm test', () => {
  it('take each step of the check for a test', () => {
    expect(checkCounts(report([{ ok: true }, { ok: false }, { ok: true }]), 1)).toEqual({ passed: 2, failed: 1 })
  })

  it('take a test file that failed outside its tests for a failed test', () => {
    const testResults = [
      { status: 'failed', assertionResults: [{ status: 'skipped' }] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
    ]
    const counts = { numPassedTests: 5, numFailedTests: 1, testResults }
    expect(vitestCounts(report(counts), 1)).toEqual({ passed: 5, failed: 2 })
  })

  it('take a flaky browser test for a failed one', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 3 }
    expect(playwrightCounts(report({ stats }), 1)).toEqual({ passed: 4, failed: 2 })
  })

  it('never show a suite as passed that failed without saying which test', () => {
    expect(playwrightCounts(missing, 1)).toEqual({ passed: 0, failed: 1 })
    expect(vitestCounts(report({ numPassedTests: 9, numFailedTests: 0, testResults: [] }), 1)).toMatchObject({
      failed: 1,
    })
    expect(checkCounts(missing, 1)).toEqual({ passed: 0, failed: 1 })
    expect(single(1)).toEqual({ passed: 0, failed: 1 })
  })
})
