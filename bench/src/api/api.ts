import { launchServer, type ServerProcess } from '@fonte/server/test-kit/server-process'
import { settleMembers } from '../kit/life.ts'
import { type Measurement, median } from '../kit/measurement.ts'
import { withDataFolder } from '../kit/own-server.ts'
import type { Person } from '../kit/person.ts'
import { cpuOf } from '../kit/processes.ts'
import { statementsFor, withDatabase } from '../kit/statements.ts'
import { measureAnswer } from './answer-size.ts'
import { startBare } from './bare.ts'
import { type Calls, type Cost, costOf } from './load.ts'
import { costOfMachine } from './machine.ts'
import { browserHeaders, type Subject, subjects, unchangedBar } from './subjects.ts'

/** A person may read 6,000 times a minute, and the library counts as several: enough people share the work. */
const members = 36

/** The first calls after a start, before V8 has compiled what they run through, and those after them: all count. */
const first = 2000
const further = 8000

/** So often everybody's answer is another one before each asks for it once. */
const changes = 25

const together = ({ server, database }: Cost): number => server + database

/** Does `work` with a server that has just been started on the data folder. */
const freshly = async <T>(dataDir: string, work: (server: ServerProcess) => Promise<T>): Promise<T> => {
  const server = await launchServer({ dataDir })
  try {
    return await work(server)
  } finally {
    await server.end()
  }
}

const headersOf = ({ cookie }: Person) => ({ cookie, ...browserHeaders })

const callsOf = (url: string, { path }: Subject, people: readonly Person[]): Calls => ({
  url,
  amount: first,
  status: 200,
  requests: people.map((person) => ({ path, headers: headersOf(person) })),
})

/** The calls of those who have the answer already: each person's own may have a tag of its own. */
const unchangedCalls = async ({ url }: ServerProcess, subject: Subject, people: readonly Person[]): Promise<Calls> => {
  const requests = []
  for (const person of people) {
    const { etag } = await measureAnswer(url + subject.path, headersOf(person))
    requests.push({ path: subject.path, headers: { ...headersOf(person), 'if-none-match': etag } })
  }
  return { url, amount: first, status: 304, requests }
}

/** What a call costs (ms of CPU) from the start of the server on. */
interface FromStart {
  readonly database: number
  /** Server and database together: of all calls, and of the first ones alone. */
  readonly all: number
  readonly first: number
}

const costFromStart = async ({ pid }: ServerProcess, calls: Calls): Promise<FromStart> => {
  const begun = await costOf(pid, calls)
  const later = await costOf(pid, { ...calls, amount: further })
  const mean = (pick: (cost: Cost) => number) => (pick(begun) * first + pick(later) * further) / (first + further)
  return { database: mean(({ database }) => database), all: mean(together), first: together(begun) }
}

/** The CPU (ms) of an answer that nobody has asked for since it changed. */
const changedCost = async (server: ServerProcess, path: string, change: string, people: readonly Person[]) => {
  let spent = 0
  await withDatabase(server.databaseUrl(), async (pool) => {
    for (let round = 0; round < changes; round++) {
      await pool.query(change)
      const before = cpuOf(server.pid)
      await Promise.all(people.map((person) => measureAnswer(server.url + path, headersOf(person))))
      const after = cpuOf(server.pid)
      spent += after.own + after.others - before.own - before.others
    }
  })
  return spent / changes / people.length
}

const measureSubject = async (
  dataDir: string,
  subject: Subject,
  { people, machine }: { readonly people: readonly Person[]; readonly machine: number },
): Promise<Measurement[]> => {
  const { name, path, cpuBar, change } = subject
  const answered = await freshly(dataDir, (server) => costFromStart(server, callsOf(server.url, subject, people)))
  return freshly(dataDir, async (server) => {
    const { bytes } = await measureAnswer(server.url + path, headersOf(people[0] as Person))
    const unchanged = await costFromStart(server, await unchangedCalls(server, subject, people))
    const changed = change && (await changedCost(server, path, change, people))
    const bar = cpuBar !== undefined && { bar: { atMost: cpuBar } }
    return [
      { name: `${name}, on the wire`, measured: bytes / 1000, unit: 'kB' },
      { name: '… CPU a call from the start on, server and database', measured: answered.all, unit: 'ms', ...bar },
      { name: '… of which the database', measured: answered.database, unit: 'ms' },
      { name: '… the first 2,000 calls alone', measured: answered.first, unit: 'ms' },
      { name: '… unchanged (304)', measured: unchanged.all, unit: 'ms', bar: { atMost: unchangedBar } },
      { name: '… to the least that this machine takes', measured: unchanged.all / machine, unit: '×' },
      { name: '… the first 2,000 calls alone', measured: unchanged.first, unit: 'ms' },
      ...(changed ? [{ name: '… just changed', measured: changed, unit: 'ms' }] : []),
    ]
  })
}

const rounds = 3

/** Fonte and a server that does nothing but the same statements take turns, so that both meet the same conditions. */
const compareWithBare = (dataDir: string, people: readonly Person[]): Promise<Measurement[]> =>
  freshly(dataDir, async (server) => {
    const compared = subjects.filter(({ shareBar }) => shareBar !== undefined)
    const databaseUrl = server.databaseUrl()
    const paths = compared.map(({ path }) => path)
    const bare = await startBare({
      databaseUrl,
      statements: await statementsFor(databaseUrl, people[0] as Person, paths),
    })
    const figures: Measurement[] = []
    for (const subject of compared) {
      const shares: number[] = []
      for (let round = 0; round <= rounds; round++) {
        const ours = await costOf(server.pid, callsOf(server.url, subject, people))
        const theirs = await costOf(bare.pid, callsOf(bare.url, subject, people))
        // In the first round V8 still compiles.
        if (round > 0) shares.push(ours.perSecond / theirs.perSecond)
      }
      const bar = { atLeast: subject.shareBar ?? 0 }
      figures.push({
        name: `${subject.name}: calls a second to a bare server’s`,
        measured: median(shares),
        unit: '',
        bar,
      })
    }
    await bare.end()
    return figures
  })

const sizeOfLanguage = (dataDir: string): Promise<Measurement> =>
  freshly(dataDir, async ({ url }) => {
    const { bytes } = await measureAnswer(`${url}/api/exercises?form=short`, browserHeaders)
    return { name: 'the library on the wire, a language', measured: bytes / 2000, unit: 'kB', bar: { atMost: 60 } }
  })

/** What calls cost on a real server and a real database, by members with the life of some years. */
export const measureApi = (): Promise<Measurement[]> =>
  withDataFolder(async (dataDir) => {
    const people = await freshly(dataDir, (server) => settleMembers(server, members))
    const machine = await freshly(dataDir, costOfMachine)
    const figures: Measurement[] = [
      { name: 'the machine: CPU of a bare server’s 304 after one statement', measured: machine, unit: 'ms' },
    ]
    for (const subject of subjects) figures.push(...(await measureSubject(dataDir, subject, { people, machine })))
    return [...figures, await sizeOfLanguage(dataDir), ...(await compareWithBare(dataDir, people))]
  })
