// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { QueryKeeper } from './query/query-keeper.ts'
import { session } from './session/session.ts'
import { sessionOf } from './session/test-kit/session-kit.ts'
import { startPlatform } from './start.ts'
import { storage } from './storage/storage.ts'
import { logStateName } from './storage/storage-rows.ts'

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
})

afterEach(() => {
  vi.unstubAllGlobals()
})

it('a session that another tab has ended leaves nothing to read of what this tab kept after that', async () => {
  await startPlatform()
  session.receive({ type: 'signed-in', session: sessionOf('ada'), remember: true })
  await vi.waitFor(() => expect(session.state.get().status).toBe('signed-in'))
  const read = { user_id: 'ada', hash: '["gym"]', key: ['gym'], text: '["bar"]', updated_at: 5, shape: 1 }
  await storage.write([
    { store: 'query_cache', put: read },
    { store: 'query_cache', put: { ...read, user_id: 'bob' } },
    { store: 'training', put: { user_id: 'ada', id: 'workout', packed: '[]' } },
  ])
  await storage.keep(logStateName('ada'), { cursor: '1.1' }, 'ada')
  session.receive({ type: 'signed-out', userId: 'ada', asked: false })
  const left = async () => [
    await storage.rows('query_cache', 'ada'),
    await storage.rows('training', 'ada'),
    await storage.kept(logStateName('ada')),
  ]
  await vi.waitFor(async () => expect(await left()).toEqual([[], [], undefined]))
  expect(await storage.rows('query_cache', 'bob')).toHaveLength(1)
})

it('what the server answered is kept as the page is hidden: it may be closed', async () => {
  const keepNow = vi.spyOn(QueryKeeper.prototype, 'keepNow')
  await startPlatform()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(keepNow).toHaveBeenCalled()
  keepNow.mockRestore()
})
