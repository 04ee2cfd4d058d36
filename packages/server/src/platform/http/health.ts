import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { Problem } from '../problem.ts'

/** How long (s) a server that is not ready asks to wait. */
const retryAfter = 5

/**
 * `/healthz`: the process answers. `/readyz`: the database does too (migrations ran before the server listened), and is
 * not on its way down (`isLeaving`), when open connections still work but no new one does.
 */
export const addHealth = (app: FastifyInstance, database: Database, isLeaving: () => boolean): void => {
  app.get('/healthz', async () => ({ status: 'alive' }))
  app.get('/readyz', async () => {
    if (isLeaving()) throw new Problem('unavailable', { retryAfter })
    await database.read.selectNoFrom(sql<number>`1`.as('one')).execute()
    return { status: 'ready' }
  })
}
