import { readReport } from './report.mjs'

/** How many tests of a suite passed and failed, read from the report it wrote; a suite that failed otherwise counts. */
function counted(passed, failed, code) {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
}

/** Result of a suite that is one test itself. */
export function single(code) {
  return counted(code === 0 ? 1 : 0, 0, code)
}

/** Result of `npm run check`, one test for each of its steps. */
export function checkCounts(report, code) {
  const steps = readReport(report) ?? []
  return counted(steps.filter((step) => step.ok).length, steps.filter((step) => !step.ok).length, code)
}

/** Result of vitest; a file that failed outside its tests, when it was loaded or set up, is a failed test. */
export function vitestCounts(report, code) {
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = readReport(report) ?? {}
  const hasFailedTest = ({ assertionResults }) => assertionResults.some(({ status }) => status === 'failed')
  const unloaded = testResults.filter((file) => file.status === 'failed' && !hasFailedTest(file))
  return counted(numPassedTests, numFailedTests + unloaded.length, code)
}

/** Result of Playwright. */
export function playwrightCounts(report, code) {
  const { expected = 0, unexpected = 0, flaky = 0 } = readReport(report)?.stats ?? {}
  return counted(expected, unexpected + flaky, code)
}
