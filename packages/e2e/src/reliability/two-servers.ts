import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchServer, type ServerProcess } from '@fonte/server/test-kit/server-process'
import { type BrowserContext, test as base, type Page, request } from '@playwright/test'
import { newMember, type Person, signInAs } from '../kit/people.ts'

interface TwoServers {
  /** Owns the database. */
  readonly first: ServerProcess
  /** Works on the same database; it can be killed, and started again at the same URL. */
  readonly second: () => ServerProcess
  readonly startSecondAgain: () => Promise<void>
  /** Members whose addresses are confirmed: two read French, the last one English. */
  readonly people: readonly [Person, Person, Person]
}

/** Nobody receives mail there: what the tests need was mailed before the second server started. */
const nowhere = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'fonte@fonte.example' }

interface PerTest {
  /** Opens a page of a person on one of the servers, signed in there; it is closed with the test. */
  readonly pageOn: (server: ServerProcess, person: Person) => Promise<Page>
}

/** Playwright’s test with two servers on one database: starting them costs more than a test, so a file has one pair. */
export const test = base.extend<PerTest, { servers: TwoServers }>({
  servers: [
    async ({ browserName: _ }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'fonte-servers-'))
      const env = { SESSION_KEY: randomBytes(32).toString('hex') }
      const first = await launchServer({ dataDir: join(folder, 'first'), env })
      const visitor = await request.newContext({ baseURL: first.url })
      const people = [await newMember(visitor), await newMember(visitor), await newMember(visitor, 'en')] as const
      const shared = { ...env, ...nowhere, DATABASE_URL: first.databaseUrl() }
      const start = (port?: number) =>
        launchServer({ dataDir: join(folder, 'second'), env: shared, ...(port !== undefined && { port }) })
      let second = await start()
      await use({
        first,
        second: () => second,
        startSecondAgain: async () => {
          second = await start(Number(new URL(second.url).port))
        },
        people,
      })
      await visitor.dispose()
      await second.end()
      await first.end()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  pageOn: async ({ browser }, use) => {
    const opened: BrowserContext[] = []
    await use(async ({ url }, person) => {
      const context = await browser.newContext({ baseURL: url })
      opened.push(context)
      await signInAs(context.request, person)
      return context.newPage()
    })
    for (const context of opened) await context.close()
  },
})
