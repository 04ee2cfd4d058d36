import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import process from 'node:process'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a server until it ends, and answers its exit code. Signals are passed on. The server learns through its
 * channel when this process is gone; this process asks it to stop when npm, which started both, is gone.
 */
export function keepRunning(program, args, env = process.env) {
  const child = spawn(program, args, { env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  for (const signal of signals) process.on(signal, () => child.kill(signal))
  const ancestry = readAncestry()
  const watch = setInterval(() => {
    if (readAncestry() !== ancestry) child.kill('SIGTERM')
  }, 100)
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

/**
 * Who npm is to this process: its parent, or the parent of the shell in between, which outlives a killed npm.
 * Without npm it is nobody, so that a start in the background survives the terminal it came from.
 */
function readAncestry() {
  const script = process.env.npm_lifecycle_script
  if (!script) return ''
  const parent = String(process.ppid)
  try {
    if (!readFileSync(`/proc/${parent}/cmdline`, 'utf8').includes(script)) return parent
    const [, grandparent] = /\) \S (\d+)/.exec(readFileSync(`/proc/${parent}/stat`, 'utf8')) ?? []
    return `${parent} ${grandparent}`
  } catch {
    return parent
  }
}
