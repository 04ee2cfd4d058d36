import type { ServerProcess } from '@fonte/server/test-kit/server-process'
import { cpuOf } from '../kit/processes.ts'
import { startBare } from './bare.ts'
import { type Calls, costOf } from './load.ts'

const path = '/unchanged'

/** Calls until V8 has compiled what they run through, and those that are measured. */
const warmUp = 2000
const measured = 6000

/**
 * What this machine takes (ms of CPU, a bare server and the database of `server` together) for the least that can answer
 * an unchanged list: one statement, and 304 without a body. Machines differ severalfold in what a write to a socket costs.
 */
export const costOfMachine = async (server: ServerProcess): Promise<number> => {
  const statements = { [path]: [{ name: 'one', text: 'SELECT 1', values: [] }] }
  const bare = await startBare({ databaseUrl: server.databaseUrl(), statements })
  try {
    const calls: Calls = {
      url: bare.url,
      amount: warmUp,
      status: 304,
      requests: [{ path, headers: { 'if-none-match': '"1"' } }],
    }
    await costOf(bare.pid, calls)
    const before = cpuOf(server.pid).others
    const { server: own } = await costOf(bare.pid, { ...calls, amount: measured })
    return own + (cpuOf(server.pid).others - before) / measured
  } finally {
    await bare.end()
  }
}
