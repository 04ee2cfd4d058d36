import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import process from 'node:process'

/**
 * Runs a server until it ends, and answers its exit code. Signals are passed on. The server learns through its
 * channel when this process is gone; this process asks it to stop when npm, which started both, is gone.
 */
export function keepRunning(program, args, env = process.env) {
  const child = spawn(program, args, { env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, () => child.kill(signal))
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.env.npm_lifecycle_event && process.ppid !== parent) child.kill('SIGTERM')
  }, 250)
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => {
      clearInterval(watch)
      resolve(code ?? 128 + (constants.signals[signal] ?? 0))
    })
    child.once('error', (error) => {
      clearInterval(watch)
      console.error(`${program} cannot be run: ${error.message}`)
      resolve(1)
    })
  })
}
