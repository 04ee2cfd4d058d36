import { rmSync } from 'node:fs'
import process from 'node:process'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { randomOf } from '../test-kit/random.ts'
import { launchServer, type ServerProcess } from '../test-kit/server-process.ts'
import { type Crew, gatherCrew } from './test-kit/crew.ts'
import { makeDataDir } from './test-kit/data-dir.ts'
import { compare } from './test-kit/ledger.ts'
import { cutPower, type Victim, victims } from './test-kit/power-cut.ts'

const kills = Number(process.env.SOAK_KILLS ?? 10)
const seed = Number(process.env.SOAK_SEED ?? Date.now() % 1_000_000)

let dataDir: string
let server: ServerProcess

beforeEach(async () => {
  dataDir = makeDataDir()
  server = await launchServer({ dataDir })
}, 60_000)

afterEach(async () => {
  await server.end()
  rmSync(dataDir, { recursive: true })
}, 60_000)

/** Cuts the power and brings it back: a server is started again, a database alone comes back by itself. */
const survive = async (victim: Victim, { gate }: Crew) => {
  cutPower(victim, server.pid, dataDir)
  gate.close()
  if (victim === 'database') {
    const isReady = () => fetch(`${server.url}/readyz`).then(({ ok }) => ok)
    await vi.waitUntil(isReady, { timeout: 60_000, interval: 50 })
    return
  }
  await server.end('SIGKILL')
  server = await launchServer({ dataDir, port: Number(new URL(server.url).port) })
}

it(`loses and doubles nothing when killed ${kills} times in the middle of writing`, async () => {
  const random = randomOf(seed)
  const crew = await gatherCrew(8, server.url, server.databaseUrl())
  const cuts = { 'cut off': 0, 'arrived unheard': 0 }
  crew.gate.lead(server.url)
  for (let round = 0; round < kills; round += 1) {
    await crew.acknowledgements(1 + Math.floor(random() * 40))
    const victim = victims[round % victims.length] ?? 'server'
    await survive(victim, crew)
    cuts['cut off'] += crew.writers.filter(({ underWay }) => underWay !== null).length
    cuts['arrived unheard'] += await crew.arrivedUnheard(server.databaseUrl())
    crew.gate.lead(server.url)
  }
  await crew.finish()
  for (const writer of crew.writers) {
    const { promised, stored } = await compare(writer, server.databaseUrl())
    expect(stored).toEqual(promised)
  }
  const written = crew.writers.map(({ acknowledged, program }) => acknowledged.size + program.saves)
  process.stdout.write(
    `${kills} kills, seed ${seed}: ${written.reduce((a, b) => a + b)} acknowledged, ${JSON.stringify(cuts)}\n`,
  )
}, 1_200_000)
