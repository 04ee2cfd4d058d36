import { writeFileSync } from 'node:fs'

/** Keeps the errors that no test of a vitest run caught, at `path`: the JSON report leaves them out. */
export const keepUnhandled = (path) => ({
  onTestRunEnd(_modules, errors) {
    writeFileSync(path, JSON.stringify(errors.map(({ message, stack }) => ({ message, stack }))))
  },
})
