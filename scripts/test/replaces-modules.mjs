import { readFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'

const replacing = /\bvi\.(mock|doMock|resetModules)\(|fake-indexeddb/

/**
 * Whether the test file at a path, or a test kit that it imports, replaces modules or the database of the browser: another
 * file in the same process would find what it put there.
 */
export function replacesModules(file) {
  const text = readFileSync(file, 'utf8')
  if (replacing.test(text)) return true
  const imported = [...text.matchAll(/^(?:import|.*\bfrom) '(\.[^']+)'/gm)].map(([, path = '']) =>
    join(dirname(file), path),
  )
  return imported.some((path) => path.includes(`${sep}test-kit${sep}`) && replacesModules(path))
}
