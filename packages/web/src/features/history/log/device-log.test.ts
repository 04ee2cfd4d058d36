// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { withLock } from '../../../platform/tabs/lock.ts'
import { trainingLog, trainingLogQuery } from './device-log.ts'

const page = vi.hoisted(() => ({ shows: '' }))

vi.mock('../../../platform/session/session.ts', () => ({
  session: {
    state: { get: () => ({ status: page.shows === '' ? 'signed-out' : 'signed-in', user: { id: page.shows } }) },
    subscribe: () => undefined,
  },
}))

const server = vi.hoisted(() => ({ call: vi.fn() }))

vi.mock('../../../platform/api/client.ts', async (original) => ({
  ...(await original<typeof import('../../../platform/api/client.ts')>()),
  call: server.call,
}))

afterEach(() => {
  vi.restoreAllMocks()
})

it.each([
  ['the person whom the page shows', 'ada', 'fonte_session=ada', 'ada'],
  ['nobody where nobody is signed in', '', 'fonte_session=ada', null],
  ['nobody where the browser’s session has ended', 'ada', '', null],
  ['nobody while the browser’s session is of another person than the page shows', 'ada', 'fonte_session=bob', null],
])('the training log is asked for by %s', async (_, shows, cookie, asked) => {
  page.shows = shows
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie)
  const catchUp = vi.spyOn(trainingLog, 'catchUp').mockResolvedValue()
  expect(await new QueryClient().fetchQuery(trainingLogQuery)).toBe(asked)
  expect(catchUp.mock.calls).toEqual(asked === null ? [] : [[asked]])
})

it('a page that the browser freezes while the log is on its way leaves it to the other tabs', async () => {
  page.shows = 'ada'
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('fonte_session=ada')
  const answer = Promise.withResolvers<never>()
  server.call.mockReturnValue(answer.promise)
  const asked = trainingLog.catchUp('ada')
  await vi.waitFor(() => expect(server.call).toHaveBeenCalledOnce())
  document.dispatchEvent(new Event('freeze'))
  expect(await withLock('fonte-training-ada', async () => 'free')).toBe('free')
  answer.reject(new Error('cut'))
  await expect(asked).rejects.toThrow('cut')
})
