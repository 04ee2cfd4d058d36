import { Agent } from 'node:http'
import process from 'node:process'
import { seededRandom } from '@fonte/domain/random/random'
import type { ServerProcess } from '@fonte/server/test-kit/server-process'
import { newProgram } from '@fonte/server/test-kit/training'
import type { Measurement } from '../kit/measurement.ts'
import { withServer } from '../kit/own-server.ts'
import { joinFonte, type Person } from '../kit/person.ts'
import { cpuOf, memoryOf } from '../kit/processes.ts'
import { withDatabase } from '../kit/statements.ts'
import { openPage, type Page, type Shown } from './page.ts'

/** People who publish, and the pages that each of them has open. */
const people = 50
const pagesEach = 20

/** Posts of the minute, and the minute (ms). */
const posts = 1_000
const minute = 60_000

/** How soon (ms) the last state must stand on every page. */
const visibleWithin = 4_000

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const joinAll = async (server: ServerProcess): Promise<Person[]> => {
  const all: Person[] = []
  for (let count = 0; count < people; count++) all.push(await joinFonte(server.url))
  // Nobody here renews their access as a browser does.
  await withDatabase(server.databaseUrl(), (pool) =>
    pool.query("UPDATE sessions SET access_expires_at = access_expires_at + interval '1 day'"),
  )
  return all
}

/** Each person’s program is published again and again, evenly over the minute; resolves with the last answer. */
const publishAll = async (all: readonly Person[]): Promise<void> => {
  const programs = await Promise.all(all.map((person) => person.call('create-program', { body: newProgram() })))
  const startedAt = performance.now()
  const calls: Promise<unknown>[] = []
  for (let count = 0; count < posts; count++) {
    const person = all[count % people]
    const program = programs[count % people]
    if (!person || !program) continue
    await pause(Math.max(0, startedAt + (count * minute) / posts - performance.now()))
    const body = { id: crypto.randomUUID(), programId: program.id, title: `Publication ${count}` }
    calls.push(person.call('create-post', { body }))
  }
  await Promise.all(calls)
}

/** Posts of each that stand before the minute: more than four pages of the list. */
const earlierEach = 3

/** What the pages of one person show, in turn: of 20 pages, 17 the newest posts, and one each of the others. */
interface Shows {
  readonly list: Shown
  readonly 'list of four pages': Shown
  readonly 'home with a copy': Shown
  readonly 'open post': Shown
}

const sets = [{ reps: 7, weight: 50, rest: 75 }]
const original = [{ exercise_id: 'predefined-développé-couché', default_rest: 60, sets }]

/** Publishes a new program of the person, so many times. */
const publishNew = async (person: Person, changes: Parameters<typeof newProgram>[0], times: number) => {
  const program = await person.call('create-program', { body: newProgram(changes) })
  const publish = (title: string) =>
    person.call('create-post', { body: { id: crypto.randomUUID(), programId: program.id, title } })
  const first = await publish('Avant')
  for (let count = 1; count < times; count++) await publish(`Avant ${count}`)
  return first
}

/** Publishes what stands before the minute, and has everybody copy a post that then stays as it is. */
const prepare = async ([author, ...others]: readonly Person[]): Promise<Shows> => {
  if (!author) throw new Error('nobody has joined')
  // Unlike what is published later: who has a copy cannot publish the same.
  const first = await publishNew(author, { exercises: original }, 1)
  for (const person of others) {
    await publishNew(person, {}, earlierEach)
    await person.call('copy-post', { params: { id: first.id }, body: { id: crypto.randomUUID() } })
  }
  return {
    list: { path: '/api/posts', about: null },
    'list of four pages': { path: '/api/posts?count=96', about: null },
    'home with a copy': { path: '/api/copy-changes', about: new Set([first.program_id]) },
    'open post': { path: `/api/posts/${first.id}`, about: new Set([first.id]) },
  }
}

