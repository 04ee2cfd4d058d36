import { createServer } from 'node:http'
import process from 'node:process'
import pg from 'pg'
import type { BarePlan } from './api/bare.ts'

/**
 * A server with nothing but node:http and pg: the first statement (the session's row), then the others at once. To who has
 * an answer already, it is unchanged.
 */
const serve = ({ databaseUrl, statements }: BarePlan): void => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })
  const run = ({ values, ...statement }: BarePlan['statements'][string][number]) =>
    pool.query({ ...statement, values: [...values] })
  const answer = async (path: string): Promise<string> => {
    const [session, ...others] = statements[path] ?? []
    if (!session || (await run(session)).rowCount !== 1) return '{}'
    const results = await Promise.all(others.map(run))
    return JSON.stringify({ items: results.flatMap(({ rows }) => rows) })
  }
  const server = createServer(async (request, response) => {
    const body = await answer(request.url ?? '')
    if (request.headers['if-none-match'] !== undefined) {
      response.writeHead(304).end()
      return
    }
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    })
    response.end(body)
  })
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
}

process.once('message', serve)
process.once('disconnect', () => process.exit())
