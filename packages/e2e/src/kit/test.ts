import { test as base } from '@playwright/test'
import { joinFonte, type Person } from './people.ts'
import { type FonteServer, startFonte } from './server.ts'

interface PerTest {
  /** A person signed in on this test's browser. */
  readonly lifter: Person
}

interface PerWorker {
  readonly fonte: FonteServer
}

/** Playwright's test with a real server of the worker's own, and a person on request. */
export const test = base.extend<PerTest, PerWorker>({
  fonte: [
    async ({ browserName: _ }, use) => {
      const fonte = await startFonte()
      await use(fonte)
      await fonte.remove()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ fonte }, use) => use(fonte.url),
  lifter: async ({ context }, use) => use(await joinFonte(context.request)),
})
