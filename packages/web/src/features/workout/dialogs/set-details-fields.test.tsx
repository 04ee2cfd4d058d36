// @vitest-environment happy-dom
import { clock, done, pushDayAfter } from '@fonte/domain/test-kit/workouts'
import { recordedSets } from '@fonte/domain/workout/selectors'
import type { WorkoutEvent } from '@fonte/domain/workout/state'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { chooseEffort } from '../../../platform/words/effort.ts'
import { DoneLines } from '../parts/set-lines.tsx'
import { show } from '../test-kit/guided-kit.tsx'
import { EditSetDialog } from './edit-set-dialog.tsx'

const start: WorkoutEvent = { type: 'start', at: clock(0) }
const drop = { ...done(10, 60, clock(2)), kind: 'drop', rir: 1, note: 'coude' } as const
const carry = { type: 'set-done', at: clock(2), reps: 0, weight: 24, distance: 40, seconds: 30 } as const

const correct = (recorded: WorkoutEvent) => {
  const none = () => undefined
  const { act, user } = show(<EditSetDialog index={0} onUndo={none} onClose={none} />, [start, recorded])
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    const [[index, lift] = []] = act.editSet.mock.calls
    const edit = { type: 'edit-set', at: clock(3), reps: -1, weight: -1, ...lift, index: index ?? -1 } as const
    const {
      slot: _slot,
      place: _place,
      exercise_id: _id,
      at: _at,
      ...set
    } = recordedSets(pushDayAfter(start, recorded, edit))[0] ?? {}
    return set
  }
  return { user, save }
}

afterEach(() => {
  cleanup()
  chooseEffort('none')
})

describe('what a recorded set says', () => {
  it('is corrected in its kind, its effort and its note', async () => {
    const { user, save } = correct(drop)
    await user.selectOptions(screen.getByLabelText('Type de série'), 'À l’échec')
    await user.selectOptions(screen.getByLabelText('Répétitions en réserve (RIR)'), '2,5')
    await user.clear(screen.getByLabelText('Note de la série'))
    await user.type(screen.getByLabelText('Note de la série'), '  épaule ')
    expect(await save()).toEqual({ reps: 10, weight: 60, kind: 'failure', rir: 2.5, note: 'épaule' })
  })

  it('goes where it is taken away, and stays where nothing was changed', async () => {
    const untouched = correct(drop)
    expect(await untouched.save()).toEqual({ reps: 10, weight: 60, kind: 'drop', rir: 1, note: 'coude' })
    cleanup()
    const { user, save } = correct(drop)
    await user.selectOptions(screen.getByLabelText('Type de série'), 'Travail')
    await user.selectOptions(screen.getByLabelText(/^Répétitions en réserve/), 'Aucun')
    await user.clear(screen.getByLabelText('Note de la série'))
    expect(await save()).toEqual({ reps: 10, weight: 60, kind: 'work' })
  })

  it('asks for the effort by the scale of its lifter, and for none where there is neither', async () => {
    chooseEffort('rpe')
    const { user, save } = correct(done(10, 60, clock(2)))
    await user.selectOptions(screen.getByLabelText('Effort perçu (RPE)'), '8,5')
    expect(await save()).toEqual({ reps: 10, weight: 60, rir: 1.5 })
    cleanup()
    chooseEffort('none')
    correct(done(10, 60, clock(2)))
    expect(screen.queryByLabelText(/RPE|RIR/)).toBeNull()
  })

  it('of a carry is its time, too, within its bound', async () => {
    const { user, save } = correct(carry)
    await user.clear(screen.getByLabelText('Durée (s)'))
    await user.type(screen.getByLabelText('Durée (s)'), '99999')
    expect(screen.getByText(/^86\s400\ss au plus\.$/)).toBeTruthy()
    await user.clear(screen.getByLabelText('Durée (s)'))
    await user.type(screen.getByLabelText('Durée (s)'), '45')
    expect(await save()).toEqual({ reps: 0, weight: 24, distance: 40, seconds: 45 })
  })

  it('stands on the line of the set, and in its name', () => {
    const state = pushDayAfter(start, drop)
    const [place] = state.places
    if (place) show(<DoneLines place={place} onEdit={() => undefined} />, [start, drop])
    expect(screen.getByText('coude')).toBeTruthy()
    expect(screen.getByRole('button', { name: /dégressive, 10 × 60\skg, note\s: coude$/ })).toBeTruthy()
  })

  it('has a note of 500 characters at most, of which none is cut', async () => {
    const { user, save } = correct(done(10, 60, clock(2)))
    await user.click(screen.getByLabelText('Note de la série'))
    await user.paste('n'.repeat(503))
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(screen.getByText('503 caractères, 500 au plus.')).toBeTruthy()
    expect(screen.queryByText(/s au plus/)).toBeNull()
    await user.type(screen.getByLabelText('Note de la série'), '{Backspace}{Backspace}{Backspace}')
    expect(await save()).toEqual({ reps: 10, weight: 60, note: 'n'.repeat(500) })
  })
})
