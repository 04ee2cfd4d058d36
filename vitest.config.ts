import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const project = (name: string, globalSetup: string[] = []) => ({
  test: { name, root: `packages/${name}`, include: ['src/**/*.test.{ts,tsx}'], environment: 'node', globalSetup },
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
