import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** `/healthz`: the process answers. `/readyz`: the database does too (migrations ran before the server listened). */
export const addHealth = (app: FastifyInstance, database: Database): void => {
  app.get('/healthz', async () => ({ status: 'alive' }))
  app.get('/readyz', async () => {
    await database.read.selectNoFrom(sql<number>`1`.as('one')).execute()
    return { status: 'ready' }
  })
}
