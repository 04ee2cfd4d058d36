import { type APIRequestContext, type Browser, test as base, type Page } from '@playwright/test'
import { joinFonte, type Person, signInAs } from './people.ts'
import { type FonteServer, startFonte } from './server.ts'

interface PerTest {
  /** A person signed in on this test's browser. */
  readonly lifter: Person
  /** The programming interface as somebody without any cookie sees it. */
  readonly visitor: APIRequestContext
  /** Opens a page on another device of a person, signed in there. */
  readonly otherDevice: (person: Person) => Promise<Page>
}

interface PerWorker {
  readonly fonte: FonteServer
}

const deviceOf = async (browser: Browser, baseURL: string, person: Person): Promise<Page> => {
  const context = await browser.newContext({ baseURL })
  await signInAs(context.request, person)
  return context.newPage()
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
  page: async ({ page }, use) => {
    await use(page)
    // An answer that is being changed when a test ends is read by nobody any more.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  lifter: async ({ context }, use) => use(await joinFonte(context.request)),
  visitor: ({ request }, use) => use(request),
  otherDevice: async ({ browser, fonte }, use) => {
    const opened: Page[] = []
    await use(async (person) => {
      const page = await deviceOf(browser, fonte.url, person)
      opened.push(page)
      return page
    })
    for (const page of opened) await page.context().close()
  },
})
