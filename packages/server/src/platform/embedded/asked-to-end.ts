import type { ChildProcess } from 'node:child_process'
import { notedPostmaster } from './orphan.ts'
import type { OnTrouble } from './postmaster.ts'

/** How often (ms) a server is checked. */
const interval = 500

/** How long (ms) a server that was told to end may finish what is under way: Fonte itself may be about to stop it. */
const grace = 3_000

/** Whether the server of `folder` was told to end: calls on open connections go on, new connections are refused. */
export const isLeaving = (folder: string): boolean => notedPostmaster(folder)?.isStopping ?? false

/**
 * Watches for the end that somebody else asks of a server (SIGTERM), which it delays until its clients leave. Fonte’s
 * connections never do, so it is told to end at once after a few seconds, and can be started again. Answers what ends
 * the watch.
 */
export const hastenEnd = (server: ChildProcess, folder: string, onTrouble: OnTrouble): (() => void) => {
  let seen = 0
  const check = () => {
    if (!isLeaving(folder)) return
    if (seen === 0) onTrouble('Somebody asked the embedded database to end: it is started again.')
    seen += interval
    if (seen >= grace) server.kill('SIGINT')
  }
  const timer = setInterval(check, interval)
  return () => clearInterval(timer)
}
