import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the tests' own PostgreSQL. */
    readonly databaseUrl: string
  }
}

/** The migrated, empty database that test databases are copies of. */
export const templateName = 'fonte_template'

/** The same with the library in it. */
export const libraryTemplateName = 'fonte_library_template'

/** A database that one test file has to itself. */
export interface TestDatabase {
  readonly url: string
  /** Removes the database, whoever is still connected. */
  drop(): Promise<void>
}

/** Makes a database with the current schema and nothing in it, or what another template has; `template0` has no schema. */
export async function createTestDatabase(template: string = templateName): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await administer(`CREATE DATABASE ${name} TEMPLATE ${template}`)
  return {
    url: databaseAt(inject('databaseUrl'), name),
    drop: () => administer(`DROP DATABASE ${name} WITH (FORCE)`),
  }
}

/** The URL of another database on the server of `url`. */
export function databaseAt(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).href
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('databaseUrl') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
