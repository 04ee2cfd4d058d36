import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { noteBody } from '../api/answer-bodies.ts'
import { memoryBackend } from '../storage/memory-backend.ts'
import { type BrowserStorage, createStorage } from '../storage/storage.ts'
import { QueryKeeper } from './query-keeper.ts'
import { markOld } from './renew.ts'

const open = (
  mayKeep: (userId: string) => boolean = () => true,
  idle: () => Promise<void> = () => Promise.resolve(),
) => {
  const backend = memoryBackend()
  const storage = createStorage(async () => backend)
  const tab = () => {
    const client = new QueryClient()
    return { client, keeper: new QueryKeeper(client, storage, mayKeep, idle) }
  }
  return { storage, tab }
}

/** What the device keeps of Ada’s reads, as JSON. */
const texts = async (storage: BrowserStorage) =>
  (await storage.rows('query_cache', 'ada')).map(({ bytes }) => new TextDecoder().decode(bytes))

/** A quiet moment comes, and what is done in it ends. */
const quietMoment = (waiting: (() => void)[]) =>
  new Promise<void>((resolve) => {
    waiting.shift()?.()
    setTimeout(resolve)
  })

it('shows the last answers again after a restart, with their age', async () => {
  const { tab } = open()
  const before = tab()
  await before.keeper.serve('ada')
  before.client.setQueryData(['programs'], ['push'], { updatedAt: 1_234 })
  const after = tab()
  await after.keeper.serve('ada')
  expect(after.client.getQueryData(['programs'])).toEqual(['push'])
  expect(after.client.getQueryState(['programs'])?.dataUpdatedAt).toBe(1_234)
})

it('keeps answers as bytes, and shows those that earlier Fontes kept as text and as objects', async () => {
  const { storage, tab } = open()
  const before = tab()
  await before.keeper.serve('ada')
  before.client.setQueryData(['programs'], ['poussées œ'])
  const older = { user_id: 'ada', hash: '["plan"]', key: ['plan'], text: '["lundi"]', updated_at: 5, shape: 1 }
  const oldest = { user_id: 'ada', hash: '["gym"]', key: ['gym'], data: ['bar'], updated_at: 5, shape: 1 }
  await storage.write([older, oldest].map((put) => ({ store: 'query_cache', put })))
  expect((await storage.rows('query_cache', 'ada'))[0]?.bytes).toBeInstanceOf(Uint8Array)
  const after = tab()
  await after.keeper.serve('ada')
  const known = [['programs'], ['plan'], ['gym']].map((key) => after.client.getQueryData(key))
  expect(known).toEqual([['poussées œ'], ['lundi'], ['bar']])
})

it('keeps an answer as its body came, and what a change made of it as it is then', async () => {
  const { storage, tab } = open()
  const { client, keeper } = tab()
  await keeper.serve('ada')
  const answer = { items: ['squat'] }
  noteBody(answer, new TextEncoder().encode('{ "items": ["squat"] }'))
  await client.fetchQuery({ queryKey: ['exercises'], queryFn: () => answer })
  await vi.waitFor(async () => expect(await texts(storage)).toEqual(['{ "items": ["squat"] }']))
  client.setQueryData(['exercises'], { items: ['squat', 'own'] })
  expect(await texts(storage)).toEqual(['{"items":["squat","own"]}'])
})

it('writes out what the server answered one answer in each quiet moment, and what a change made of it at once', async () => {
  const quiet: (() => void)[] = []
  const { storage, tab } = open(
    () => true,
    () => new Promise((resolve) => quiet.push(resolve)),
  )
  const { client, keeper } = tab()
  await keeper.serve('ada')
  await client.fetchQuery({ queryKey: ['exercises'], queryFn: () => ['squat'] })
  await client.fetchQuery({ queryKey: ['guides'], queryFn: () => ['bend'] })
  await client.fetchQuery({ queryKey: ['programs'], queryFn: () => ['push'] })
  expect(await texts(storage)).toEqual([])
  client.setQueryData(['programs'], ['push', 'pull'])
  expect(await texts(storage)).toEqual(['["push","pull"]'])
  await quietMoment(quiet)
  expect(await texts(storage)).toEqual(['["push","pull"]', '["squat"]'])
  await quietMoment(quiet)
  expect(await texts(storage)).toEqual(['["push","pull"]', '["squat"]', '["bend"]'])
})

it('writes out at once what waits for a quiet moment where the page may be closed', async () => {
  const { storage, tab } = open(
    () => true,
    () => new Promise(() => undefined),
  )
  const { client, keeper } = tab()
  await keeper.serve('ada')
  for (const key of ['exercises', 'programs']) await client.fetchQuery({ queryKey: [key], queryFn: () => [key] })
  keeper.keepNow()
  expect(await texts(storage)).toEqual(['["exercises"]', '["programs"]'])
})

