import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { reasonOf, StartError } from '../start-error.ts'
import type { PostgresExecutables } from './executables.ts'
import { cleanEnvironment, giveFolder, type Runner } from './runner.ts'

const run = promisify(execFile)

/** Role that owns everything in a new database; Fonte itself works as a lesser one. */
export const superuser = 'postgres'

/** Checks that a folder holds a database that can be opened, and says whether there is one. */
export function holdsCluster(folder: string): boolean {
  try {
    if (!existsSync(folder) || readdirSync(folder).length === 0) return false
  } catch (error) {
    throw new StartError(`The database in ${folder} cannot be read: ${reasonOf(error)}.`)
  }
  if (existsSync(join(folder, 'PG_VERSION'))) return true
  throw new StartError(`The folder ${folder} holds files, but no database: move them away, or choose another DATA_DIR.`)
}

/** Where a database is made before it is moved to its place: as long as this is there, its making is not over. */
const draftOf = (folder: string): string => `${folder}.new`

/** Whether the making of a database for `folder` began and did not end. */
export const isBeingMade = (folder: string): boolean => existsSync(draftOf(folder))

/** Notes that a database for `folder` is about to be made, before anything else is that belongs to it. */
export const beginCluster = (folder: string): void => {
  mkdirSync(draftOf(folder), { recursive: true, mode: 0o700 })
}

/** Forgets that a database was made for `folder`. */
export const finishCluster = (folder: string): void => rmSync(draftOf(folder), { recursive: true, force: true })

/**
 * Makes a new, empty database in `folder`: UTF-8, case by Unicode and order by code point on every machine.
 * It is made beside its place and moved there when whole, so that a kill half way leaves nothing to repair.
 */
export async function createCluster(folder: string, password: string, programs: PostgresExecutables, runner: Runner) {
  const draft = draftOf(folder)
  const passwordFile = join(draft, 'password')
  const cluster = join(draft, 'cluster')
  finishCluster(folder)
  mkdirSync(cluster, { recursive: true, mode: 0o700 })
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  giveFolder(draft, runner)
  const { file, args } = runner.command(programs.initdb, [
    ...['-D', cluster, '-U', superuser, `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--encoding=UTF8'],
    ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
  ])
  try {
    await run(file, args, { ...runner.spawnAs, cwd: '/', env: cleanEnvironment })
  } catch (error) {
    throw new StartError(`A new database could not be made in ${folder}: ${firstReason(error)}.`)
  }
  renameSync(cluster, folder)
  finishCluster(folder)
}

/** The first error that a program named: those after it, and what it says last, only follow from it. */
export function firstReason(error: unknown): string {
  const lines = (error as { stderr?: string }).stderr?.trim().split('\n') ?? []
  const first = lines.find((line) => /\b(?:error|fatal|panic):/i.test(line)) ?? lines.find((line) => line !== '')
  const words = first?.replace(/^.*?\b(?:error|fatal|panic): +/i, '') ?? reasonOf(error)
  return words.replace(/\.$/, '')
}
