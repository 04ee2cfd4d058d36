import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test-kit/test-database.ts'
import { migrateJobs } from '../jobs/jobs.ts'
import { migrate } from '../migrate.ts'

let database: TestDatabase
let name: string

beforeEach(async () => {
  database = await createTestDatabase('template0')
  name = new URL(database.url).pathname.slice(1)
})

afterEach(() => database.drop())

const run = async (statement: string) => {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

const thrownBy = async (work: Promise<void>) => {
  const error = await work.catch((thrown: unknown) => thrown)
  return error as Error
}

describe('a role that may not do what Fonte needs', () => {
  it('is told what to grant it for its tables', async () => {
    await run('REVOKE CREATE ON SCHEMA public FROM pg_database_owner')
    const { name: kind, message } = await thrownBy(migrate(database.url))
    expect(kind).toBe('StartError')
    expect(message).toMatch(/^PostgreSQL refuses what Fonte needs: permission denied for schema public\. /)
    expect(message).toContain(`GRANT CREATE ON DATABASE "${name}" TO "fonte";`)
    expect(message).toContain('GRANT USAGE, CREATE ON SCHEMA public TO "fonte";')
  })

  it('is told what to grant it for the queue of jobs', async () => {
    await migrate(database.url)
    await run(`REVOKE CREATE ON DATABASE ${name} FROM fonte`)
    const { name: kind, message } = await thrownBy(migrateJobs(database.url))
    expect(kind).toBe('StartError')
    expect(message).toContain(`permission denied for database ${name}. `)
    expect(message).toContain(`GRANT CREATE ON DATABASE "${name}" TO "fonte";`)
  })

  it('is told so too when it is a later migration that is denied', async () => {
    await migrate(database.url)
    await run("DELETE FROM schema_migrations WHERE name = '005-sets-as-json.sql'")
    await run('REVOKE ALL ON program_exercises FROM fonte; REVOKE ALL ON schema_migrations FROM fonte')
    expect((await thrownBy(migrate(database.url))).message).toContain('permission denied for table schema_migrations. ')
  })
})
