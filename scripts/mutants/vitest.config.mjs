import { join } from 'node:path'
import process from 'node:process'
import { defineConfig } from 'vitest/config'

const root = join(import.meta.dirname, '../..')
const { project, tests } = JSON.parse(process.env.MUTANTS_PART ?? '{}')

/**
 * How long (ms) one test may take. What a mistake makes wait for ever is decided soon, and by its test: the limit of a
 * whole run is far behind. Nothing waits in the other projects, but their largest files take seconds on a busy machine.
 */
const testTimeout = { server: 45_000, web: 10_000 }[project] ?? 30_000

const patience = join(root, 'packages/web/src/ui/test-kit/patience.ts')

/** The tests of one part. Packages are read from this very tree, which may be the copy that holds the mutants. */
export default defineConfig({
  resolve: {
    alias: [
      { find: /^@fonte\/(domain|contract)\/(.+\.json)$/, replacement: join(root, 'packages/$1/src/$2') },
      { find: /^@fonte\/(domain|contract)\/(.+)$/, replacement: join(root, 'packages/$1/src/$2.ts') },
    ],
  },
  test: {
    root,
    include: tests,
    environment: 'node',
    // As in `vitest.config.ts`: tests of components wait for what a busy machine draws late.
    ...(project === 'web' && { setupFiles: [patience], unstubGlobals: true }),
    globalSetup: project === 'server' ? [join(root, 'packages/server/src/test-kit/postgres-global.ts')] : [],
    testTimeout,
    hookTimeout: 120_000,
  },
})
