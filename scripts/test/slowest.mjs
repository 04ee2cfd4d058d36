import { relative } from 'node:path'
import { readReport } from './report.mjs'

/** How long each file of a vitest report took (ms), by its path from `root`: its tests and what they set up, not the loading before. */
export function vitestTimes(report, root) {
  const { testResults = [] } = readReport(report) ?? {}
  return testResults.map(({ name, startTime, endTime }) => ({ file: relative(root, name), took: endTime - startTime }))
}

/** How long the tests of each file of a Playwright report took together (ms), by its path from `folder`. */
export function playwrightTimes(report, folder) {
  const took = new Map()
  const add = ({ suites = [], specs = [] }) => {
    for (const { file, tests } of specs) {
      const spent = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0)
      took.set(file, (took.get(file) ?? 0) + spent)
    }
    for (const inner of suites) add(inner)
  }
  add(readReport(report) ?? {})
  return [...took].map(([file, spent]) => ({ file: `${folder}/${file}`, took: spent }))
}

/** The ten files that took longest, one a line. */
export function slowestFiles(times) {
  const longest = times.toSorted((one, other) => other.took - one.took).slice(0, 10)
  return longest.map(({ file, took }) => `${(took / 1000).toFixed(1).padStart(7)} s  ${file}`).join('\n')
}
