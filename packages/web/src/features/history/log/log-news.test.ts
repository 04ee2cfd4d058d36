// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import type { HistoryEntryWithSets } from '@fonte/contract/history'
import { setFigures } from '@fonte/domain/history/summarize'
import { afterEach, expect, it, vi } from 'vitest'
import { session } from '../../../platform/session/session.ts'
import type { SessionState } from '../../../platform/session/session-events.ts'
import { trainingLog } from './device-log.ts'
import { tellLog } from './log-news.ts'

const sets = [{ exercise_id: 'squat', exercise_name: 'Squat', reps: 5, weight: 100 }]
const ofAda: HistoryEntryWithSets = {
  id: 'workout',
  user_id: 'ada',
  program_id: null,
  program_name: 'Force',
  duration_minutes: 40,
  started_at: null,
  completed_at: '2026-11-22T17:50:00.000Z',
  version: 1,
  ...setFigures(sets),
  sets,
}

afterEach(() => {
  vi.restoreAllMocks()
})

it.each([
  ['goes into the log of its person', 'ada', ['ada']],
  ['stays out of the log of whoever is signed in by then', 'bob', []],
])('a workout that the server has just stored %s', (_, signedIn, told) => {
  vi.spyOn(session.state, 'get').mockReturnValue({ status: 'signed-in', user: { id: signedIn } } as SessionState)
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(`fonte_session=${signedIn}`)
  const take = vi.spyOn(trainingLog, 'take').mockResolvedValue()
  tellLog({ stored: ofAda })
  expect(take.mock.calls.map(([userId]) => userId)).toEqual(told)
})
