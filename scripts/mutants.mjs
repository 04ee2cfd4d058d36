import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { countMutants, rateOf } from './mutants/count.mjs'
import { parts } from './mutants/parts.mjs'
import { drawPlaces, testsBeside } from './mutants/sample.mjs'
import { Failure, main } from './setup/failure.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { findNode } from './setup/node.mjs'
import { root } from './setup/place.mjs'
import { run } from './setup/run.mjs'

/** `npm run mutants [part ...] [seed]`: changes functions drawn by the seed, one mistake at a time, and counts those that a test notices. */
const bar = 90
const folder = join(root, '.cache/mutants')

const settings = (name, places) => ({
  packageManager: 'npm',
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/mutants/vitest.config.mjs', related: false },
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

async function runPart(name, seed) {
  const part = parts[name]
  const file = join(folder, `${name}.config.json`)
  const places = drawPlaces(part.files, part.functions, seed)
  writeFileSync(file, JSON.stringify(settings(name, places)))
  rmSync(join(folder, `${name}.json`), { force: true })
  const env = { MUTANTS_PART: JSON.stringify({ project: part.project, tests: testsBeside(part.tests, places) }) }
  const stryker = join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js')
  const code = await run(findNode(), [stryker, 'run', file], { env })
  if (code !== 0) throw new Failure(`The part "${name}" could not be run: the reason stands above.`)
  return countMutants(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')))
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
  const words = process.argv.slice(2)
  const named = words.filter((word) => !/^\d+$/.test(word))
  const unknown = named.find((name) => !(name in parts))
  if (unknown) throw new Failure(`There is no part "${unknown}", only ${Object.keys(parts).join(', ')}.`)
  const seed = Number(words.find((word) => /^\d+$/.test(word)) ?? Date.now() % 1_000_000)
  console.log(`Seed ${seed}: npm run mutants ${[...named, seed].join(' ')} draws the same again.`)
  mkdirSync(folder, { recursive: true })
  const total = { caught: 0, missed: 0 }
  for (const name of named.length > 0 ? named : Object.keys(parts)) {
    const counts = await runPart(name, seed)
    printPart(name, counts)
    total.caught += counts.caught
    total.missed += counts.missed
  }
  console.log(`\n${rateOf(total)} % of ${total.caught + total.missed} mutants were caught (bar ${bar} %).`)
  if (rateOf(total) < bar) process.exitCode = 1
})
