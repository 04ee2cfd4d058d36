import { join } from 'node:path'
import process from 'node:process'
import { ensureBuilt } from './setup/build.mjs'
import { ensureChromium } from './setup/chromium.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { findNode } from './setup/node.mjs'
import { root } from './setup/place.mjs'
import { run } from './setup/run.mjs'

/** `npm run soak [seed]`: the reliability tests, calls with made-up input and damaged files, many times over; the seed repeats an earlier run. */
const seed = process.argv[2] ?? String(Date.now() % 1_000_000)

process.chdir(root)
await ensureInstalled()
if (!(await ensureBuilt())) process.exit(1)
const counts = {
  SOAK_CALLS: '20000',
  SOAK_KILLS: '100',
  SOAK_FAULTS: '20',
  SOAK_BACKUPS: '20',
  SOAK_SCHEDULES: '200',
  SOAK_STRANGERS: '60',
  SOAK_SETS: '100000',
  SOAK_FILES: '20000',
}
const env = { SOAK_SEED: seed, ...counts, CHROMIUM_PATH: await ensureChromium() }
console.log(`Seed ${seed}: npm run soak ${seed} runs the same again.`)

const tests = [
  'packages/server/src/reliability',
  'packages/server/src/platform/http/fuzz.test.ts',
  'packages/domain/src/exchange/read-any-file.test.ts',
]
const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...tests]
const servers = await run(findNode(), vitest, { env })
const cwd = join(root, 'packages/e2e')
const playwright = [join(root, 'node_modules/@playwright/test/cli.js'), 'test', 'src/reliability']
const browsers = await run(findNode(), playwright, { env, cwd })
process.exitCode = servers || browsers
