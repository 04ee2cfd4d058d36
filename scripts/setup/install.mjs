import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from './failure.mjs'
import { root } from './place.mjs'
import { run } from './run.mjs'

/** What npm ci is told: the tools that build the pages are needed to start, and Node itself is an optional package. */
const options = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']

/** Installs what the lock file names, unless exactly that is installed already, by whomever. */
export async function ensureInstalled() {
  const wanted = packagesOf(join(root, 'package-lock.json'))
  const installed = packagesOf(join(root, 'node_modules/.package-lock.json'))
  if (wanted && installed && isInstalled(wanted, installed)) return
  console.log('Installing the dependencies ...')
  const code = await run('npm', ['ci', ...options])
  if (code !== 0) throw new Failure('The dependencies could not be installed: npm says why above.')
}

/**
 * Whether the packages that npm noted as installed are those of the lock file, compared by what they hold: an archive
 * keeps the times of its files, so that a newer version’s lock file may be older than what was installed before it.
 * Optional packages are those of other machines, too, and may be missing. Fonte’s own packages are links: nothing is
 * installed for their version.
 */
function isInstalled(wanted, installed) {
  const isSame = (path) => wanted[path]?.version === installed[path]?.version && isSameContent(path)
  const isSameContent = (path) => wanted[path]?.integrity === installed[path]?.integrity
  const needed = Object.keys(wanted).filter((path) => isForeign(path) && !wanted[path].optional)
  const present = Object.keys(installed).filter(isForeign)
  return [...needed, ...present].every((path) => path in wanted && path in installed && isSame(path))
}

const isForeign = (path) => path.includes('node_modules/')

/** The packages of one of npm's lock files by their paths; null where there is none that can be read. */
function packagesOf(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages
  } catch {
    return null
  }
}
