import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'
import process from 'node:process'
import { Failure } from './failure.mjs'
import { findNode } from './node.mjs'
import { root } from './place.mjs'
import { run } from './run.mjs'

const shell = 'chromium-headless-shell'
const programs = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Path of a Chromium without the parts of a window, in which the browser tests cost a quarter less: CHROMIUM_PATH, that
 * of the system, or one that is installed now. Any other Chromium where there is none to be had.
 */
export async function ensureShell() {
  const found = process.env.CHROMIUM_PATH || onSystem([shell])
  if (found) return found
  await install(shell)
  return onSystem([shell]) ?? ensureChromium()
}

/**
 * Path of a Chromium: CHROMIUM_PATH, one of the system, Playwright's own, or one that is installed now where that is
 * possible without asking.
 */
export async function ensureChromium() {
  const found = process.env.CHROMIUM_PATH || onSystem([...programs, ...applications]) || playwrights()
  if (found) return found
  await install('chromium')
  const installed = onSystem(programs)
  if (installed) return installed
  throw new Failure(
    'The browser tests need a Chromium: install one, name it with CHROMIUM_PATH, or run "npx playwright install chromium".',
  )
}

/** Only root on a Debian may; without a network, or such a package, nothing changes. */
async function install(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing ${name} for the browser tests ...`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args) => run('apt-get', ['-qq', '-o', 'Acquire::Retries=0', ...args], { env })
  await apt('update')
  await apt('install', '-y', '--no-install-recommends', name, 'fonts-liberation')
}

/** The first of some programs, by their names in the PATH or their paths, that is there. */
function onSystem(names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const paths = names.flatMap((name) => (isAbsolute(name) ? [name] : folders.map((folder) => join(folder, name))))
  return paths.find((path) => existsSync(path))
}

/** Where Playwright keeps the browser of its own version, if it was installed. */
function playwrights() {
  const ask = "process.stdout.write(require('playwright-core').chromium.executablePath())"
  try {
    const path = execFileSync(findNode(), ['-e', ask], { cwd: root, encoding: 'utf8' })
    return existsSync(path) ? path : undefined
  } catch {
    return undefined
  }
}
