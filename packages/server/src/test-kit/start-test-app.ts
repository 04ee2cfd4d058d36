import { createClock } from './clock.ts'
import { openTestApp, type TestApp, type TestAppOptions } from './test-app.ts'
import { createTestDatabase } from './test-database.ts'

/** A test server with a fresh database that goes when it closes. */
export interface OwnTestApp extends TestApp {
  /** The same server started once more beside this one: same database, same clock, same key. */
  another(options?: Partial<TestAppOptions>): Promise<TestApp>
}

/** Starts a server on a new, empty database. */
export const startTestApp = async (options: Partial<TestAppOptions> = {}): Promise<OwnTestApp> => {
  const database = await createTestDatabase()
  const clock = options.clock ?? createClock()
  const first = await openTestApp(database.url, { ...options, clock })
  return {
    ...first,
    another: (changes = {}) => openTestApp(database.url, { ...options, clock, ...changes }),
    close: async () => {
      await first.close()
      await database.drop()
    },
  }
}
