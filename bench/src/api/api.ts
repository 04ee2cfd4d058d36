import type { ServerProcess } from '@fonte/server/test-kit/server-process'
import { type Figure, median } from '../kit/figure.ts'
import { withServer } from '../kit/own-server.ts'
import { joinFonte, type Person } from '../kit/person.ts'
import { memoryOf } from '../kit/processes.ts'
import { statementsFor, withDatabase } from '../kit/statements.ts'
import { finishWorkouts, writePrograms } from '../kit/training.ts'
import { type BareServer, startBare } from './bare.ts'
import { type Calls, type Cost, costOf } from './load.ts'
import { weigh } from './weigh.ts'

/** One kind of call, and what it must cost at most (ms of CPU, server and database together). */
interface Subject {
  readonly name: string
  readonly path: string
  readonly amount: number
  readonly cpuBar?: number
  /** The least share of a bare server's calls a second. */
  readonly shareBar?: number
}

const programs: Subject = { name: 'get-programs', path: '/api/programs', amount: 2000, cpuBar: 1, shareBar: 0.5 }
const history: Subject = {
  name: 'get-workout-history',
  path: '/api/workout-history',
  amount: 4000,
  cpuBar: 0.4,
  shareBar: 0.5,
}
const exercises: Subject = { name: 'get-exercises', path: '/api/exercises', amount: 600 }

const rounds = 3

/** So many times its amount a call is made before it counts: while V8 compiles what it runs through, it costs twice as much. */
const warmUp = 2

/** A person may read 6,000 times a minute: several share the work. */
const crowd = 12

/** Of the library's programs these stay, so that 20 programs are what the bar was set for: 36 kB. */
const predefined = 4
const own = 16

const seed = async ({ url, databaseUrl }: ServerProcess): Promise<Person[]> => {
  await withDatabase(databaseUrl(), (pool) =>
    pool.query(
      'DELETE FROM programs WHERE id IN (SELECT id FROM programs WHERE is_predefined ORDER BY position OFFSET $1)',
      [predefined],
    ),
  )
  const people: Person[] = []
  for (let index = 0; index < crowd; index++) people.push(await joinFonte(url))
  for (const person of people) {
    await writePrograms(person, own)
    await finishWorkouts(person, 60)
  }
  await withDatabase(databaseUrl(), (pool) => pool.query('VACUUM ANALYZE'))
  return people
}

type Headers = Readonly<Record<string, string>>

const callsOf = (url: string, { path, amount }: Subject, people: readonly Person[], headers: Headers = {}): Calls => ({
  url,
  amount,
  status: 'if-none-match' in headers ? 304 : 200,
  requests: people.map(({ cookie }) => ({ path, headers: { cookie, ...headers } })),
})

const middle = (costs: readonly Cost[], pick: (cost: Cost) => number): number => median(costs.map(pick))

const measure = async (pid: number, calls: Calls): Promise<Cost[]> => {
  await costOf(pid, { ...calls, amount: calls.amount * warmUp })
  const costs: Cost[] = []
  for (let round = 0; round < rounds; round++) costs.push(await costOf(pid, calls))
  return costs
}

const cpuFigures = (name: string, costs: readonly Cost[], bar?: number): Figure[] => [
  {
    name: `${name}: CPU a call, server and database`,
    measured: middle(costs, ({ server, database }) => server + database),
    unit: 'ms',
    ...(bar !== undefined && { bar: { atMost: bar } }),
  },
  { name: `${name}: … of which the database`, measured: middle(costs, ({ database }) => database), unit: 'ms' },
]

/** Fonte and the bare server take turns, so that both meet the same weather. */
const compare = async (server: ServerProcess, bare: BareServer, subject: Subject, people: readonly Person[]) => {
  const ours = callsOf(server.url, subject, people)
  const theirs = callsOf(bare.url, subject, people)
  for (const [{ pid }, calls] of [
    [server, ours],
    [bare, theirs],
  ] as const) {
    await costOf(pid, { ...calls, amount: calls.amount * warmUp })
  }
  const pairs: { readonly fonte: Cost; readonly bare: Cost }[] = []
  for (let round = 0; round < rounds; round++) {
    pairs.push({ fonte: await costOf(server.pid, ours), bare: await costOf(bare.pid, theirs) })
  }
  const costs = pairs.map(({ fonte }) => fonte)
  return [
    ...cpuFigures(subject.name, costs, subject.cpuBar),
    { name: `${subject.name}: calls a second`, measured: middle(costs, ({ perSecond }) => perSecond), unit: '' },
    {
      name: `${subject.name}: … as a share of a bare server’s`,
      measured: median(pairs.map((pair) => pair.fonte.perSecond / pair.bare.perSecond)),
      unit: '',
      ...(subject.shareBar !== undefined && { bar: { atLeast: subject.shareBar } }),
    },
  ]
}

const furtherCosts = async ({ url, pid }: ServerProcess, people: readonly Person[]): Promise<Figure[]> => {
  const { etag } = await weigh(`${url}${exercises.path}`, people[0]?.cookie ?? '')
  const unchanged = callsOf(url, exercises, people, { 'if-none-match': etag })
  const compressed = callsOf(url, programs, people, { 'accept-encoding': 'br' })
  return [
    ...cpuFigures('get-exercises, unchanged (304)', await measure(pid, unchanged)),
    ...cpuFigures('get-programs, compressed (brotli)', await measure(pid, { ...compressed, amount: 800 })),
  ]
}

const sizes = async ({ url }: ServerProcess, { cookie }: Person): Promise<Figure[]> => {
  const list = await weigh(`${url}${programs.path}`, cookie)
  const library = await weigh(`${url}${exercises.path}`, cookie)
  return [
    { name: 'get-programs: 20 programs', measured: list.plain / 1000, unit: 'kB' },
    { name: 'get-programs: … on the wire', measured: list.brotli / 1000, unit: 'kB' },
    { name: 'get-exercises: the library in two languages', measured: library.plain / 1000, unit: 'kB' },
    {
      name: 'get-exercises: … on the wire, a language',
      measured: library.brotli / 1000 / 2,
      unit: 'kB',
      bar: { atMost: 60 },
    },
  ]
}

/** What calls cost on a real server and a real database, and in comparison with a server that does nothing else. */
export const measureApi = (): Promise<Figure[]> =>
  withServer(async (server) => {
    const people = await seed(server)
    const [first] = people
    if (!first) throw new Error('nobody signed up')
    const paths = [programs, history, exercises].map(({ path }) => path)
    const databaseUrl = server.databaseUrl()
    const bare = await startBare({ databaseUrl, statements: await statementsFor(databaseUrl, first, paths) })
    const figures = await sizes(server, first)
    for (const subject of [programs, history, exercises]) {
      figures.push(...(await compare(server, bare, subject, people)))
    }
    await bare.end()
    figures.push(...(await furtherCosts(server, people)))
    return [
      ...figures,
      { name: 'memory of the server after it', measured: memoryOf(server.pid), unit: 'MB', bar: { atMost: 150 } },
    ]
  })
