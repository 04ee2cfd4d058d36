// @vitest-environment happy-dom
import type { HistoryEntryWithSets } from '@fonte/contract/history'
import { clock } from '@fonte/domain/test-kit/workouts'
import { replay } from '@fonte/domain/workout/log'
import { quickWorkout } from '@fonte/domain/workout/plan/quick-workout'
import type { Finished } from '@fonte/domain/workout/state'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { outbox } from '../../../platform/outbox/device-outbox.ts'
import { showWithMessages } from '../../../ui/test-kit/show-with-messages.tsx'
import { updateWorkoutKind } from '../../history/history-outbox.ts'
import type { UnsentWorkout } from '../../history/history-overlay.ts'
import { RenameWorkout } from './rename-workout.tsx'
import { useWorkoutName } from './use-workout-name.ts'

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
const quickWorkoutDone = replay(quickWorkout, [
  { type: 'start', at: clock(0) },
  { type: 'stop', at: clock(40), count_current: null },
]) as Finished
const entry: UnsentWorkout = { ...workout, waiting: 'queued' }

vi.mock('../../history/log/use-entry.ts', () => ({ useEntry: () => ({ entry }) }))

afterEach(cleanup)

afterEach(() => vi.restoreAllMocks())

/** The field as it stands on the finish screen, beside something else to tap. */
function Finish() {
  const name = useWorkoutName({ workout_id: 'w1', user_id: 'ada', state: quickWorkoutDone })
  return (
    <>
      <RenameWorkout id="w1" name={name} />
      <button type="button">ailleurs</button>
    </>
  )
}

const field = () => screen.getByLabelText<HTMLInputElement>('Nom de la séance')

function show() {
  const enqueue = vi.spyOn(outbox, 'enqueue').mockResolvedValue('row')
  const shown = showWithMessages(<Finish />)
  const keptName = async () => {
    await waitFor(() => expect(enqueue).toHaveBeenCalledOnce())
    expect(enqueue.mock.calls[0]?.[0]).toBe(updateWorkoutKind)
    return enqueue.mock.calls[0]?.[1]
  }
  return { ...shown, enqueue, keptName }
}

const renamed = {
  entityKey: 'history:w1',
  payload: { entry: { ...workout, program_name: 'Bras et dos' }, base: workout },
}

describe('a name typed for a finished workout without a program is kept', () => {
  it('as its field is left, and a blank one gives way to the name that it has', async () => {
    const { user, enqueue, keptName } = show()
    expect(field().value).toBe('Séance libre')
    await user.clear(field())
    await user.type(field(), '   ')
    await user.click(screen.getByRole('button', { name: 'ailleurs' }))
    expect(field().value).toBe('Séance libre')
    expect(enqueue).not.toHaveBeenCalled()
    await user.clear(field())
    await user.type(field(), ' Bras et dos ')
    expect(enqueue).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'ailleurs' }))
    expect(await keptName()).toEqual(renamed)
  })

  it('with Enter', async () => {
    const { user, keptName } = show()
    await user.clear(field())
    await user.type(field(), 'Bras et dos{Enter}')
    expect(await keptName()).toEqual(renamed)
  })

  it('as the screen goes, or the page is hidden, without the field having been left', async () => {
    const { user, keptName, enqueue } = show()
    await user.clear(field())
    await user.type(field(), 'Bras et dos')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await keptName()).toEqual(renamed)
    enqueue.mockClear()
    cleanup()
    expect(await keptName()).toEqual(renamed)
  })

  it('only where it is short enough: a longer one stays in its field, which says so', async () => {
    const { user, enqueue } = show()
    await user.clear(field())
    await user.paste('d'.repeat(104))
    await user.click(screen.getByRole('button', { name: 'ailleurs' }))
    expect(screen.getByText('104 caractères, 100 au plus.')).toBeTruthy()
    expect(field().value).toHaveLength(104)
    expect(enqueue).not.toHaveBeenCalled()
  })
})
