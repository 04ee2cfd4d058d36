import { randomBytes } from 'node:crypto'
import type pg from 'pg'

/** Makes one kind of statement on a table fail, as a full disk or a defect would; returns how to mend it. */
export const breakStatement = async (
  pool: pg.Pool,
  kind: 'INSERT' | 'UPDATE' | 'DELETE',
  table: string,
): Promise<() => Promise<void>> => {
  const name = `broken_${randomBytes(4).toString('hex')}`
  await pool.query(`
    CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'broken on purpose'; END $$;
    CREATE TRIGGER ${name} BEFORE ${kind} ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION ${name}()`)
  return async () => {
    await pool.query(`DROP FUNCTION ${name} CASCADE`)
  }
}
