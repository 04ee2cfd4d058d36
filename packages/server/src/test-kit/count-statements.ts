import type pg from 'pg'

/** A statement as it was sent. */
export interface SentStatement {
  /** Present where PostgreSQL keeps the statement prepared. */
  readonly name?: string
  readonly text: string
  readonly values: readonly unknown[]
}

const asStatement = ([query, values]: readonly unknown[]): SentStatement => {
  if (typeof query === 'string') return { text: query, values: Array.isArray(values) ? values : [] }
  const { name, text, values: own } = query as Partial<SentStatement>
  return { ...(name !== undefined && { name }), text: text ?? '', values: own ?? [] }
}

/** The statements that `work` sends to the database through `pool`, in their order. */
export const recordStatements = async (pool: pg.Pool, work: () => Promise<unknown>): Promise<SentStatement[]> => {
  const sent: SentStatement[] = []
  const restore = new Map<pg.PoolClient, () => void>()
  const count = (client: pg.PoolClient) => {
    if (restore.has(client)) return
    const original = client.query
    // A client's `query` has a dozen overloads; whatever it is given goes on unchanged.
    client.query = ((...given: never[]) => {
      sent.push(asStatement(given))
      return Reflect.apply(original, client, given)
    }) as typeof client.query
    restore.set(client, () => {
      client.query = original
    })
  }
  pool.on('acquire', count)
  await work()
  pool.off('acquire', count)
  for (const back of restore.values()) back()
  return sent
}

/** How many statements `work` sends to the database through `pool`. */
export const countStatements = async (pool: pg.Pool, work: () => Promise<unknown>): Promise<number> =>
  (await recordStatements(pool, work)).length
