import process from 'node:process'
import { seededRandom } from '@fonte/domain/random/random'
import { expect, it, vi } from 'vitest'
import { seed } from '../test-kit/seed.ts'
import { launchServer } from '../test-kit/server-process.ts'
import { type Crew, gatherCrew } from './test-kit/crew.ts'
import { compare } from './test-kit/ledger.ts'
import { ownServer } from './test-kit/own-server.ts'
import { cutPower, type Victim, victims } from './test-kit/power-cut.ts'

const kills = Number(process.env.SOAK_KILLS ?? 6)

const own = ownServer()

/** Cuts the power and brings it back: a server is started again, a database alone comes back by itself. */
const survive = async (victim: Victim, { gate }: Crew) => {
  cutPower(victim, own.server.pid, own.dataDir)
  gate.close()
  if (victim === 'database') {
    const isReady = () => fetch(`${own.server.url}/readyz`).then(({ ok }) => ok)
    await vi.waitUntil(isReady, { timeout: 60_000, interval: 50 })
    return
  }
  await own.server.end('SIGKILL')
  own.server = await launchServer({ dataDir: own.dataDir, port: Number(new URL(own.server.url).port) })
}

it(`loses and doubles nothing when killed ${kills} times in the middle of writing`, async () => {
  const random = seededRandom(seed)
  const crew = await gatherCrew(8, own.server.url, own.server.databaseUrl())
  const cuts = { 'cut off': 0, 'arrived unheard': 0 }
  crew.gate.lead(own.server.url)
  for (let round = 0; round < kills; round += 1) {
    await crew.acknowledgements(1 + Math.floor(random() * 40))
    const victim = victims[round % victims.length] ?? 'server'
    await survive(victim, crew)
    cuts['cut off'] += crew.writers.filter(({ underWay }) => underWay !== null).length
    cuts['arrived unheard'] += await crew.arrivedUnheard(own.server.databaseUrl())
    crew.gate.lead(own.server.url)
  }
  await crew.finish()
  for (const writer of crew.writers) {
    const { promised, stored } = await compare(writer, own.server.databaseUrl())
    expect(stored).toEqual(promised)
  }
  const written = crew.writers.map(({ acknowledged, program }) => acknowledged.size + program.saves)
  process.stdout.write(
    `${kills} kills, seed ${seed}: ${written.reduce((a, b) => a + b)} acknowledged, ${JSON.stringify(cuts)}\n`,
  )
}, 1_200_000)
