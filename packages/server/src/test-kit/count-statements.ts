import type pg from 'pg'

/** How many statements `work` sends to the database through `pool`. */
export const countStatements = async (pool: pg.Pool, work: () => Promise<unknown>): Promise<number> => {
  let sent = 0
  const restore = new Map<pg.PoolClient, () => void>()
  const count = (client: pg.PoolClient) => {
    if (restore.has(client)) return
    const original = client.query
    // A client's `query` has a dozen overloads; whatever it is given goes on unchanged.
    client.query = ((...given: never[]) => {
      sent += 1
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
