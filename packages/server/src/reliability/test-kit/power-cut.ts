import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { notedPostmaster } from '../../platform/embedded/orphan.ts'

/** Whom a power cut hits: the server, its database, or both at the same moment. */
export const victims = ['server', 'server and database', 'database'] as const

export type Victim = (typeof victims)[number]

const kill = (pid: number) => {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** The processes that a process has started; none where the system does not tell. */
export const childrenOf = (pid: number): number[] => {
  try {
    const listed = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
    return listed === '' ? [] : listed.split(' ').map(Number)
  } catch {
    return []
  }
}

/** Kills every process of the database in a data folder: one that is left over would answer for a moment more. */
export const killDatabase = (dataDir: string): void => {
  const noted = notedPostmaster(join(dataDir, 'postgres'))
  if (noted === null) throw new Error('no database runs')
  const all = [noted.pid, ...childrenOf(noted.pid)]
  for (const pid of all) kill(pid)
}

/** Ends processes as a power cut would, all of them before anything else can happen here. */
export const cutPower = (victim: Victim, serverPid: number, dataDir: string): void => {
  if (victim !== 'database') kill(serverPid)
  if (victim !== 'server') killDatabase(dataDir)
}
