import { spawnSync } from 'node:child_process'
import { lchownSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { StartError } from '../start-error.ts'
import type { PostgresExecutables } from './executables.ts'

interface User {
  readonly uid: number
  readonly gid: number
}

/** How the programs of PostgreSQL are run: as oneself, or, because they refuse root, as somebody else. */
export interface Runner {
  /** Who must own the files of the database; null when that is oneself anyway. */
  readonly owner: User | null
  readonly spawnAs: Partial<User>
  /** The command line that runs `program` with `args`. */
  command(program: string, args: readonly string[]): { file: string; args: string[] }
}

/** The programs are given nothing of the caller's environment: variables such as PGDATA would mislead them. */
export const cleanEnvironment = { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin', LC_ALL: 'C', TZ: 'UTC' }

/**
 * Decides how to run PostgreSQL. An ordinary user runs it directly. Root drops to another user who reaches the
 * programs and the data folder, else to a namespace where root counts as nobody.
 * Throws a StartError when neither is possible.
 */
export function chooseRunner(programs: PostgresExecutables, dataDir: string): Runner {
  if (process.getuid?.() !== 0) return direct({ owner: null, spawnAs: {} })
  const user = candidates(dataDir).find((candidate) => reaches(candidate, programs, dataDir))
  if (user) return direct({ owner: user, spawnAs: user })
  const namespace: Runner = {
    owner: { uid: 0, gid: process.getgid?.() ?? 0 },
    spawnAs: {},
    command: (program, args) => ({
      file: 'unshare',
      args: ['--user', '--map-user=65534', '--map-group=65534', program, ...args],
    }),
  }
  if (succeeds(namespace, programs.postgres, ['--version'])) return namespace
  throw new StartError(
    `PostgreSQL does not run as root, and no other user reaches ${programs.postgres} and ${dataDir}: ` +
      'start Fonte as an ordinary user, or set DATABASE_URL.',
  )
}

/** Gives a folder and all it holds to the user who will run the database, unless it is theirs already. */
export function giveFolder(folder: string, { owner }: Runner): void {
  if (owner === null || statSync(folder).uid === owner.uid) return
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) lchownSync(join(entry.parentPath, entry.name), owner.uid, owner.gid)
  lchownSync(folder, owner.uid, owner.gid)
}

function direct(runner: Omit<Runner, 'command'>): Runner {
  return { ...runner, command: (file, args) => ({ file, args: [...args] }) }
}

/** Users to drop to: the owner of the database or of the place it is put in, then the customary ones. */
function candidates(dataDir: string): User[] {
  const passwd = readPasswd()
  const users = [ownerOf(join(dataDir, 'postgres')), ownerOf(dirname(dataDir))].filter((user) => user !== null)
  for (const name of ['postgres', 'nobody']) {
    const known = passwd.get(name)
    if (known) users.push(known)
  }
  return users.filter(({ uid }) => uid !== 0)
}

function ownerOf(path: string): User | null {
  const stat = statSync(path, { throwIfNoEntry: false })
  return stat ? { uid: stat.uid, gid: stat.gid } : null
}

function readPasswd(): Map<string, User> {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  return new Map(
    lines.map((line) => {
      const [name = '', , uid, gid] = line.split(':')
      return [name, { uid: Number(uid), gid: Number(gid) }]
    }),
  )
}

function reaches(user: User, { postgres, sharedFile }: PostgresExecutables, dataDir: string): boolean {
  const runner = direct({ owner: user, spawnAs: user })
  return (
    succeeds(runner, 'test', ['-x', dataDir]) &&
    succeeds(runner, 'test', ['-r', sharedFile]) &&
    succeeds(runner, postgres, ['--version'])
  )
}

function succeeds(runner: Runner, program: string, programArgs: readonly string[]): boolean {
  const { file, args } = runner.command(program, programArgs)
  return spawnSync(file, args, { ...runner.spawnAs, cwd: '/', env: cleanEnvironment, stdio: 'ignore' }).status === 0
}
