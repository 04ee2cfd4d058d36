import { EventEmitter, once } from 'node:events'
import type { EventData } from '@fonte/contract/service/event'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Database, openDatabase } from '../platform/database.ts'
import type { Named } from '../platform/wake-ups/wake-ups.ts'
import { createTestDatabase, type TestDatabase } from '../test-kit/test-database.ts'
import { createPostNews, type PostNews } from './post-news.ts'

let testDatabase: TestDatabase
let database: Database
let pages: EventEmitter
let news: PostNews

beforeAll(async () => {
  testDatabase = await createTestDatabase()
  database = openDatabase(testDatabase.url)
})

beforeEach(() => {
  pages = new EventEmitter()
  news = createPostNews((data) => pages.emit('posts', data), database.read)
})

afterAll(async () => {
  await database.close()
  await testDatabase.drop()
})

/** What pages are told after wake-ups that named these changes. */
const toldAfter = async (named: Named): Promise<EventData['posts']> => {
  const told = once(pages, 'posts')
  await news.refresh(named)
  return (await told)[0]
}

/** The next version of posts, which the database has from now on. */
const renewed = async (): Promise<string> => {
  const renew = 'UPDATE community_version SET version = version_after(version) RETURNING version'
  return (await database.pool.query(renew)).rows[0].version
}

it('what moved is told from the version that was told before', async () => {
  const since = (await toldAfter(null)).version
  const [first, second] = [await renewed(), await renewed()]
  const named = new Set([`${first} post,program`, `${second} post`])
  expect(await toldAfter(named)).toEqual({ version: second, since, moved: ['post', 'program'] })
})

it('that nothing is said to have moved tells nothing of what did: no names, or an empty one', async () => {
  await toldAfter(null)
  for (const end of ['', ' ']) {
    const version = await renewed()
    expect(await toldAfter(new Set([`${version}${end}`]))).toEqual({ version })
  }
})

it('a wake-up that names no change has the version read, as more than was named may have moved', async () => {
  await toldAfter(null)
  const version = await renewed()
  expect(await toldAfter(new Set())).toEqual({ version })
})

it('where wake-ups were missed, what moved is not told, and from the next version on it is', async () => {
  const first = (await toldAfter(null)).version
  expect(await toldAfter(new Set([`${await renewed()} post`]))).toMatchObject({ since: first, moved: ['post'] })
  const missed = await renewed()
  expect(await toldAfter(null)).toEqual({ version: missed })
  const version = await renewed()
  expect(await toldAfter(new Set([`${version} other`]))).toEqual({ version, since: missed, moved: ['other'] })
})
