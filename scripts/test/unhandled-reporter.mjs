import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import process from 'node:process'

/** Keeps the errors that no test of a vitest run caught, at the path in `UNHANDLED_REPORT`: its JSON report leaves them out. */
export default class UnhandledReporter {
  onTestRunEnd(_modules, errors) {
    const path = process.env.UNHANDLED_REPORT
    if (!path) return
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, JSON.stringify(errors.map(({ message, stack }) => ({ message, stack }))))
  }
}
