import { randomBytes } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { rmSync } from 'node:fs'
import process from 'node:process'
import { seededRandom } from '@fonte/domain/random/random'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { seed } from '../test-kit/seed.ts'
import { launchServer, type ServerProcess } from '../test-kit/server-process.ts'
import { ask, type Caller, joinAt } from './test-kit/caller.ts'
import { makeDataDir } from './test-kit/data-dir.ts'
import { type ExternalPostgres, startExternalPostgres } from './test-kit/external-postgres.ts'
import { createGate } from './test-kit/gate.ts'
import { type Acknowledged, takeTurn } from './test-kit/lifter.ts'
import { openPage } from './test-kit/open-page.ts'

const kills = Number(process.env.SOAK_KILLS ?? 4)
const lifters = 4

let dataDir: string
let postgres: ExternalPostgres
let env: Record<string, string>
const servers = new Set<ServerProcess>()

const launchOne = async (port?: number) => {
  const server = await launchServer({ dataDir, env, ...(port !== undefined && { port }) })
  servers.add(server)
  return server
}

beforeEach(async () => {
  dataDir = makeDataDir()
  postgres = await startExternalPostgres(dataDir)
  const secrets = { DATABASE_URL: postgres.url, SESSION_KEY: randomBytes(32).toString('hex') }
  env = { ...secrets, SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'fonte@exemple.fr' }
}, 60_000)

afterEach(async () => {
  await Promise.all([...servers].map((server) => server.end()))
  servers.clear()
  await postgres.stop('in order')
  rmSync(dataDir, { recursive: true })
}, 60_000)

const versionNow = async () => {
  const [row] = await ask<{ version: string }>(postgres.url, 'SELECT version FROM community_version')
  return row?.version ?? ''
}

/** Hours of publishing pass in minutes: the limits of an hour are not what is tried here. */
const forgetCounts = () => ask(postgres.url, 'DELETE FROM rate_limits')

const expectExactlyOnce = async ({ posts, withdrawn, copies }: Acknowledged) => {
  const stored = await ask<{ id: string }>(postgres.url, 'SELECT id FROM posts')
  expect(stored.map(({ id }) => id).toSorted()).toEqual([...posts.keys()].toSorted())
  const back = await ask(postgres.url, 'SELECT id FROM posts WHERE id = ANY($1)', [[...withdrawn]])
  expect(back).toEqual([])
  const kept = await ask(postgres.url, 'SELECT id FROM programs WHERE is_copy')
  expect(kept.length).toBe(copies.size)
  const ratings = await ask<{ post_id: string; email: string; rating: number }>(
    postgres.url,
    'SELECT post_id, email, rating FROM post_ratings JOIN users ON users.id = user_id',
  )
  const promised = [...posts].flatMap(([id, post]) =>
    [...post.ratings].map(([email, rating]) => `${id} ${email} ${rating}`),
  )
  expect(ratings.map(({ post_id, email, rating }) => `${post_id} ${email} ${rating}`).toSorted()).toEqual(
    promised.toSorted(),
  )
  const wrong = await ask(
    postgres.url,
    `SELECT figures.post_id FROM post_figures AS figures
     LEFT JOIN (SELECT post_id, count(*) AS count, sum(rating) AS sum FROM post_ratings GROUP BY post_id) AS rated USING (post_id)
     LEFT JOIN (SELECT post_id, count(*) AS count FROM post_copies GROUP BY post_id) AS copied USING (post_id)
     WHERE rating_count <> coalesce(rated.count, 0) OR rating_sum <> coalesce(rated.sum, 0)
       OR copy_count <> coalesce(copied.count, 0)`,
  )
  expect(wrong).toEqual([])
}

it(`the community stays whole where one of two servers is killed under load, and pages catch up (${kills} kills)`, async () => {
  const random = seededRandom(seed)
  const pair = await Promise.all([launchOne(), launchOne()])
  const gate = createGate()
  const crew: Caller[] = []
  for (let count = 0; count < lifters; count += 1) crew.push(await joinAt(pair[0].url, postgres.url))
  const cookie = crew[0]?.cookie
  const said: Acknowledged = { posts: new Map(), withdrawn: new Set(), copies: new Map() }
  const turns = new EventEmitter()
  let isOver = false
  const work = Promise.all(
    crew.map(async (caller) => {
      while (!isOver) {
        await takeTurn(caller, gate, random, said)
        turns.emit('taken')
      }
    }),
  )
  // Who is refused fails the test at its next wait for a turn.
  work.catch(() => undefined)
  gate.lead(pair[0].url)
  let survivors = await openPage(pair[1].url, cookie)
  for (let round = 0; round < kills; round += 1) {
    const [dying, other] = round % 2 === 0 ? pair : pair.toReversed()
    if (!dying || !other) throw new Error('there are two servers')
    await survivors.close()
    survivors = await openPage(other.url, cookie)
    for (let count = 1 + Math.floor(random() * 6); count > 0; count -= 1)
      await Promise.race([once(turns, 'taken'), work])
    await forgetCounts()
    const over = dying.end('SIGKILL')
    gate.lead(other.url)
    await over
    servers.delete(dying)
    pair[pair.indexOf(dying)] = await launchOne(Number(new URL(dying.url).port))
  }
  isOver = true
  await work
  await expectExactlyOnce(said)
  await survivors.hearsOfPosts(await versionNow())
  await survivors.close()
  for (const { url } of pair) {
    const page = await openPage(url, cookie)
    await page.hearsOfPosts(await versionNow())
    await page.close()
  }
  process.stdout.write(
    `${kills} kills among posts, seed ${seed}: ${said.posts.size} stand, ${said.withdrawn.size} withdrawn\n`,
  )
}, 1_200_000)
