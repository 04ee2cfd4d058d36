import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { SentStatement } from '@fonte/server/test-kit/count-statements'

/** What the bare server answers: the rows of the statements that Fonte sends for the same path. */
export interface BarePlan {
  readonly databaseUrl: string
  readonly statements: Readonly<Record<string, readonly SentStatement[]>>
}

/** A running bare server. */
export interface BareServer {
  readonly url: string
  readonly pid: number
  end(): Promise<void>
}

/** Starts a bare server in a process of its own. */
export const startBare = async (plan: BarePlan): Promise<BareServer> => {
  const child = fork(fileURLToPath(new URL('../bare-server.ts', import.meta.url)))
  child.send(plan)
  const [address] = (await once(child, 'message')) as [{ port: number }]
  return {
    url: `http://127.0.0.1:${address.port}`,
    pid: child.pid ?? 0,
    end: async () => {
      const over = once(child, 'exit')
      child.kill()
      await over
    },
  }
}
