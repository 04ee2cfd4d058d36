import { writeFileSync } from 'node:fs'
import process from 'node:process'
import { steps } from './check/steps.mjs'
import { main } from './setup/failure.mjs'
import { ensureInstalled } from './setup/install.mjs'

/** Steps that run at once: most of them use one processor for a few seconds. */
const atOnce = 2

async function runStep({ title, work }) {
  const startedAt = performance.now()
  const { ok, text, notes = [] } = await work().catch((error) => ({ ok: false, text: String(error.stack) }))
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${title} (${seconds} s)`)
  for (const line of ok ? notes : text.split('\n')) console.log(`       ${line}`)
  return { title, ok }
}

async function runAll() {
  const waiting = [...steps]
  const results = []
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await runStep(step))
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}

await main(async () => {
  await ensureInstalled()
  const results = await runAll()
  const report = process.argv.find((argument) => argument.startsWith('--report='))
  if (report) writeFileSync(report.slice('--report='.length), JSON.stringify(results))
  if (results.some(({ ok }) => !ok)) process.exitCode = 1
})
