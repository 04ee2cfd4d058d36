import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** A busy machine is no failure: these (ms) only end a test that hangs. */
const timeouts = { testTimeout: 60_000, hookTimeout: 120_000 }

const project = (name: string, globalSetup: string[] = []) => ({
  test: {
    name,
    root: `packages/${name}`,
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'node',
    globalSetup,
    ...timeouts,
  },
})

export default defineConfig({
  test: {
    projects: [
      project('domain'),
      project('contract'),
      project('server', [join(import.meta.dirname, 'packages/server/src/test-kit/postgres-global.ts')]),
      project('web'),
      { test: { name: 'scripts', include: ['scripts/**/*.test.{ts,mjs}'], environment: 'node' } },
    ],
  },
})
