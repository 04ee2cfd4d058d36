import { existsSync, readFileSync } from 'node:fs'

/** The report that a suite wrote; null when there is none that can be read. */
export function readReport(path) {
  try {
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
  } catch {
    return null
  }
}
