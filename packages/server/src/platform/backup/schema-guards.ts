import pg from 'pg'

const quoted = pg.escapeIdentifier

/** What the schema watches over its rows with: it is taken away while rows are copied that obeyed it already. */
export interface Guards {
  /** Statements that bring all of it back; foreign keys are checked then. */
  readonly restore: readonly string[]
}

const own = `relnamespace = 'public'::regnamespace AND relkind = 'r'
  AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e')`

const triggersQuery = `
  SELECT relname AS table, tgname AS name, tgenabled AS state
  FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid WHERE NOT tgisinternal AND tgenabled <> 'D' AND ${own}`

const foreignKeysQuery = `
  SELECT relname AS table, conname AS name, pg_get_constraintdef(pg_constraint.oid) AS definition
  FROM pg_constraint JOIN pg_class ON pg_class.oid = conrelid WHERE contype = 'f' AND ${own}`

/** How a trigger is enabled, by what PostgreSQL notes of it. */
const enabling: Readonly<Record<string, string>> = { O: 'ENABLE', A: 'ENABLE ALWAYS', R: 'ENABLE REPLICA' }

/**
 * Switches the schema’s own triggers off and takes its foreign keys away, so that rows can come in any order and change
 * nothing but their table. Only the owner of the tables is needed for that.
 */
export const liftGuards = async (client: pg.Client): Promise<Guards> => {
  const triggers = await client.query<{ table: string; name: string; state: string }>(triggersQuery)
  const keys = await client.query<{ table: string; name: string; definition: string }>(foreignKeysQuery)
  for (const { table, name } of triggers.rows) {
    await client.query(`ALTER TABLE ${quoted(table)} DISABLE TRIGGER ${quoted(name)}`)
  }
  for (const { table, name } of keys.rows) {
    await client.query(`ALTER TABLE ${quoted(table)} DROP CONSTRAINT ${quoted(name)}`)
  }
  return {
    restore: [
      ...keys.rows.map(
        ({ table, name, definition }) => `ALTER TABLE ${quoted(table)} ADD CONSTRAINT ${quoted(name)} ${definition}`,
      ),
      ...triggers.rows.map(
        ({ table, name, state }) => `ALTER TABLE ${quoted(table)} ${enabling[state]} TRIGGER ${quoted(name)}`,
      ),
    ],
  }
}
