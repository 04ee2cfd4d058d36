import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { defineConfig } from 'vitest/config'
import { replacesModules } from './scripts/test/replaces-modules.mjs'
import { keepUnhandled } from './scripts/test/unhandled-reporter.mjs'

/** Where `npm test` reads afterwards how the run went; nothing is written for a run by hand. */
const reports = process.env.TEST_REPORTS

/** A busy machine is no failure: these (ms) only end a test that hangs, or that waits for what does not come. */
const timeouts = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 10_000 } } }

/** Vitest would leave one core to itself: half of a small machine. */
const maxWorkers = '100%'

interface Options {
  readonly root?: string
  readonly include?: string[]
  readonly exclude?: string[]
  readonly globalSetup?: string[]
  readonly setupFiles?: string[]
  readonly isolate?: boolean
  readonly unstubGlobals?: boolean
  readonly pool?: 'threads'
}

/** Files share what they have loaded, unless tests replace modules or start processes: loading costs more than most tests. */
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

const web = join(import.meta.dirname, 'packages/web')

const setupFiles = [join(web, 'src/ui/test-kit/timeouts.ts')]

/** Vitest lets files share a process only beside files of the same environment: each kind is a project of its own. */
const pages: Record<'alone' | 'inDocument' | 'plain', string[]> = { alone: [], inDocument: [], plain: [] }
for (const file of globSync('src/**/*.test.{ts,tsx}', { cwd: web })) {
  const path = join(web, file)
  if (replacesModules(path)) pages.alone.push(file)
  else if (readFileSync(path, 'utf8').startsWith('// @vitest-environment')) pages.inDocument.push(file)
  else pages.plain.push(file)
}

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
      project('web', { include: pages.plain, setupFiles, unstubGlobals: true }),
      project('web-document', { root: web, include: pages.inDocument, setupFiles, unstubGlobals: true }),
      // A thread is loaded anew for a tenth less than a process.
      project('web-alone', { root: web, include: pages.alone, setupFiles, isolate: true, pool: 'threads' }),
      {
        test: {
          name: 'scripts',
          include: ['scripts/**/*.test.{ts,mjs}'],
          environment: 'node',
          maxWorkers,
          ...timeouts,
        },
      },
    ],
  },
})
