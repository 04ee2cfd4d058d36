import process from 'node:process'
import type { SentStatement } from '@fonte/server/test-kit/count-statements'
import type pg from 'pg'
import type { Person } from '../kit/person.ts'
import { statementsFor, withDatabase } from '../kit/statements.ts'

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Index Name'?: string
  readonly 'Relation Name'?: string
  readonly Plans?: readonly PlanNode[]
}

/** How one node of a plan reaches its rows, if it reads a table at all. */
const accessOf = (node: PlanNode): string[] => {
  if (node['Index Name'] !== undefined) return [node['Index Name']]
  return node['Node Type'] === 'Seq Scan' ? [`all of ${node['Relation Name']}`] : []
}

const accesses = (node: PlanNode): string[] => [...accessOf(node), ...(node.Plans ?? []).flatMap(accesses)]

/** The indexes, and the tables without one, by which PostgreSQL answers the statements, each named once. */
const accessPaths = async (pool: pg.Pool, statements: readonly SentStatement[]): Promise<string[]> => {
  const found = new Set<string>()
  for (const { text, values } of statements) {
    const { rows } = await pool.query(`EXPLAIN (FORMAT JSON) ${text}`, [...values])
    const [{ Plan: plan }] = rows[0]['QUERY PLAN'] as [{ Plan: PlanNode }]
    for (const access of accesses(plan)) found.add(access)
  }
  return [...found]
}

/** Writes how the database at `url` reaches the rows that each of the paths answers to a person. */
export const tellPlans = async (url: string, person: Person, paths: readonly string[]): Promise<void> => {
  const statements = await statementsFor(url, person, paths)
  await withDatabase(url, async (pool) => {
    for (const path of paths) {
      process.stdout.write(`${path} reads ${(await accessPaths(pool, statements[path] ?? [])).join(', ')}\n`)
    }
  })
}
