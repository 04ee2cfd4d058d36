import type { ServerProcess } from '@fonte/server/test-kit/server-process'
import type pg from 'pg'
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
    'selective word': `/api/posts?search=${rareWord}`,
    'common word': '/api/posts?search=force',
    'two words': `/api/posts?search=force+${rareWord}`,
    [`page ${farPage}`]: await pathOfPage(person, farPage),
  }
  return { pid: server.pid, person, pool, paths }
}

const renew = ({ pool }: Place) => pool.query('UPDATE community_version SET version = gen_random_uuid()')

/** CPU (ms) of a call, server and database together: where the answer is kept, and where a post has changed before. */
const cpuOfCalls = async (place: Place, name: string, isChanged: boolean): Promise<number> => {
  const { pid, person, paths } = place
  const calls = isChanged ? cpuCalls.changed : cpuCalls.kept
  const before = cpuOf(pid)
  for (let count = 0; count < calls; count++) {
    if (isChanged) await renew(place)
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
