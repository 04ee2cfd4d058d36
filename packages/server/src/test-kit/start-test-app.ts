import { createClock } from './clock.ts'
import { openTestApp, type TestApp, type TestAppOptions } from './test-app.ts'
import { createTestDatabase, libraryTemplateName, templateName } from './test-database.ts'

/** A test server with a fresh database that goes when it closes. */
export interface OwnTestApp extends TestApp {
  /** The same server started once more beside this one: same database, same clock, same key. */
  another(options?: Partial<TestAppOptions>): Promise<TestApp>
}

interface OwnTestAppOptions extends Partial<TestAppOptions> {
  /** Whether the library is loaded, as a start of Fonte does. */
  readonly library?: boolean
}

/** Starts a server on a new database with nothing in it but, where it is asked for, the library. */
export const startTestApp = async ({ library = false, ...options }: OwnTestAppOptions = {}): Promise<OwnTestApp> => {
  const database = await createTestDatabase(library ? libraryTemplateName : templateName)
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
