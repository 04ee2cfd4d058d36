import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import process from 'node:process'
import { Failure } from './failure.mjs'
import { findNode } from './node.mjs'
import { root } from './place.mjs'
import { run } from './run.mjs'

const programs = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Path of a Chromium for the browser tests: CHROMIUM_PATH, one of the system, Playwright's own, or one that is
 * installed now where that is possible without asking.
 */
export async function ensureChromium() {
  const found = process.env.CHROMIUM_PATH || onSystem() || playwrights()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium for the browser tests ...')
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-qq'], { env })
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'], { env })
  }
  const installed = onSystem()
  if (installed) return installed
  throw new Failure(
    'The browser tests need a Chromium: install one, name it with CHROMIUM_PATH, or run "npx playwright install chromium".',
  )
}

function onSystem() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const paths = folders.flatMap((folder) => programs.map((program) => join(folder, program)))
  return [...paths, ...applications].find((path) => existsSync(path))
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
