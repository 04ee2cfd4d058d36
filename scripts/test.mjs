import { mkdirSync, rmSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { ensureBuilt } from './setup/build.mjs'
import { ensureShell } from './setup/chromium.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { findNode } from './setup/node.mjs'
import { root } from './setup/place.mjs'
import { run } from './setup/run.mjs'
import { busyShare, coreTimes } from './test/busy.mjs'
import { checkCounts, playwrightCounts, single, vitestCounts } from './test/counts.mjs'
import { playwrightFailures, vitestFailures } from './test/failures.mjs'
import { playwrightTimes, slowestFiles, vitestTimes } from './test/slowest.mjs'

const reports = join(root, '.cache/test-reports')
const reportOf = {
  vitest: join(reports, 'vitest.json'),
  unhandled: join(reports, 'unhandled.json'),
  playwright: join(reports, 'playwright.json'),
}
/** Where Node keeps the code that it compiled: every file of tests of the pages, and every browser worker, begins anew. */
const compiled = { NODE_COMPILE_CACHE: join(root, '.cache/compiled') }
const totals = { passed: 0, failed: 0 }

/** Runs one suite under its title, adds its result to the totals and says what it took; one that throws is one failed test. */
async function suite(title, work) {
  console.log(`\n== ${title} ==`)
  const startedAt = performance.now()
  const before = coreTimes(cpus())
  try {
    const { passed, failed } = await work()
    totals.passed += passed
    totals.failed += failed
    const seconds = Math.round((performance.now() - startedAt) / 1000)
    const busy = busyShare(before, coreTimes(cpus()))
    const cores = busy === null ? '' : `, the cores ${busy} % busy`
    console.log(`${title}: ${passed} passed, ${failed} failed, in ${seconds} s${cores}`)
  } catch (error) {
    totals.failed += 1
    console.error(`${title}: ${error.message}`)
  }
}

const node = (script, args, options) => run(findNode(), [join(root, script), ...args], options)

async function vitest() {
  const env = { ...compiled, TEST_REPORTS: reports }
  return vitestCounts(reportOf.vitest, await node('node_modules/vitest/vitest.mjs', ['run'], { env }))
}

async function playwright() {
  const named = { CHROMIUM_PATH: await ensureShell(), PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf.playwright }
  const env = { ...compiled, ...named }
  const cwd = join(root, 'packages/e2e')
  const args = ['test', '--reporter=list,json']
  return playwrightCounts(reportOf.playwright, await node('node_modules/@playwright/test/cli.js', args, { cwd, env }))
}

async function check() {
  const report = join(reports, 'check.json')
  return checkCounts(report, await node('scripts/check.mjs', [`--report=${report}`]))
}

async function everything() {
  await ensureInstalled()
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  await suite('pages', async () => single((await ensureBuilt()) ? 0 : 1))
  await suite('check', check)
  await suite('unit and API tests', vitest)
  await suite('browser tests', playwright)
}

process.chdir(root)
await everything().catch((error) => {
  totals.failed += 1
  console.error(error.message)
})
process.exitCode = totals.failed > 0 ? 1 : 0
const times = [...vitestTimes(reportOf.vitest, root), ...playwrightTimes(reportOf.playwright, 'packages/e2e/src')]
if (times.length > 0) console.log(`\nThe slowest files:\n${slowestFiles(times)}`)
const failures = [...vitestFailures(reportOf.vitest, reportOf.unhandled), ...playwrightFailures(reportOf.playwright)]
if (failures.length > 0) console.log(`\nWhat failed:\n${failures.join('\n\n')}`)
console.log(`\n${totals.passed} passed, ${totals.failed} failed`)
