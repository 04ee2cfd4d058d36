// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { afterEach, expect, it, vi } from 'vitest'
import { session } from '../../../platform/session/session.ts'
import type { SessionState } from '../../../platform/session/session-events.ts'
import { storage } from '../../../platform/storage/storage.ts'
import { noteStored } from '../history-reads.ts'
import { trainingLog } from './device-log.ts'
import { newsIdOf } from './rows/log-rows.ts'
import { entry, stored } from './test-kit/log-kit.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

it.each([
  ['goes into the log of its person', 'ada', [newsIdOf('workout')]],
  ['stays out of the log of whoever is signed in by then', 'bob', []],
])('a workout that the server has just stored %s', async (_, signedIn, kept) => {
  vi.spyOn(session.state, 'get').mockReturnValue({ status: 'signed-in', user: { id: signedIn } } as SessionState)
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(`fonte_session=${signedIn}`)
  const take = vi.spyOn(trainingLog, 'take')
  noteStored(stored(entry('workout')))
  await take.mock.results[0]?.value
  expect(take).toHaveBeenCalledOnce()
  expect((await storage.rows('training', signedIn)).map(({ id }) => id)).toEqual(kept)
})
