// @vitest-environment happy-dom
import type { HistoryEntryWithSets } from '@fonte/contract/history'
import { defaultGyms } from '@fonte/domain/gym/gym'
import { createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { outbox } from '../../platform/outbox/device-outbox.ts'
import { queryClient } from '../../platform/query/query-client.ts'
import { showWithMessages } from '../../ui/test-kit/show-with-messages.tsx'
import { EntryScreen } from './entry-screen.tsx'

const entry: HistoryEntryWithSets = {
  id: 'w1',
  user_id: 'ada',
  program_id: null,
  program_name: 'Jambes du soir',
  duration_minutes: 40,
  exercises_done: 1,
  sets_done: 1,
  total_weight_lifted: 500,
  started_at: '2026-11-22T17:00:00.000Z',
  completed_at: '2026-11-22T17:40:00.000Z',
  version: 1,
  sets: [{ exercise_id: 'squat', exercise_name: 'Squat', reps: 5, weight: 100 }],
}
const gym = { ...defaultGyms.kg, rests: { warmup: 30, isolation: 75, compound: 200 } }

vi.mock('./log/use-entry.ts', () => ({ useEntry: () => ({ entry, waiting: null, isDeleted: false, error: null }) }))
vi.mock('../exercise/exercise-queries.ts', async (original) => ({
  ...(await original<object>()),
  useExercises: () => ({ items: [], find: () => undefined }),
}))
vi.mock('../gym/gym-queries.ts', () => ({ useGym: () => ({ gym, isOwn: true, refused: [] }) }))
vi.mock('../../platform/session/session.ts', async (original) => ({
  ...(await original<object>()),
  useSignedIn: () => ({ user: { id: 'ada' } }),
}))

const router = createRouter({ routeTree: createRootRoute() })

afterEach(() => {
  cleanup()
  queryClient.clear()
})

it('a past workout becomes a program with the rests of its lifter’s own gym', async () => {
  const enqueue = vi.spyOn(outbox, 'enqueue').mockResolvedValue('row')
  const { user } = showWithMessages(
    <RouterContextProvider router={router as never}>
      <EntryScreen entryId="w1" />
    </RouterContextProvider>,
  )
  await user.click(screen.getByRole('button', { name: 'Enregistrer comme programme' }))
  await waitFor(() => expect(enqueue).toHaveBeenCalledOnce())
  expect(enqueue.mock.calls[0]?.[1]).toMatchObject({ payload: { exercises: [{ sets: [{ rest: 200 }] }] } })
})
