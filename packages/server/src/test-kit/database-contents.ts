import pg from 'pg'

const asking = async <T>(url: string, ask: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await ask(client)
  } finally {
    await client.end()
  }
}

/** Every row of every table at `url` as text, but those that PostgreSQL forgets at a crash; and each sequence. */
export const contentsOf = (url: string) =>
  asking(url, async (client) => {
    const tables = await client.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class
       WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relpersistence = 'p' ORDER BY relname`,
    )
    const contents: Record<string, string[]> = {}
    for (const { name } of tables.rows) {
      const { rows } = await client.query(`SELECT row::text FROM ${name} AS row ORDER BY row::text`)
      contents[name] = rows.map(({ row }) => row)
    }
    const sequences = await client.query(
      "SELECT sequencename, last_value FROM pg_sequences WHERE schemaname = 'public'",
    )
    return { contents, sequences: sequences.rows }
  })

/** What the schema at `url` watches over its rows with: constraints, triggers and whether they are on, indexes. */
export const guardsOf = (url: string) =>
  asking(url, async (client) => {
    const { rows } = await client.query(
      `SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS words
       FROM pg_constraint WHERE connamespace = 'public'::regnamespace
       UNION ALL SELECT tgrelid::regclass::text, tgname, tgenabled::text || pg_get_triggerdef(oid)
       FROM pg_trigger WHERE NOT tgisinternal AND tgrelid::regclass::text !~ 'graphile'
       UNION ALL SELECT tablename, indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1, 2, 3`,
    )
    return rows
  })
