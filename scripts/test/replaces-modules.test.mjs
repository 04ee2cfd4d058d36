import { join } from 'node:path'
import { expect, it } from 'vitest'
import { replacesModules } from './replaces-modules.mjs'

const pages = join(import.meta.dirname, '../../packages/web/src')

it.each([
  ['replaces modules itself', 'features/training-plan/start/training-start.test.tsx', true],
  ['replaces the database of the browser itself', 'platform/storage/storage.test.ts', true],
  ['does so by a kit', 'features/workout/running/workout-keeper.test.ts', true],
  ['does neither', 'platform/idle/idle.test.ts', false],
])('a test of the pages that %s is told from the others', (_, file, isAlone) => {
  expect(replacesModules(join(pages, file))).toBe(isAlone)
})
