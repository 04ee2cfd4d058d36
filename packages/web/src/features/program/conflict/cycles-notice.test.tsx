// @vitest-environment happy-dom
import type { HistoryEntryWithSets, StoredWorkout } from '@fonte/contract/history'
import type { Program } from '@fonte/contract/program'
import { setFigures } from '@fonte/domain/history/summarize'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../platform/query/query-client.ts'
import { session } from '../../../platform/session/session.ts'
import type { SessionState } from '../../../platform/session/session-events.ts'
import { storage } from '../../../platform/storage/storage.ts'
import { finishedWorkoutKind } from '../../history/history-outbox.ts'
import { programsKey } from '../program-list.ts'
import { programOf } from '../test-kit/program-kit.ts'
import { CyclesNotice } from './cycles-notice.tsx'
import { keepCyclesLeft } from './keep-cycles-left.ts'

const rule = (week: number) => ({ kind: '531', step: 2.5, tm: 100, week }) as const
const sets = [{ exercise_id: 'bench', exercise_name: 'Développé couché', reps: 5, weight: 65 }]
const workout: HistoryEntryWithSets = {
  id: 'tablet',
  user_id: 'ada',
  program_id: 'force',
  program_name: 'Force',
  duration_minutes: 50,
  started_at: '2026-11-22T17:00:00.000Z',
  completed_at: '2026-11-22T17:50:00.000Z',
  version: 1,
  ...setFigures(sets),
  sets,
}

const arrive = (cycles_left: StoredWorkout['cycles_left']) =>
  finishedWorkoutKind.sent?.({ ...workout, ...(cycles_left && { cycles_left }) }, {
    ...workout,
    cycles: [{ place: 'bench', from: rule(1), to: rule(2) }],
  } as never)

const told = async () => (await screen.findByRole('status')).textContent?.replaceAll('\u00a0', ' ')

const router = createRouter({
  routeTree: createRootRoute({ component: CyclesNotice }),
  history: createMemoryHistory(),
})

beforeEach(() => {
  const state = { status: 'signed-in', user: { id: 'ada' } } as SessionState
  vi.spyOn(session.state, 'get').mockReturnValue(state)
  render(<RouterProvider router={router as never} />)
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('a workout whose cycle another device had moved first says so on the home screen until that is read', async () => {
  arrive([{ place: 'bench', stands: rule(2) }])
  expect(await told()).toContain(
    '« Force », Développé couché : le 5/3/1 avait déjà changé, sur un autre appareil ou dans le programme.',
  )
  expect(await told()).toContain('il est à la semaine 2.')
  await userEvent.click(screen.getByRole('button', { name: 'Compris' }))
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
})

it('a workout that is answered after its person has signed out leaves nothing of it on the device', async () => {
  cleanup()
  vi.mocked(session.state.get).mockReturnValue({ status: 'signed-out' })
  await keepCyclesLeft(workout, [{ place: 'bench', stands: rule(2) }])
  expect(await storage.kept('cycles-left-ada')).toBeUndefined()
})

it('what another tab was told shows once somebody looks at this one again', async () => {
  const lift = { workoutId: 'tablet', programId: 'force', program: 'Force', place: 'bench', lift: 'Squat', week: 3 }
  await vi.waitFor(() => expect(storage.kept('cycles-left-ada')).resolves.toBeUndefined())
  await storage.keep('cycles-left-ada', [lift], 'ada')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await told()).toContain('il est à la semaine 3.')
  await userEvent.click(screen.getByRole('button', { name: 'Compris' }))
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
})

it('a cycle that the program no longer has is told as gone, and one that moved is not told', async () => {
  arrive(undefined)
  arrive([{ place: 'bench', stands: null }])
  expect(await told()).toContain('le programme n’a plus ce 5/3/1.')
  expect(screen.getAllByRole('status')).toHaveLength(1)
})

it('the focus of a cycle that was read goes on to the next, and then to where they stood', async () => {
  const lift = { workoutId: 'tablet', programId: 'force', program: 'Force', lift: 'Squat', week: 3 }
  await storage.keep(
    'cycles-left-ada',
    [
      { ...lift, place: 'bench' },
      { ...lift, place: 'squat' },
    ],
    'ada',
  )
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(2))
  for (const left of [1, 0]) {
    const [read] = await screen.findAllByRole('button', { name: 'Compris' })
    read?.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryAllByRole('button', { name: 'Compris' })).toHaveLength(left))
    const place = screen.queryByRole('button', { name: 'Compris' })
    expect(document.activeElement).not.toBe(document.body)
    if (place) expect(document.activeElement).toBe(place)
  }
})

it('a rule that the workout did not move is not shown as moved by it', () => {
  const exercises = [{ exercise_id: 'bench', default_rest: 90, sets: [], progression: rule(1) }] as never
  queryClient.setQueryData(programsKey, { items: [programOf({ id: 'force', exercises })] })
  const shown = () => queryClient.getQueryData<{ items: Program[] }>(programsKey)?.items[0]?.exercises[0]?.progression
  arrive([{ place: 'bench', stands: rule(2) }])
  expect(shown()).toEqual(rule(1))
  arrive([])
  expect(shown()).toEqual(rule(2))
})
