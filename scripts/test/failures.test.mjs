import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { playwrightFailures, vitestFailures } from './failures.mjs'
import { keepUnhandled } from './unhandled-reporter.mjs'

const folder = mkdtempSync(join(tmpdir(), 'fonte-failures-'))
const missing = join(folder, 'missing.json')
const report = (content) => {
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify(content))
  return path
}

afterAll(() => rmSync(folder, { recursive: true }))

describe('the list of what failed', () => {
  it('names each failed test with the beginning of its error, and a file that could not be loaded', () => {
    const passed = { status: 'passed', fullName: 'adds' }
    const failed = { status: 'failed', fullName: 'divides', failureMessages: ['by zero\na\nb\nc'] }
    const testResults = [
      { name: 'a.test.ts', status: 'failed', assertionResults: [passed, failed] },
      { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ]
    expect(vitestFailures(report({ testResults }), missing)).toEqual([
      'a.test.ts: divides\nby zero\na\nb',
      'b.test.ts: no such module',
    ])
  })

  it('names an error that no test caught, which the report of the tests leaves out', () => {
    const unhandled = join(folder, 'unhandled.json')
    keepUnhandled(unhandled).onTestRunEnd([], [{ message: 'reset', stack: 'Error: reset\n at Pipe' }])
    expect(vitestFailures(missing, unhandled)).toEqual(['caught by no test: Error: reset\n at Pipe'])
  })

  it('names each failed browser test, however deep it stands', () => {
    const tests = [{ results: [{ errors: [{ message: 'no button' }] }] }]
    const spec = { ok: false, file: 'a.spec.ts', title: 'presses it', tests }
    const suites = [{ specs: [{ ok: true, tests: [] }], suites: [{ specs: [spec] }] }]
    expect(playwrightFailures(report({ suites }))).toEqual(['a.spec.ts: presses it\nno button'])
  })

  it('is empty where nothing was written', () => {
    expect([...vitestFailures(missing, missing), ...playwrightFailures(missing)]).toEqual([])
  })
})
