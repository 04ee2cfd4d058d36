import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import process from 'node:process'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** How often (ms) it is seen to that npm is still there; see docs/decisions/030-npm-is-watched.md. */
const watchEvery = 250

/**
 * Runs a server, or a command, until it ends, and answers its exit code. Signals are passed on. The server learns
 * through its channel when this process is gone; this process asks it to stop when npm, which started both, is gone.
 */
export function keepRunning(program, args, env = process.env) {
  const child = spawn(program, args, { env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  for (const signal of signals) process.on(signal, () => child.kill(signal))
  const launcher = findLauncher()
  const watch = setInterval(() => {
    if (launcher.isGone()) child.kill('SIGTERM')
  }, watchEvery)
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
 * Who started this process: npm, with a shell in between that outlives it. Without npm it is nobody, so that a start in the
 * background survives the terminal it came from.
 */
function findLauncher() {
  const script = process.env.npm_lifecycle_script
  if (!script) return { isGone: () => false }
  const parent = process.ppid
  const npm = isShellOf(parent, script) ? parentOf(parent) : undefined
  return { isGone: () => process.ppid !== parent || (npm !== undefined && parentOf(parent) !== npm) }
}

function isShellOf(pid, script) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(script)
  } catch {
    // Other systems have no /proc; there the shell becomes the program that it starts.
    return false
  }
}

function parentOf(pid) {
  try {
    return /\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]
  } catch {
    return undefined
  }
}
