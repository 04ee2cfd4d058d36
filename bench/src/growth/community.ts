import type { ServerProcess } from '@fonte/server/test-kit/server-process'
import type pg from 'pg'
import { costOf } from '../api/load.ts'
import { browserHeaders } from '../api/subjects.ts'
import type { Measurement } from '../kit/measurement.ts'
import { withServer } from '../kit/own-server.ts'
import { joinFonte, type Person } from '../kit/person.ts'
import { cpuOf } from '../kit/processes.ts'
import { withDatabase } from '../kit/statements.ts'
import { addPosts } from './community-rows.ts'
import { growthFigure, timesOf } from './growth-figure.ts'
import { rareWord } from './rare-word.ts'

/** Posts of the small community. */
const few = 1_000

/** The page whose cost is compared with the first one's. */
const farPage = 40

/** Calls whose CPU is counted, the first one included: of kept answers, and of those that a change of posts comes before. */
const cpuCalls = { kept: 2_000, changed: 240 }

/** One person may read only so many times a minute: several share the work. */
const readers = 6

const callsATurn = 40
const turns = 6

interface Place {
  readonly url: string
  readonly pid: number
  /** The first of the readers asks where one is enough. */
  readonly person: Person
  readonly people: readonly Person[]
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
  const people = [person]
  while (people.length < readers) people.push(await joinFonte(server.url))
  await addPosts(pool, posts)
  await pool.query("UPDATE sessions SET access_expires_at = access_expires_at + interval '1 day'")
  const paths = {
    'first page': '/api/posts',
    'best rated': '/api/posts?sort=rated',
    'selective word': `/api/posts?search=${rareWord}`,
    'common word': '/api/posts?search=force',
    'two words': `/api/posts?search=force+${rareWord}`,
    'common word and two letters': '/api/posts?search=force+zz',
    [`page ${farPage}`]: await pathOfPage(person, farPage),
  }
  return { url: server.url, pid: server.pid, person, people, pool, paths }
}

const renew = async ({ pool }: Place): Promise<void> => {
  await pool.query('UPDATE community_version SET version = gen_random_uuid()')
}

/** CPU (ms) of a call whose answer is kept, server and database together, as the browsers of several people ask. */
const cpuOfMany = async ({ url, pid, people, paths }: Place, name: string): Promise<number> => {
  const requests = people.map(({ cookie }) => ({ path: paths[name] ?? '', headers: { cookie, ...browserHeaders } }))
  const { server, database } = await costOf(pid, { url, amount: cpuCalls.kept, status: 200, requests })
  return server + database
}

/** The same of calls each of which waits for the one before; `first` is done before each. */
const cpuInTurn = async ({ pid, people, paths }: Place, name: string, calls: number, first = async () => {}) => {
  const before = cpuOf(pid)
  for (let count = 0; count < calls; count++) {
    await first()
    await people[count % readers]?.get(paths[name] ?? '')
  }
  const after = cpuOf(pid)
  return (after.own - before.own + after.others - before.others) / calls
}

const cpuFigures = async (place: Place): Promise<Measurement[]> => {
  const figures: Measurement[] = []
  for (const name of ['first page', `page ${farPage}`, 'selective word']) {
    const kept = await cpuOfMany(place, name)
    const alone = await cpuInTurn(place, name, cpuCalls.kept)
    const changed = await cpuInTurn(place, name, cpuCalls.changed, () => renew(place))
    figures.push(
      { name: `community, ${name}: CPU of a call`, measured: kept, unit: 'ms', bar: { atMost: 1 } },
      { name: '… of calls that come one after the other', measured: alone, unit: 'ms' },
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
          for (const name of Object.keys(small.paths)) {
            // A post has changed before each call: none finds a kept answer.
            const timesIn = (place: Place) =>
              timesOf(
                callsATurn,
                () => place.person.get(place.paths[name] ?? ''),
                () => renew(place),
              )
            figures.push(await growthFigure(`community, ${name}`, { small, large }, turns, timesIn))
          }
          return [...figures, ...(await cpuFigures(large))]
        }),
      ),
    ),
  )
