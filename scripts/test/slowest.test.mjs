import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { playwrightTimes, slowestFiles, vitestTimes } from './slowest.mjs'

let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fonte-slowest-'))
})

afterAll(() => rmSync(folder, { recursive: true }))

const written = (report) => {
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify(report))
  return path
}

it('a file of vitest took from its start to its end', () => {
  const report = written({ testResults: [{ name: '/gym/packages/a.test.ts', startTime: 1_000, endTime: 3_500 }] })
  expect(vitestTimes(report, '/gym')).toEqual([{ file: join('packages', 'a.test.ts'), took: 2_500 }])
})

it('a file of Playwright took the time of all its tests, those in groups too', () => {
  const spec = (file, ...durations) => ({ file, tests: [{ results: durations.map((duration) => ({ duration })) }] })
  const group = { specs: [spec('a.spec.ts', 500)] }
  const report = written({
    suites: [{ specs: [spec('a.spec.ts', 1_000, 2_000)], suites: [group] }, { specs: [spec('b.spec.ts', 10)] }],
  })
  expect(playwrightTimes(report, 'e2e')).toEqual([
    { file: 'e2e/a.spec.ts', took: 3_500 },
    { file: 'e2e/b.spec.ts', took: 10 },
  ])
})

it('a suite that wrote no report has no times', () => {
  const missing = join(folder, 'missing.json')
  expect([...vitestTimes(missing, '/gym'), ...playwrightTimes(missing, 'e2e')]).toEqual([])
})

it('the ten slowest come first, in seconds', () => {
  const times = Array.from({ length: 12 }, (_, at) => ({ file: `${at}.test.ts`, took: at * 1_000 + 40 }))
  const lines = slowestFiles(times).split('\n')
  expect(lines).toHaveLength(10)
  expect(lines.map((line) => line.trim()).slice(0, 2)).toEqual(['11.0 s  11.test.ts', '10.0 s  10.test.ts'])
})