/** How long (ms) until every page has the list that the server answers now. */
const untilAllSeen = async (url: string, [reader]: readonly Person[], pages: readonly Page[]): Promise<number> => {
  const startedAt = performance.now()
  const strong = (etag: string | null) => etag?.replace(/^W\/|-[a-z]+"$/g, '').replaceAll('"', '')
  const lists = pages.filter(({ shown }) => shown.about === null)
  const now = new Map<string, string | undefined>()
  for (const path of new Set(lists.map(({ shown }) => shown.path))) {
    const answer = await fetch(url + path, { headers: { cookie: reader?.cookie ?? '' } })
    await answer.arrayBuffer()
    now.set(path, strong(answer.headers.get('etag')))
  }
  while (lists.some((page) => strong(page.etag()) !== now.get(page.shown.path))) {
    if (performance.now() - startedAt > 10 * visibleWithin) throw new Error('a page never saw the last post')
    await pause(20)
  }
  return performance.now() - startedAt
}

const countOf = ({ answers }: Page) => [...answers.values()].reduce((sum, count) => sum + count, 0)

const most = (values: readonly number[]) => Math.max(...values)

/** What a thousand posts in a minute cost where a thousand pages are open, and what these see of it. */
export const measureLive = (): Promise<Measurement[]> =>
  withServer(async (server) => {
    const all = await joinAll(server)
    const shows = await prepare(all)
    const kinds = Object.keys(shows) as (keyof Shows)[]
    const random = seededRandom(20_261_122)
    const agent = new Agent({ keepAlive: true, maxSockets: 64 })
    const empty = memoryOf(server.pid)
    const pages: Page[] = []
    for (const [index, { cookie }] of all.entries()) {
      // An address of the loopback network each: one address holds 600 connections at most.
      const browser = { cookie, localAddress: `127.0.1.${index + 1}` }
      for (let count = 0; count < pagesEach; count++) {
        pages.push(await openPage(server.url, browser, random, agent, shows[kinds[count] ?? 'list']))
      }
    }
    await pause(visibleWithin)
    const listening = memoryOf(server.pid)
    const toldBefore = pages.map(({ told }) => told.size)
    const readBefore = pages.map(countOf)
    const unchangedBefore = pages.map(({ answers }) => answers.get(304) ?? 0)
    const before = cpuOf(server.pid)
    const startedAt = performance.now()
    await publishAll(all)
    const seenAfter = await untilAllSeen(server.url, all, pages)
    const elapsed = performance.now() - startedAt
    const after = cpuOf(server.pid)
    const since = (counts: readonly number[], earlier: readonly number[]) =>
      counts.map((count, index) => ((count - (earlier[index] ?? 0)) * minute) / elapsed)
    const figures: Measurement[] = [
      {
        name: `memory of the server with ${pages.length} open pages, added`,
        measured: listening - empty,
        unit: 'MB',
        bar: { atMost: 60 },
      },
      { name: '… after the minute', measured: memoryOf(server.pid), unit: 'MB', bar: { atMost: 200 } },
      {
        name: `${posts} posts in a minute: events that a page is told`,
        measured: most(
          since(
            pages.map(({ told }) => told.size),
            toldBefore,
          ),
        ),
        unit: 'a minute',
        bar: { atMost: 61 },
      },
      ...kinds.map((kind) => ({
        name: `… reads by a page that shows: ${kind}`,
        measured: most(since(pages.map(countOf), readBefore).filter((_, index) => pages[index]?.shown === shows[kind])),
        unit: 'a minute',
        bar: { atMost: 30 },
      })),
      {
        name: '… reads that found nothing new',
        measured: since(
          pages.map(({ answers }) => answers.get(304) ?? 0),
          unchangedBefore,
        ).reduce((sum, count) => sum + count, 0),
        unit: 'of all pages',
        bar: { atMost: 0 },
      },
      {
        name: '… until the last post is on every page',
        measured: seenAfter / 1_000,
        unit: 's',
        bar: { atMost: visibleWithin / 1_000 },
      },
      { name: '… CPU of the server', measured: ((after.own - before.own) * 100) / elapsed, unit: '% of a core' },
      {
        name: '… CPU of the database',
        measured: ((after.others - before.others) * 100) / elapsed,
        unit: '% of a core',
      },
    ]
    const refused = pages.flatMap(({ answers }) => [...answers.keys()]).filter((status) => status >= 400)
    if (refused.length > 0) process.stdout.write(`refused: ${[...new Set(refused)]}\n`)
    for (const page of pages) page.close()
    agent.destroy()
    return figures
  })
