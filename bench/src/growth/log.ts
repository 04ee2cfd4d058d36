import process from 'node:process'
import { zstdCompressSync } from 'node:zlib'
import type { ServerProcess } from '@fonte/server/test-kit/server-process'
import { costOf } from '../api/load.ts'
import { addLongLog } from '../kit/long-log.ts'
import type { Measurement } from '../kit/measurement.ts'
import { withServer } from '../kit/own-server.ts'
import { joinFonte, type Person } from '../kit/person.ts'
import { withDatabase } from '../kit/statements.ts'
import { growthFigure, timesOf } from './growth-figure.ts'
import { addOtherPeople, scatterByTime } from './other-people.ts'
import { tellPlans } from './plan.ts'

/** Finished workouts of other people in the small database. */
const few = 1_000

/** Sets of each of them. */
const setsEach = 20

const callsATurn = 3
const turns = 6

const path = '/api/training-changes'

interface Place {
  readonly server: ServerProcess
  readonly person: Person
  readonly since: string
}

/** All pages of somebody's log. */
const readAll = async (person: Person, since?: string): Promise<Awaited<ReturnType<typeof page>>[]> => {
  const first = await page(person, since)
  return first.more ? [first, ...(await readAll(person, first.next))] : [first]
}

const page = (person: Person, since: string | undefined) =>
  person.call('get-training-changes', { query: since === undefined ? {} : { since } })

const settle = async (server: ServerProcess, entries: number): Promise<Place> => {
  const person = await joinFonte(server.url)
  await withDatabase(server.databaseUrl(), async (pool) => {
    await addOtherPeople(pool, entries, setsEach)
    await addLongLog(pool, person)
    await scatterByTime(pool)
  })
  const since = (await readAll(person)).at(-1)?.next ?? ''
  return { server, person, since }
}

const megabytes = (pages: readonly unknown[]): number =>
  pages.reduce<number>((sum, one) => sum + zstdCompressSync(JSON.stringify(one)).length, 0) / 1_000_000

/** So many that hundredths of a second tell something, the first of them apart: they compile. */
const calls = { first: 30, measured: 200 } as const

/** CPU (ms) that a page of the whole log costs server and database together. */
const cpuOfPage = async ({ server, person }: Place): Promise<number> => {
  const headers = { cookie: person.cookie, 'accept-encoding': 'zstd' }
  const requests = [{ path, headers }]
  await costOf(server.pid, { url: server.url, requests, amount: calls.first, status: 200 })
  const cost = await costOf(server.pid, { url: server.url, requests, amount: calls.measured, status: 200 })
  process.stdout.write(`CPU of a page: server ${cost.server.toFixed(1)}, database ${cost.database.toFixed(1)} ms\n`)
  return cost.server + cost.database
}

/** What a log of 2,000 workouts with 40,000 sets costs to be read, among `entries` finished workouts of other people. */
export const measureLog = (entries: number): Promise<Measurement[]> =>
  withServer((little) =>
    withServer(async (much) => {
      const [small, large] = [await settle(little, few), await settle(much, entries)]
      await tellPlans(
        large.server.databaseUrl(),
        large.person,
        ['', `?since=${large.since}`].map((query) => path + query),
      )
      const ask = (query: string) => (place: Place) =>
        timesOf(callsATurn, () => place.person.get(`${path}${query && `?since=${place.since}`}`))
      return [
        await growthFigure('a page of 250 workouts with 5,000 sets', { small, large }, turns, ask('')),
        await growthFigure('no change since', { small, large }, turns, ask('since')),
        {
          name: 'a page, CPU of server and database',
          measured: await cpuOfPage(large),
          unit: 'ms',
          bar: { atMost: 20 },
        },
        {
          name: 'the whole log, compressed',
          measured: megabytes(await readAll(large.person)),
          unit: 'MB',
          bar: { atMost: 0.9 },
        },
      ]
    }),
  )
