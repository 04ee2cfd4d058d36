import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { reasonOf, StartError } from '../start-error.ts'
import type { Programs } from './programs.ts'
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

/**
 * Makes a new, empty database in `folder`: UTF-8, case by Unicode and order by code point on every machine.
 * It is made beside its place and moved there when whole, so that a kill half way leaves nothing to repair.
 */
export async function createCluster(folder: string, password: string, programs: Programs, runner: Runner) {
  const draft = `${folder}.new`
  const passwordFile = join(draft, 'password')
  const cluster = join(draft, 'cluster')
  rmSync(draft, { recursive: true, force: true })
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
    const words = (error as { stderr?: string }).stderr?.trim().split('\n').at(-1) || reasonOf(error)
    throw new StartError(`A new database could not be made in ${folder}: ${words}.`)
  }
  renameSync(cluster, folder)
  rmSync(draft, { recursive: true })
}
