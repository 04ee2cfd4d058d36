// @vitest-environment happy-dom
import { setFigures } from '@fonte/domain/history/summarize'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../../../../platform/query/query-client.ts'
import { session } from '../../../../platform/session/session.ts'
import type { SessionState } from '../../../../platform/session/session-events.ts'
import { showPages } from '../../../../ui/test-kit/show-pages.tsx'
import { workoutOn } from '../../test-kit/training-kit.ts'
import { EditWorkoutPage, NewWorkoutPage } from './beside-calendar.tsx'

const workout = { ...workoutOn('2026-11-18'), id: 'entry' }

vi.mock('../../../../platform/api/client.ts', () => ({ call: () => new Promise(() => undefined) }))
vi.mock('../../../history/log/use-training-log.ts', () => ({
  useTrainingLog: () => ({ reading: 'ready', entries: [workout], measures: [], arrived: null, retry: () => undefined }),
}))
vi.mock('../../../history/log/use-entry.ts', () => ({
  useEntry: () => ({
    entry: { ...workout, user_id: 'ada', ...setFigures(workout.sets) },
    waiting: null,
    isDeleted: false,
    error: null,
    refetch: () => undefined,
  }),
}))

const open = async (address: string) => {
  showPages({ '/stats/past': NewWorkoutPage, '/stats/$entryId/edit': EditWorkoutPage }, address)
  await screen.findByLabelText('Jour')
}

const withRoom = (room: boolean) =>
  vi.stubGlobal('matchMedia', () => ({
    matches: room,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
const calendar = () => screen.findByRole('complementary', { name: 'Calendrier' })

beforeEach(() => {
  const state = { status: 'signed-in', user: { id: 'ada' } } as SessionState
  vi.spyOn(session.state, 'get').mockReturnValue(state)
  vi.stubGlobal('scrollTo', () => undefined)
})

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the form of a past workout', () => {
  it('stands beside its month and the workouts of its day, where there is room', async () => {
    withRoom(true)
    await open('/stats/entry/edit')
    const beside = within(await calendar())
    expect(await beside.findByRole('button', { pressed: true, name: '18\u00a0novembre, 1 séance' })).toBeTruthy()
    expect(beside.getByRole('link', { name: /^Séance du 2026-11-18/ })).toBeTruthy()
  })

  it('stands beside the day that was picked for a new one', async () => {
    withRoom(true)
    await open('/stats/past?day=2026-11-12')
    expect(
      await within(await calendar()).findByRole('button', { pressed: true, name: /^12\u00a0novembre/ }),
    ).toBeTruthy()
  })

  it('has the width of a phone for itself', async () => {
    withRoom(false)
    await open('/stats/entry/edit')
    expect(screen.queryByRole('complementary')).toBeNull()
  })
})
