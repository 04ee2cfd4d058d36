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
import { openPage, type Page } from './page.ts'

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

/** How long (ms) until every page has the list that the server answers now. */
const untilAllSeen = async (url: string, [reader]: readonly Person[], pages: readonly Page[]): Promise<number> => {
  const startedAt = performance.now()
  const answer = await fetch(`${url}/api/posts`, { headers: { cookie: reader?.cookie ?? '' } })
  await answer.arrayBuffer()
  const strong = (etag: string | null) => etag?.replace(/^W\/|-[a-z]+"$/g, '').replaceAll('"', '')
  const now = strong(answer.headers.get('etag'))
  while (pages.some((page) => strong(page.etag()) !== now)) {
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
    const random = seededRandom(20_261_122)
    const agent = new Agent({ keepAlive: true, maxSockets: 64 })
    const empty = memoryOf(server.pid)
    const pages: Page[] = []
    for (const [index, { cookie }] of all.entries()) {
      // An address of the loopback network each: one address holds 600 connections at most.
      const browser = { cookie, localAddress: `127.0.1.${index + 1}` }
      for (let count = 0; count < pagesEach; count++) pages.push(await openPage(server.url, browser, random, agent))
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
      {
        name: '… reads of the list by a page',
        measured: most(since(pages.map(countOf), readBefore)),
        unit: 'a minute',
        bar: { atMost: 30 },
      },
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