it('an answer that waited for a quiet moment is not kept once somebody else is served', async () => {
  const quiet: (() => void)[] = []
  const { storage, tab } = open(
    () => true,
    () => new Promise((resolve) => quiet.push(resolve)),
  )
  const { client, keeper } = tab()
  await keeper.serve('ada')
  await client.fetchQuery({ queryKey: ['programs'], queryFn: () => ['push'] })
  await keeper.serve('bob')
  await quietMoment(quiet)
  expect([await storage.rows('query_cache', 'ada'), await storage.rows('query_cache', 'bob')]).toEqual([[], []])
})

it('keeps that a change has made an answer old, so that the page that comes next asks again', async () => {
  const { tab } = open()
  const before = tab()
  await before.keeper.serve('ada')
  before.client.setQueryData(['programs'], ['push'])
  await before.client.invalidateQueries({ queryKey: ['programs'] })
  const after = tab()
  await after.keeper.serve('ada')
  const asked = await after.client.fetchQuery({
    queryKey: ['programs'],
    queryFn: () => ['push', 'pull'],
    staleTime: 60_000,
  })
  expect(asked).toEqual(['push', 'pull'])
})

it('keeps the answer to what was asked for before a change as old, though it came after the change', async () => {
  const { storage, tab } = open()
  const { client, keeper } = tab()
  await keeper.serve('ada')
  const answer = Promise.withResolvers<string[]>()
  const asked = client.fetchQuery({ queryKey: ['programs'], queryFn: () => answer.promise })
  markOld(client, ['programs'])
  answer.resolve(['push'])
  await asked
  await vi.waitFor(async () => expect(await texts(storage)).toEqual(['["push"]']))
  expect(await storage.rows('query_cache', 'ada')).toMatchObject([{ updated_at: 0 }])
})

it('keeps that a change has made an answer old where it could not be read anew before, too', async () => {
  const { storage, tab } = open()
  const { client, keeper } = tab()
  await keeper.serve('ada')
  client.setQueryData(['programs'], ['push'])
  const failing = async () => Promise.reject(new Error('away'))
  await client.fetchQuery({ queryKey: ['programs'], queryFn: failing }).catch(() => undefined)
  expect(await storage.rows('query_cache', 'ada')).not.toMatchObject([{ updated_at: 0 }])
  markOld(client, ['programs'])
  expect(await storage.rows('query_cache', 'ada')).toMatchObject([{ updated_at: 0 }])
})

it('leaves alone what says that it is not to be kept', async () => {
  const { tab } = open()
  const before = tab()
  await before.keeper.serve('ada')
  const read = { queryKey: ['posts', 'squat'], queryFn: () => ['found'], meta: { kept: false } }
  await before.client.fetchQuery(read)
  await before.client.invalidateQueries({ queryKey: ['posts'] })
  const after = tab()
  await after.keeper.serve('ada')
  expect(after.client.getQueryData(['posts', 'squat'])).toBeUndefined()
})

it('never shows one person’s answers to the next', async () => {
  const { tab } = open()
  const { client, keeper } = tab()
  await keeper.serve('ada')
  client.setQueryData(['programs'], ['push'])
  await keeper.serve('bob')
  expect(client.getQueryData(['programs'])).toBeUndefined()
  await keeper.serve('ada')
  expect(client.getQueryData(['programs'])).toEqual(['push'])
})

it('never shows one person’s answers to the next, however quickly they follow each other', async () => {
  const { tab } = open()
  const { client, keeper } = tab()
  await keeper.serve('ada')
  client.setQueryData(['programs'], ['push'])
  await Promise.all([keeper.serve('ada'), keeper.serve('bob')])
  expect(client.getQueryData(['programs'])).toBeUndefined()
})

it('does not keep for the next person an answer to what was asked for the one before', async () => {
  const { storage, tab } = open()
  const { client, keeper } = tab()
  await keeper.serve('ada')
  await client.fetchQuery({ queryKey: ['programs'], queryFn: () => ['push'] })
  const asked = client.getQueryCache().find({ queryKey: ['programs'] })
  await keeper.serve('bob')
  expect(await asked?.fetch()).toEqual(['push'])
  expect(await storage.rows('query_cache', 'bob')).toEqual([])
  expect(await storage.rows('query_cache', 'ada')).toHaveLength(1)
})

it('keeps no answer of a person whose session has ended in another tab', async () => {
  let person: string | null = 'ada'
  const { storage, tab } = open((userId) => userId === person)
  const { client, keeper } = tab()
  await keeper.serve('ada')
  person = null
  client.setQueryData(['programs'], ['push'])
  expect(await storage.rows('query_cache', 'ada')).toEqual([])
})
