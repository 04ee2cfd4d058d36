import { join } from 'node:path'
import process from 'node:process'
import { defineConfig } from 'vitest/config'
import { keepUnhandled } from './scripts/test/unhandled-reporter.mjs'

/** Where `npm test` reads afterwards how the run went; nothing is written for a run by hand. */
const reports = process.env.TEST_REPORTS

/** A busy machine is no failure: these (ms) only end a test that hangs. */
const timeouts = { testTimeout: 60_000, hookTimeout: 120_000 }

/** Vitest would leave one core to itself: half of a small machine. */
const maxWorkers = '100%'

interface Options {
  readonly root?: string
  readonly include?: string[]
  readonly exclude?: string[]
  readonly globalSetup?: string[]
  readonly isolate?: boolean
  readonly pool?: 'threads'
}

/** Files share what they have loaded, unless a project's tests replace modules, change a page or start processes: loading costs more than most tests. */
const project = (name: string, options: Options = {}) => ({
  test: {
    name,
    root: `packages/${name}`,
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'node',
    isolate: false,
    maxWorkers,
    ...options,
    ...timeouts,
  },
})

const globalSetup = [join(import.meta.dirname, 'packages/server/src/test-kit/postgres-global.ts')]

/** Tests of the server that start processes or cut connections: what comes late is told of the file that caused it. */
const processes = ['reliability', 'platform/embedded', 'platform/backup', 'platform/jobs', 'platform/mail', 'event']
const ofProcesses = processes.map((folder) => `src/${folder}/**/*.test.ts`)

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
      project('server', { globalSetup, exclude: ofProcesses }),
      project('processes', { globalSetup, root: 'packages/server', include: ofProcesses, isolate: true }),
      // A thread is loaded anew for a tenth less than a process.
      project('web', { isolate: true, pool: 'threads' }),
      { test: { name: 'scripts', include: ['scripts/**/*.test.{ts,mjs}'], environment: 'node', maxWorkers } },
    ],
  },
})
