import { join } from 'node:path'
import process from 'node:process'
import { defineConfig } from 'vitest/config'
import { keepUnhandled } from './scripts/test/unhandled-reporter.mjs'

/** Where `npm test` reads afterwards how the run went; nothing is written for a run by hand. */
const reports = process.env.TEST_REPORTS

/** A busy machine is no failure: these (ms) only end a test that hangs. */
const timeouts = { testTimeout: 60_000, hookTimeout: 120_000 }

/** Files share what they have loaded, unless a project's tests replace modules, change a page or start processes: loading costs more than most tests. */
const project = (name: string, options: { globalSetup?: string[]; isolate?: boolean } = {}) => ({
  test: {
    name,
    root: `packages/${name}`,
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'node',
    isolate: false,
    ...options,
    ...timeouts,
  },
})

export default defineConfig({
  test: {
    reporters: [
      'default',
      ...(reports
        ? [['json', { outputFile: join(reports, 'vitest.json') }], keepUnhandled(join(reports, 'unhandled.json'))]
        : []),
    ],
    projects: [
      project('domain'),
      project('contract'),
      project('server', {
        isolate: true,
        globalSetup: [join(import.meta.dirname, 'packages/server/src/test-kit/postgres-global.ts')],
      }),
      project('web', { isolate: true }),
      { test: { name: 'scripts', include: ['scripts/**/*.test.{ts,mjs}'], environment: 'node' } },
    ],
  },
})
