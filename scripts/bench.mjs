import { join } from 'node:path'
import process from 'node:process'
import { ensureBuilt } from './setup/build.mjs'
import { ensureChromium } from './setup/chromium.mjs'
import { Failure, main } from './setup/failure.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { findNode } from './setup/node.mjs'
import { root } from './setup/place.mjs'
import { run } from './setup/run.mjs'

/** What each part of the benchmark needs beyond the dependencies. */
const needs = {
  bundle: ['pages'],
  api: [],
  start: ['pages'],
  package: ['pages'],
  'sign-in': [],
  pages: ['pages', 'browser'],
  memory: [],
  growth: [],
  log: [],
  backup: [],
  community: [],
  'admin-users': [],
  desk: [],
  live: [],
  plates: [],
  statistics: ['browser'],
  'long-tasks': ['pages', 'browser'],
}

/** Parts that run when none is named: `package` asks npm for the dependencies, `memory` takes five minutes, `live` three, `growth`, `log`, `backup`, `community` and `desk` more and up to a gigabyte of disk. */
const usual = ['bundle', 'api', 'start', 'sign-in', 'pages', 'plates', 'statistics', 'long-tasks']

await main(async () => {
  process.chdir(root)
  const named = process.argv.slice(2).filter((word) => !word.startsWith('-'))
  const unknown = named.find((name) => !(name in needs))
  if (unknown) throw new Failure(`There is no benchmark "${unknown}", only ${Object.keys(needs).join(', ')}.`)
  const parts = named.length > 0 ? named : usual
  const needed = new Set(parts.flatMap((name) => needs[name]))
  await ensureInstalled()
  if (needed.has('pages') && !(await ensureBuilt()))
    throw new Failure('The pages could not be built: the reason stands above.')
  const env = {}
  if (needed.has('browser')) env.CHROMIUM_PATH = await ensureChromium()
  if (parts.includes('bundle')) {
    const { measureFirstScreens } = await import('./check/bundle.mjs')
    env.FIRST_SCREENS = JSON.stringify(measureFirstScreens())
  }
  const options = process.argv.slice(2).filter((word) => word.startsWith('-'))
  process.exitCode = await run(findNode(), [join(root, 'bench/src/main.ts'), ...options, ...parts], { env })
})
