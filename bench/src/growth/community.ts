import process from 'node:process'
import type { ServerProcess } from '@fonte/server/test-kit/server-process'
import type pg from 'pg'
import { type Measurement, median } from '../kit/measurement.ts'
import { withServer } from '../kit/own-server.ts'
import { joinFonte, type Person } from '../kit/person.ts'
import { cpuOf } from '../kit/processes.ts'
import { withDatabase } from '../kit/statements.ts'
import { addPosts } from './community-rows.ts'

/** Posts of the small community. */
const few = 1_000

/** The page whose cost is compared with the first one's. */
const farPage = 40

const callsATurn = 40
const turns = 6

interface Place {
  readonly pid: number
  readonly person: Person
  readonly pool: pg.Pool
  /** The path of each call, by its name. */
  readonly paths: Readonly<Record<string, string>>
}

/** The path of a page far behind. */
const pathOfPage = async (person: Person, page: number): Promise<string> => {
  let cursor: string | null = null
  for (let at = 1; at < page; at++) {
    const answer: { readonly next: string | null } = await person.call('get-public-programs', {
      query: cursor === null ? {} : { cursor },
    })
    cursor = answer.next
  }
  return `/api/posts?cursor=${cursor}`
}

const settle = async (server: ServerProcess, pool: pg.Pool, posts: number): Promise<Place> => {
  const person = await joinFonte(server.url)
  await addPosts(pool, posts)
  await pool.query("UPDATE sessions SET access_expires_at = access_expires_at + interval '1 day'")
  const paths = {
    'first page': '/api/posts',
    'best rated': '/api/posts?sort=rated',
    'selective word': '/api/posts?search=rare7z',
    'common word': '/api/posts?search=force',
    'two words': '/api/posts?search=force+rare7z',
    [`page ${farPage}`]: await pathOfPage(person, farPage),
  }
  return { pid: server.pid, person, pool, paths }
}

/** How long (ms) calls take that find no kept answer: a post has changed before each of them. */
const timesOf = async ({ person, pool, paths }: Place, name: string): Promise<number[]> => {
  const times: number[] = []
  for (let count = 0; count < callsATurn; count++) {
    await pool.query('UPDATE community_version SET version = gen_random_uuid()')
    const startedAt = performance.now()
    await person.get(paths[name] ?? '')
    times.push(performance.now() - startedAt)
  }
  return times
}

const growthOf = async (name: string, small: Place, large: Place): Promise<Measurement> => {
  const times: { readonly small: number[]; readonly large: number[] } = { small: [], large: [] }
  for (const place of [small, large]) await timesOf(place, name)
  for (let turn = 0; turn < turns; turn++) {
    times.small.push(...(await timesOf(small, name)))
    times.large.push(...(await timesOf(large, name)))
  }
  const [one, other] = [median(times.small), median(times.large)]
  process.stdout.write(`community, ${name}: ${one.toFixed(2)} ms among few, ${other.toFixed(2)} ms among many\n`)
  return {
    name: `community, ${name}: p50 among many to p50 among few`,
    measured: other / one,
    unit: '×',
    bar: { atMost: 1.5 },
  }
}

/** CPU (ms) of a call, server and database together: where the answer is kept, and where a post has changed before. */
const cpuOfCalls = async ({ pid, person, pool, paths }: Place, name: string, isChanged: boolean): Promise<number> => {
  const renew = () => pool.query('UPDATE community_version SET version = gen_random_uuid()')
  const calls = callsATurn * turns
  const before = cpuOf(pid)
  for (let count = 0; count < calls; count++) {
    if (isChanged) await renew()
    await person.get(paths[name] ?? '')
  }
  const after = cpuOf(pid)
  return (after.own - before.own + after.others - before.others) / calls
}

const cpuFigures = async (place: Place): Promise<Measurement[]> => {
  const figures: Measurement[] = []
  for (const name of ['first page', `page ${farPage}`, 'selective word']) {
    const kept = await cpuOfCalls(place, name, false)
    const changed = await cpuOfCalls(place, name, true)
    figures.push(
      { name: `community, ${name}: CPU of a call`, measured: kept, unit: 'ms', bar: { atMost: 1 } },
      { name: '… after a change of posts', measured: changed, unit: 'ms' },
    )
  }
  return figures
}

/** What the community's list costs with so many posts instead of a thousand. */
export const measureCommunity = (posts: number): Promise<Measurement[]> =>
  withServer((little) =>
    withServer((much) =>
      withDatabase(little.databaseUrl(), (fewRows) =>
        withDatabase(much.databaseUrl(), async (manyRows) => {
          const small = await settle(little, fewRows, few)
          const large = await settle(much, manyRows, posts)
          const figures: Measurement[] = []
          for (const name of Object.keys(small.paths)) figures.push(await growthOf(name, small, large))
          return [...figures, ...(await cpuFigures(large))]
        }),
      ),
    ),
  )
