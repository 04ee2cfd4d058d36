import autocannon from 'autocannon'
import { cpuOf } from '../kit/processes.ts'

/** The calls of one round. */
export interface Calls {
  readonly url: string
  readonly requests: readonly { readonly path: string; readonly headers?: Readonly<Record<string, string>> }[]
  readonly amount: number
  /** The status that every answer must have. */
  readonly status: number
}

/** What a round of calls cost, for each call. */
export interface Cost {
  /** CPU of the server's process and of its database's processes, in ms. */
  readonly server: number
  readonly database: number
  readonly perSecond: number
}

const connections = 8

/** Makes the calls over kept-alive connections. Throws when an answer has another status. */
const send = async ({ url, requests, amount, status }: Calls): Promise<number> => {
  const startedAt = performance.now()
  let lastAt = startedAt
  const run = autocannon({ url, connections, amount, requests, sampleInt: 50 })
  run.on('response', () => {
    lastAt = performance.now()
  })
  const { errors, statusCodeStats } = await run
  if (errors > 0 || statusCodeStats[status]?.count !== amount) {
    throw new Error(`not every call was answered ${status}: ${JSON.stringify({ errors, ...statusCodeStats })}`)
  }
  return lastAt - startedAt
}

/** Makes the calls against the process `pid` and its descendants. */
export const costOf = async (pid: number, calls: Calls): Promise<Cost> => {
  const before = cpuOf(pid)
  const elapsed = await send(calls)
  const after = cpuOf(pid)
  return {
    server: (after.own - before.own) / calls.amount,
    database: (after.others - before.others) / calls.amount,
    perSecond: (calls.amount * 1000) / elapsed,
  }
}
