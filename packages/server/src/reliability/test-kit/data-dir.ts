import { mkdirSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const home = fileURLToPath(new URL('../../../../../.cache', import.meta.url))

/** Makes a new data folder on the disk of the project, where a database writes as it does for people. */
export const makeDataDir = (): string => {
  mkdirSync(home, { recursive: true })
  return mkdtempSync(join(home, 'reliability-'))
}
