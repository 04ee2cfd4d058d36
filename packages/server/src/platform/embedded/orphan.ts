import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, statSync } from 'node:fs'
import { platform } from 'node:os'
import { basename, join } from 'node:path'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { StartError } from '../start-error.ts'

/** What PostgreSQL notes about the server that runs on a folder. */
export interface Postmaster {
  readonly pid: number
  readonly port: number
  /** It was told to end, and lets nobody in any more. */
  readonly isStopping: boolean
}

/** The server noted in the folder of a database, running or not; null when none is noted. */
export function notedPostmaster(folder: string): Postmaster | null {
  const lines = readNote(folder)?.split('\n')
  if (!lines) return null
  return { pid: Number(lines[0]), port: Number(lines[3]), isStopping: lines[7]?.trim() === 'stopping' }
}

/** A server that ends takes its note away at any moment: to look first and read then would miss it. */
function readNote(folder: string): string | null {
  try {
    return readFileSync(noteOf(folder), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/**
 * Stops a server that outlived a killed Fonte, and removes a note whose process number belongs to somebody else
 * by now (PostgreSQL would take that process for a running server), or that has none (PostgreSQL starts beside no such
 * note). To be called under the folder's lock only.
 */
export async function stopOrphan(folder: string): Promise<void> {
  const noted = notedPostmaster(folder)
  if (noted === null) return
  if (isCutOff(noted)) return rmSync(noteOf(folder), { force: true })
  if (!isAlive(noted.pid)) return
  if (!isServerOf(noted.pid, folder)) return rmSync(noteOf(folder), { force: true })
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    process.kill(noted.pid, signal)
    if (await isGone(noted.pid, folder)) return
  }
  throw new StartError(`An earlier database server, process ${noted.pid}, still runs on ${folder} and does not stop.`)
}

function noteOf(folder: string): string {
  return join(folder, 'postmaster.pid')
}

/** A power cut, or a kill, came before the note was written. */
function isCutOff({ pid }: Postmaster): boolean {
  return pid === 0 || Number.isNaN(pid)
}

function isAlive(pid: number): boolean {
  try {
    return Number.isInteger(pid) && pid > 0 && process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** PostgreSQL works inside its folder, which stays true when the folder is moved; else its command names it. */
function isServerOf(pid: number, folder: string): boolean {
  try {
    const place = statSync(`/proc/${pid}/cwd`)
    const own = statSync(folder)
    return place.ino === own.ino && place.dev === own.dev
  } catch {
    const [program = '', ...args] = commandOf(pid)
    return basename(program).startsWith('postgres') && args.join(' ').includes(folder)
  }
}

function commandOf(pid: number): string[] {
  try {
    if (platform() === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).split(' ')
  } catch {
    return []
  }
}

/** Waits up to 30 s; the note goes last, and a process may stay listed after it when nobody collects it. */
async function isGone(pid: number, folder: string): Promise<boolean> {
  for (let waited = 0; waited < 30_000; waited += 20) {
    if (notedPostmaster(folder)?.pid !== pid || !isAlive(pid)) return true
    await pause(20)
  }
  return false
}
