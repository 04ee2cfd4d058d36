import { readReport } from './report.mjs'

const firstLines = (text = '', lines = 3) => text.split('\n').slice(0, lines).join('\n')

/** What failed in a vitest run, a text each: its tests, files that could not be loaded, and errors that no test caught. */
export function vitestFailures(report, unhandled) {
  const { testResults = [] } = readReport(report) ?? {}
  const failed = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && tests.length === 0) return [`${name}: ${firstLines(message)}`]
    return tests.map(({ fullName, failureMessages = [] }) => `${name}: ${fullName}\n${firstLines(failureMessages[0])}`)
  })
  const uncaught = (readReport(unhandled) ?? []).map(({ message, stack }) => firstLines(stack ?? message, 12))
  return [...failed, ...uncaught.map((text) => `caught by no test: ${text}`)]
}

/** What failed in a Playwright run, a text each. */
export function playwrightFailures(report) {
  const failures = ({ suites = [], specs = [] }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, title, tests }) => {
        const errors = tests.flatMap(({ results }) => results).flatMap((result) => result.errors ?? [])
        return `${file}: ${title}\n${firstLines(errors[0]?.message)}`
      }),
    ...suites.flatMap(failures),
  ]
  return failures(readReport(report) ?? {})
}
