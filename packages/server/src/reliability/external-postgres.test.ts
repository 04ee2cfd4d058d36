import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import process from 'node:process'
import { seededRandom } from '@fonte/domain/random/random'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { seed } from '../test-kit/seed.ts'
import { launchServer, type ServerProcess } from '../test-kit/server-process.ts'
import { startSmtpServer, type TestSmtpServer } from '../test-kit/smtp-server.ts'
import { ask, signUpAt } from './test-kit/caller.ts'
import { type Crew, gatherCrew } from './test-kit/crew.ts'
import { makeDataDir } from './test-kit/data-dir.ts'
import { type ExternalPostgres, startExternalPostgres } from './test-kit/external-postgres.ts'
import { compare } from './test-kit/ledger.ts'
import { type OpenPage, openPage, switchMaintenanceAt } from './test-kit/open-page.ts'

const kills = Number(process.env.SOAK_KILLS ?? 4)
const outages = Math.ceil(kills / 2)

let dataDir: string
let postgres: ExternalPostgres
let smtp: TestSmtpServer
let env: Record<string, string>
const servers: ServerProcess[] = []

const launchOne = async (port?: number) => {
  const server = await launchServer({ dataDir, env, ...(port !== undefined && { port }) })
  servers.push(server)
  return server
}

beforeEach(async () => {
  dataDir = makeDataDir()
  postgres = await startExternalPostgres(dataDir)
  smtp = await startSmtpServer()
  const secrets = { DATABASE_URL: postgres.url, SESSION_KEY: randomBytes(32).toString('hex') }
  env = { ...secrets, SMTP_URL: smtp.url, MAIL_FROM: 'fonte@exemple.fr' }
}, 60_000)

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.end()))
  await postgres.stop('in order')
  await smtp.close()
  rmSync(dataDir, { recursive: true })
}, 60_000)

const expectExactlyOnce = async ({ writers }: Crew) => {
  for (const writer of writers) {
    const { promised, stored } = await compare(writer, postgres.url)
    expect(stored).toEqual(promised)
  }
}

const report = (what: string, { writers }: Crew) => {
  const written = writers.map(({ acknowledged, program }) => acknowledged.size + program.saves)
  const failures = new Map<string, number>()
  for (const writer of writers) {
    for (const [failure, times] of writer.failures) failures.set(failure, (failures.get(failure) ?? 0) + times)
  }
  const came = [...failures].map(([failure, times]) => `${times} x ${failure}`).join(', ')
  process.stdout.write(`${what}, seed ${seed}: ${written.reduce((a, b) => a + b)} acknowledged, instead came ${came}\n`)
}

/** An event reaches a page that was open all the time. */
const expectHeard = async (page: OpenPage) => {
  for (const enabled of [true, false]) {
    await switchMaintenanceAt(postgres.url, enabled)
    await page.hears(enabled)
  }
  await page.close()
}

/** Hours of writing pass in minutes: the limits of an hour are not what is tried here. */
const forgetCounts = () => ask(postgres.url, 'DELETE FROM rate_limits')

const statusOf = async (url: string, path: string) => (await fetch(`${url}${path}`)).status

it(`answers 503 while PostgreSQL is away, and goes on by itself (${outages} outages under load)`, async () => {
  const random = seededRandom(seed)
  const server = await launchOne()
  const page = await openPage(server.url)
  await page.hears(false)
  const crew = await gatherCrew(8, server.url, postgres.url)
  crew.gate.lead(server.url)
  for (let round = 0; round < outages; round += 1) {
    await crew.acknowledgements(1 + Math.floor(random() * 40))
    await forgetCounts()
    const how = round % 2 === 0 ? 'in order' : 'killed'
    const stopped = postgres.stop(how)
    crew.gate.close()
    await stopped
    const [writer] = crew.writers
    const refusal = await writer?.caller.send(server.url, 'GET', '/api/programs')
    expect(refusal, `PostgreSQL ${how}`).toMatchObject({
      status: 503,
      code: 'unavailable',
      retryAfter: expect.stringMatching(/^\d+$/),
    })
    // What it found holds for a second.
    await vi.waitUntil(async () => (await statusOf(server.url, '/readyz')) === 503, { timeout: 10_000 })
    expect(await statusOf(server.url, '/healthz')).toBe(200)
    await postgres.start()
    await vi.waitUntil(async () => (await statusOf(server.url, '/readyz')) === 200, { timeout: 30_000 })
    crew.gate.lead(server.url)
  }
  await crew.acknowledgements(8)
  await crew.finish()
  await expectExactlyOnce(crew)
  await expectHeard(page)
  expect(crew.writers.flatMap(({ failures }) => [...failures.keys()]).filter((what) => what.includes('500'))).toEqual(
    [],
  )
  expect(() => process.kill(server.pid, 0)).not.toThrow()
  report(`${outages} outages of PostgreSQL`, crew)
}, 1_200_000)

it(`of two servers on one PostgreSQL one may die under load (${kills} times)`, async () => {
  const random = seededRandom(seed)
  const pair = await Promise.all([launchOne(), launchOne()])
  const crew = await gatherCrew(8, pair[0].url, postgres.url)
  const joined: string[] = []
  crew.gate.lead(pair[0].url)
  for (let round = 0; round < kills; round += 1) {
    const [dying, other] = round % 2 === 0 ? pair : pair.toReversed()
    if (!dying || !other) throw new Error('there are two servers')
    await crew.acknowledgements(1 + Math.floor(random() * 40))
    await forgetCounts()
    joined.push(await signUpAt(dying.url))
    const over = dying.end('SIGKILL')
    crew.gate.lead(other.url)
    await over
    joined.push(await signUpAt(other.url))
    pair[pair.indexOf(dying)] = await launchOne(Number(new URL(dying.url).port))
  }
  await crew.finish()
  await expectExactlyOnce(crew)
  const page = await openPage(pair[1].url)
  await page.hears(false)
  await pair[0].end('SIGKILL')
  await expectHeard(page)
  await expectMailed(joined)
  report(`${kills} kills of one of two servers`, crew)
}, 1_200_000)

/** Each got their mail: once, or twice where a server died right after the mail server's OK. */
const expectMailed = async (addresses: readonly string[]) => {
  const countOf = (address: string) => smtp.mails.filter(({ to }) => to.includes(address)).length
  // What a dead server had begun is taken over after minutes: here they have passed already.
  await ask(
    postgres.url,
    "UPDATE graphile_worker._private_jobs SET locked_at = now() - interval '6 minutes' WHERE locked_by IS NOT NULL",
  )
  await launchOne()
  await vi.waitUntil(() => addresses.every((address) => countOf(address) > 0), { timeout: 60_000 })
  expect(addresses.filter((address) => countOf(address) > 2)).toEqual([])
}
