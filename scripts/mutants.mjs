import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { changedFile, missedPlaces, withAgain } from './mutants/again.mjs'
import { countMutants, rateOf } from './mutants/count.mjs'
import { parts } from './mutants/parts.mjs'
import { drawPlaces, testsBeside } from './mutants/sample.mjs'
import { Failure, main } from './setup/failure.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { findNode } from './setup/node.mjs'
import { root } from './setup/place.mjs'
import { run } from './setup/run.mjs'

/**
 * `npm run mutants [part ...] [seed]`: changes functions drawn by the seed, one mistake at a time, and counts those that
 * a test notices. `npm run mutants -- --again [part ...]` makes only the mistakes that the last run of a part missed.
 */
const bar = 90
const folder = join(root, '.cache/mutants')

const settings = (name, places) => ({
  packageManager: 'npm',
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // Processes, not threads: only a process of its own has the time zone that a test sets.
  vitest: { configFile: 'scripts/mutants/vitest.config.mjs', related: false, pool: 'forks' },
  mutate: places,
  // A message's words are proved by their own tests; static values would run every test each.
  mutator: { excludedMutations: ['StringLiteral'] },
  ignoreStatic: true,
  coverageAnalysis: 'perTest',
  concurrency: 1,
  // Longer than a test may take, and than a file of server tests needs to begin: only what really loops meets it.
  timeoutMS: 60_000,
  dryRunTimeoutMinutes: 30,
  tempDirName: '.cache/mutants/sandbox',
  ignorePatterns: ['.cache', '.data', 'docs', 'packages/web/dist', 'packages/e2e'],
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: `.cache/mutants/${name}.json` },
})

const reportFile = (name) => join(folder, `${name}.json`)
const readReport = (name) => JSON.parse(readFileSync(reportFile(name), 'utf8'))

async function runStryker(part, name, places) {
  const file = join(folder, `${name}.config.json`)
  writeFileSync(file, JSON.stringify(settings(name, places)))
  rmSync(reportFile(name), { force: true })
  const env = { MUTANTS_PART: JSON.stringify({ project: part.project, tests: testsBeside(part.tests, places) }) }
  const stryker = join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js')
  const code = await run(findNode(), [stryker, 'run', file], { env })
  if (code !== 0) throw new Failure(`"${name}" could not be run: the reason stands above.`)
  return readReport(name)
}

async function runAgain(name) {
  if (!existsSync(reportFile(name))) throw new Failure(`The part "${name}" has not been run yet.`)
  const before = readReport(name)
  const changed = changedFile(before, root)
  if (changed) throw new Failure(`${changed} has changed since "${name}" was run: run the part with its seed.`)
  const places = missedPlaces(before)
  if (places.length === 0) return before
  const report = withAgain(before, await runStryker(parts[name], `${name}-again`, places))
  writeFileSync(reportFile(name), JSON.stringify(report))
  return report
}

const runDrawn = (name, seed) => {
  const part = parts[name]
  return runStryker(part, name, drawPlaces(part.files, part.functions, seed))
}

const printPart = (name, counts) => {
  console.log(
    `\n${name}: ${counts.caught} caught (${counts.hung} because a test hung, ${counts.looped} in an endless loop), ${counts.missed} missed, ${rateOf(counts)} %`,
  )
  for (const survivor of counts.survivors) console.log(`  ${survivor}`)
}

await main(async () => {
  process.chdir(root)
  await ensureInstalled()
  const words = process.argv.slice(2).filter((word) => word !== '--again')
  const again = process.argv.includes('--again')
  const named = words.filter((word) => !/^\d+$/.test(word))
  const unknown = named.find((name) => !(name in parts))
  if (unknown) throw new Failure(`There is no part "${unknown}", only ${Object.keys(parts).join(', ')}.`)
  const seed = Number(words.find((word) => /^\d+$/.test(word)) ?? Date.now() % 1_000_000)
  if (!again) console.log(`Seed ${seed}: npm run mutants ${[...named, seed].join(' ')} draws the same again.`)
  mkdirSync(folder, { recursive: true })
  const total = { caught: 0, missed: 0 }
  for (const name of named.length > 0 ? named : Object.keys(parts)) {
    const counts = countMutants(await (again ? runAgain(name) : runDrawn(name, seed)))
    printPart(name, counts)
    total.caught += counts.caught
    total.missed += counts.missed
  }
  console.log(`\n${rateOf(total)} % of ${total.caught + total.missed} mutants were caught (bar ${bar} %).`)
  if (rateOf(total) < bar) process.exitCode = 1
})
