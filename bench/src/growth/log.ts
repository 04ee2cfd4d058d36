import { zstdCompressSync } from 'node:zlib'
import type { ServerProcess } from '@fonte/server/test-kit/server-process'
import type pg from 'pg'
import type { Measurement } from '../kit/measurement.ts'
import { withServer } from '../kit/own-server.ts'
import { joinFonte, type Person } from '../kit/person.ts'
import { withDatabase } from '../kit/statements.ts'
import { growthFigure, timesOf } from './growth-figure.ts'
import { addOtherPeople } from './other-people.ts'
import { tellPlans } from './plan.ts'

/** Finished workouts of other people in the small database. */
const few = 1_000

/** Workouts of the one who has trained for thirteen years, and sets of each. */
const workouts = 2_000
const setsEach = 20

const callsATurn = 3
const turns = 6

const path = '/api/training-changes'

/** Forty exercises, weights to the quarter, one warm-up in five, the pace of each set: the same in every run. */
const ownLog = [
  `INSERT INTO workout_history (id, user_id, program_name, duration_minutes, exercises_done, sets_done, total_weight_lifted, started_at, completed_at)
   SELECT md5(n::text)::uuid, $1, 'Séance ' || n % 5, 60, 5, ${setsEach}, 9600, at, at + interval '1 hour'
   FROM generate_series(1, ${workouts}) AS n, LATERAL (SELECT timestamptz '2013-01-01' + n * interval '60 hours') AS t (at)`,
  `INSERT INTO workout_sets (entry_id, "order", user_id, completed_at, exercise_id, exercise_name, reps, weight, kind, at_s)
   SELECT id, n, user_id, completed_at, 'exercise-' || (n / 4 + seq) % 40, 'Exercice ' || (n / 4 + seq) % 40, n % 12 + 1,
     (seq % 400) / 4.0 + n, CASE WHEN n % 5 = 0 THEN 'warmup' END, n * 150
   FROM workout_history CROSS JOIN generate_series(0, ${setsEach - 1}) AS n WHERE user_id = $1`,
]

interface Place {
  readonly server: ServerProcess
  readonly person: Person
  readonly since: string
}

const addLog = async (pool: pg.Pool, person: Person): Promise<void> => {
  for (const statement of ownLog) await pool.query(statement, [person.id])
  await pool.query('VACUUM ANALYZE workout_sets')
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
    await addOtherPeople(pool, entries)
    await addLog(pool, person)
  })
  const since = (await readAll(person)).at(-1)?.next ?? ''
  return { server, person, since }
}

const megabytes = (pages: readonly unknown[]): number =>
  pages.reduce<number>((sum, one) => sum + zstdCompressSync(JSON.stringify(one)).length, 0) / 1_000_000

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
        await growthFigure('a page of 500 workouts with 10,000 sets', { small, large }, turns, ask('')),
        await growthFigure('no change since', { small, large }, turns, ask('since')),
        {
          name: 'the whole log, compressed',
          measured: megabytes(await readAll(large.person)),
          unit: 'MB',
          bar: { atMost: 0.9 },
        },
      ]
    }),
  )
