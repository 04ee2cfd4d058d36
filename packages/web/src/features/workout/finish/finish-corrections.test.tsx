// @vitest-environment happy-dom
import type { HistoryEntryWithSets } from '@fonte/contract/history'
import { setFigures } from '@fonte/domain/history/summarize'
import { clock, done, pushDay } from '@fonte/domain/test-kit/workouts'
import { workoutSets } from '@fonte/domain/workout/history/kept-workout'
import { replay } from '@fonte/domain/workout/log'
import type { Finished } from '@fonte/domain/workout/state'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { outbox } from '../../../platform/outbox/device-outbox.ts'
import { queryClient } from '../../../platform/query/query-client.ts'
import { showWithMessages } from '../../../ui/test-kit/show-with-messages.tsx'
import { updateWorkoutKind } from '../../history/history-outbox.ts'
import { workoutKeeper } from '../running/device-workout.ts'
import { type Correction, FinishCorrections } from './finish-corrections.tsx'

const state = replay(pushDay, [
  { type: 'start', at: clock(0) },
  done(10, 60, clock(2)),
  { type: 'stop', at: clock(40), count_current: null },
]) as Finished
const workout = { workout_id: 'w1', user_id: 'ada', state }
const sets = [...workoutSets(state, 'fr')]

const entry: HistoryEntryWithSets = {
  id: 'w1',
  user_id: 'ada',
  program_id: pushDay.id,
  program_name: pushDay.name,
  duration_minutes: 40,
  started_at: new Date(clock(0)).toISOString(),
  completed_at: new Date(clock(40)).toISOString(),
  version: 3,
  ...setFigures(sets),
  sets,
}
const read = vi.hoisted(() => ({ entry: undefined as unknown }))
vi.mock('../../history/log/use-entry.ts', () => ({ useEntry: () => read }))
vi.mock('../../exercise/library-queries.ts', () => ({ useLibrary: () => ({ find: () => undefined }) }))
vi.mock('../../gym/gym-queries.ts', async () => {
  const { defaultGyms } = await import('@fonte/domain/gym/gym')
  return { useGym: () => ({ gym: defaultGyms.kg, isOwn: false }) }
})

const closed = vi.fn<() => void>()
const open = (correction: Correction) =>
  showWithMessages(<FinishCorrections workout={workout} correction={correction} onClose={closed} />)

beforeEach(() => {
  closed.mockClear()
  read.entry = { ...entry, waiting: 'queued' }
})

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.restoreAllMocks()
})

it('a set that is corrected leaves the others as they were changed elsewhere', async () => {
  const enqueue = vi.spyOn(outbox, 'enqueue').mockResolvedValue('row')
  vi.spyOn(workoutKeeper, 'showAmended').mockReturnValue()
  const elsewhere = { ...entry, version: 4, notes: { workout: 'Depuis l’ordinateur' } }
  read.entry = elsewhere
  const { user } = open({ kind: 'set', index: 0 })
  const weight = screen.getByLabelText<HTMLInputElement>('Poids (kg)')
  await user.clear(weight)
  await user.type(weight, '62,5')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(enqueue).toHaveBeenCalledOnce())
  expect(enqueue.mock.calls[0]?.[1].payload).toMatchObject({ entry: { notes: elsewhere.notes }, base: elsewhere })
})

it('no set is corrected of a workout that has other sets by now', async () => {
  const enqueue = vi.spyOn(outbox, 'enqueue').mockResolvedValue('row')
  read.entry = { ...entry, version: 4, sets: [...sets, ...sets] }
  const { user, told } = open({ kind: 'set', index: 0 })
  const weight = screen.getByLabelText<HTMLInputElement>('Poids (kg)')
  await user.clear(weight)
  await user.type(weight, '62,5')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(told).toMatchObject([{ title: 'Modification non enregistrée' }]))
  expect(enqueue).not.toHaveBeenCalled()
})

it('a set of a finished workout is corrected over what the history has of it, and shown so', async () => {
  const enqueue = vi.spyOn(outbox, 'enqueue').mockResolvedValue('row')
  const shown = vi.spyOn(workoutKeeper, 'showAmended').mockReturnValue()
  const { user } = open({ kind: 'set', index: 0 })
  expect(screen.queryByRole('button', { name: 'Supprimer cette série' })).toBeNull()
  const weight = screen.getByLabelText<HTMLInputElement>('Poids (kg)')
  await user.clear(weight)
  await user.type(weight, '62,5')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(shown).toHaveBeenCalledOnce())
  const corrected = [{ ...sets[0], weight: 62.5 }]
  expect(enqueue.mock.calls).toEqual([
    [
      updateWorkoutKind,
      {
        entityKey: 'history:w1',
        payload: { entry: { ...entry, sets: corrected, ...setFigures(corrected as typeof sets) }, base: entry },
      },
    ],
  ])
  expect(shown.mock.calls[0]?.[0].state).toMatchObject({ ended_at: clock(40), recorded: [{ weight: 62.5 }] })
})

it('a note is written at the end, too', async () => {
  const enqueue = vi.spyOn(outbox, 'enqueue').mockResolvedValue('row')
  const { user } = open({ kind: 'note' })
  await user.type(screen.getByLabelText('Note de la séance'), 'Épaule sans douleur')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(enqueue).toHaveBeenCalledOnce())
  expect(enqueue.mock.calls[0]?.[1].payload).toEqual({
    entry: { ...entry, notes: { workout: 'Épaule sans douleur' } },
    base: entry,
  })
})

it('what is saved as it was sends nothing, and closes', async () => {
  const enqueue = vi.spyOn(outbox, 'enqueue').mockResolvedValue('row')
  const shown = vi.spyOn(workoutKeeper, 'showAmended').mockReturnValue()
  const { user } = open({ kind: 'set', index: 0 })
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(closed).toHaveBeenCalledOnce())
  cleanup()
  const note = open({ kind: 'note' })
  await note.user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(closed).toHaveBeenCalledTimes(2))
  expect([enqueue.mock.calls, shown.mock.calls]).toEqual([[], []])
})

it('what the device does not keep is told, and stays in its window as it was typed', async () => {
  vi.spyOn(outbox, 'enqueue').mockRejectedValue(new Error('the disk is full'))
  const shown = vi.spyOn(workoutKeeper, 'showAmended')
  const { user, told } = open({ kind: 'note' })
  await user.type(screen.getByLabelText('Note de la séance'), 'Épaule')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(told).toMatchObject([{ title: 'Modification non enregistrée', variant: 'destructive' }]))
  expect(shown).not.toHaveBeenCalled()
  expect(closed).not.toHaveBeenCalled()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Note de la séance').value).toBe('Épaule')
  vi.mocked(outbox.enqueue).mockResolvedValue('row')
  shown.mockReturnValue()
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(closed).toHaveBeenCalledOnce())
})
