// @vitest-environment happy-dom
import type { HistoryEntryWithSets } from '@fonte/contract/history'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { outbox } from '../../../platform/outbox/device-outbox.ts'
import { showWithMessages } from '../../../ui/test-kit/show-with-messages.tsx'
import { updateWorkoutKind } from '../../history/history-outbox.ts'
import type { UnsentWorkout } from '../../history/history-overlay.ts'
import { RenameWorkout } from './rename-workout.tsx'

const workout: HistoryEntryWithSets = {
  id: 'w1',
  user_id: 'ada',
  program_id: null,
  program_name: 'Séance libre',
  duration_minutes: 40,
  exercises_done: 1,
  sets_done: 1,
  total_weight_lifted: 500,
  started_at: '2026-11-22T17:00:00.000Z',
  completed_at: '2026-11-22T17:40:00.000Z',
  version: 1,
  sets: [{ exercise_id: 'squat', exercise_name: 'Squat', reps: 5, weight: 100 }],
}
const entry: UnsentWorkout = { ...workout, waiting: 'queued' }

vi.mock('../../history/log/use-entry.ts', () => ({ useEntry: () => ({ entry }) }))

afterEach(cleanup)

it('a finished workout without a program gets a name of its own, also while it waits to be sent', async () => {
  const enqueue = vi.spyOn(outbox, 'enqueue').mockResolvedValue('row')
  const { user } = showWithMessages(<RenameWorkout id="w1" />)
  const field = screen.getByLabelText<HTMLInputElement>('Nom de la séance')
  expect(field.value).toBe('Séance libre')
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Renommer' })
  expect(button.disabled).toBe(true)
  await user.clear(field)
  await user.type(field, '   ')
  expect(button.disabled).toBe(true)
  await user.type(field, ' Bras et dos {Enter}')
  await waitFor(() => expect(enqueue).toHaveBeenCalledOnce())
  expect(enqueue.mock.calls[0]).toEqual([
    updateWorkoutKind,
    { entityKey: 'history:w1', payload: { entry: { ...workout, program_name: 'Bras et dos' }, base: workout } },
  ])
})
