import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { seededRandom } from '@fonte/domain/random/random'
import { describe, expect, it, vi } from 'vitest'
import { notedPostmaster } from '../platform/embedded/orphan.ts'
import { seed } from '../test-kit/seed.ts'
import { type Crew, gatherCrew } from './test-kit/crew.ts'
import { compare } from './test-kit/ledger.ts'
import { ownServer } from './test-kit/own-server.ts'
import { childrenOf, killDatabase } from './test-kit/power-cut.ts'

const rounds = Number(process.env.SOAK_FAULTS ?? 1)

const own = ownServer()

const postmaster = (): number => {
  const noted = notedPostmaster(join(own.dataDir, 'postgres'))
  if (noted === null) throw new Error('no database runs')
  return noted.pid
}

const postgresLog = () => readFileSync(join(own.dataDir, 'postgres.log'), 'utf8')

const readiness = async () => (await fetch(`${own.server.url}/readyz`)).status

const isReady = async () => (await readiness()) === 200

/** How long (ms) a start may take to come: after many deaths in a row the database is started again half a minute later. */
const startsWithin = 90_000

const untilReady = () => vi.waitUntil(isReady, { timeout: startsWithin, interval: 50 })

/**
 * As a system does that is short of memory: the first process goes, those that it began hold its memory on. Where the
 * system does not tell which those are, only the first part happens.
 */
const killFirstProcess = async () => {
  const first = postmaster()
  const others = childrenOf(first)
  for (const pid of others) process.kill(pid, 'SIGSTOP')
  process.kill(first, 'SIGKILL')
  const said = postgresLog().length
  if (others.length === 0) return
  try {
    await vi.waitUntil(() => postgresLog().slice(said).includes('shared memory block'), { timeout: startsWithin })
  } finally {
    for (const pid of others) process.kill(pid, 'SIGCONT')
  }
}

/** As somebody does who ends the processes that they see: a server asked so waits for its clients. */
const askToEnd = async () => {
  const asked = postmaster()
  process.kill(asked, 'SIGTERM')
  await vi.waitUntil(async () => (await readiness()) === 503, { timeout: 30_000, interval: 50 })
  await vi.waitUntil(() => notedPostmaster(join(own.dataDir, 'postgres'))?.pid !== asked, {
    timeout: 30_000,
    interval: 50,
  })
}

/** Five deaths, each as soon as the database is back from the one before. */
const killAgainAndAgain = async () => {
  for (let death = 1; death <= 5; death += 1) {
    killDatabase(own.dataDir)
    await untilReady()
  }
}

/** What befalls the database, and how often: five deaths in a row count as five. */
const faults = [
  ['only its first process is killed', rounds, killFirstProcess],
  ['it is asked to end', rounds, askToEnd],
  ['it dies five times in a row', Math.ceil(rounds / 5), killAgainAndAgain],
] as const

const expectExactlyOnce = async ({ writers }: Crew) => {
  for (const writer of writers) {
    const { promised, stored } = await compare(writer, own.server.databaseUrl())
    expect(stored).toEqual(promised)
  }
}

describe('the embedded database', () => {
  it.each(faults)(
    'comes back, and nothing is lost or doubled, when %s under load (%d times)',
    async (what, times, befall) => {
      const random = seededRandom(seed)
      const crew = await gatherCrew(8, own.server.url, own.server.databaseUrl())
      crew.gate.lead(own.server.url)
      for (let round = 0; round < times; round += 1) {
        await crew.acknowledgements(1 + Math.floor(random() * 40))
        const befallen = befall()
        crew.gate.close()
        await befallen
        await untilReady()
        crew.gate.lead(own.server.url)
      }
      await crew.acknowledgements(8)
      await crew.finish()
      await expectExactlyOnce(crew)
      expect(() => process.kill(own.server.pid, 0)).not.toThrow()
      const written = crew.writers.map(({ acknowledged, program }) => acknowledged.size + program.saves)
      process.stdout.write(`${times} times ${what}, seed ${seed}: ${written.reduce((a, b) => a + b)} acknowledged\n`)
    },
    1_200_000,
  )
})
