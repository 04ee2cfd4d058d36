// @vitest-environment happy-dom
import { clock, done } from '@fonte/domain/test-kit/workouts'
import { currentStep } from '@fonte/domain/workout/selectors'
import type { WorkoutEvent } from '@fonte/domain/workout/state'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useGuided } from '../guided.ts'
import { show } from '../test-kit/guided-kit.tsx'
import { NoteDialog } from './note-dialog.tsx'

const lifting: readonly WorkoutEvent[] = [
  { type: 'start', at: clock(0) },
  done(10, 60, clock(2)),
  { type: 'skip-rest', at: clock(3) },
]

const noteClosed = vi.fn<() => void>()

function Note() {
  const step = currentStep(useGuided().state)
  const slot = step?.place.slots.find(({ id }) => id === step.slot)
  return step && <NoteDialog place={step.place} slot={slot} onClose={noteClosed} />
}

const button = (name: string) => screen.getByRole('button', { name })

afterEach(() => {
  cleanup()
  noteClosed.mockClear()
})

describe('a note', () => {
  it('that was typed and not saved is given up only when its lifter says so', async () => {
    const { user } = show(<Note />, lifting)
    await user.type(screen.getByLabelText('Note de l’exercice'), 'siège 4')
    await user.click(button('Annuler'))
    expect(noteClosed).not.toHaveBeenCalled()
    await user.click(button('Continuer la saisie'))
    expect(screen.getByLabelText('Note de l’exercice')).toHaveProperty('value', 'siège 4')
    await user.click(button('Annuler'))
    await user.click(button('Abandonner'))
    expect(noteClosed).toHaveBeenCalledOnce()
    cleanup()
    show(<Note />, lifting)
    await user.click(button('Annuler'))
    expect(noteClosed).toHaveBeenCalledTimes(2)
  })

  it('is kept of the exercise, or of the workout', async () => {
    const { act, user } = show(<Note />, lifting)
    await user.type(screen.getByLabelText('Note de l’exercice'), 'siège 4')
    await user.click(button('Enregistrer'))
    expect(act.note.mock.calls).toMatchObject([[{ type: 'note', place: '0', text: 'siège 4' }]])
    cleanup()
    const other = show(<Note />, lifting)
    await other.user.click(button('la séance'))
    await other.user.type(screen.getByLabelText('Note de la séance'), 'fatigue')
    await other.user.click(button('Enregistrer'))
    expect(other.act.note.mock.calls).toMatchObject([[{ type: 'note', place: undefined, text: 'fatigue' }]])
  })

  it('is kept of the set to do, and shown again', async () => {
    const { act, user } = show(<Note />, lifting)
    await user.click(button('la série'))
    await user.type(screen.getByLabelText('Note de la série'), 'prise serrée')
    await user.click(button('Enregistrer'))
    expect(act.note.mock.calls).toMatchObject([[{ type: 'set-note', slot: '0-1', text: 'prise serrée' }]])
    cleanup()
    const noted = { type: 'set-note', at: clock(4), slot: '0-1', text: 'prise serrée' } as const
    const again = show(<Note />, [...lifting, noted])
    await again.user.click(button('la série'))
    expect(screen.getByLabelText<HTMLTextAreaElement>('Note de la série').value).toBe('prise serrée')
  })

  it('goes along where it turns out to be of something else, and leaves what stands there', async () => {
    const { act, user } = show(<Note />, lifting)
    await user.type(screen.getByLabelText('Note de l’exercice'), 'prise serrée')
    await user.click(button('la série'))
    expect(screen.getByLabelText<HTMLTextAreaElement>('Note de la série').value).toBe('prise serrée')
    await user.click(button('Enregistrer'))
    await user.click(button('l’exercice'))
    expect(screen.getByLabelText<HTMLTextAreaElement>('Note de l’exercice').value).toBe('prise serrée')
    expect(act.note.mock.calls).toMatchObject([[{ type: 'set-note', slot: '0-1', text: 'prise serrée' }]])
    cleanup()
    const noted = { type: 'set-note', at: clock(4), slot: '0-1', text: 'coude' } as const
    const again = show(<Note />, [...lifting, noted])
    await again.user.type(screen.getByLabelText('Note de l’exercice'), 'siège 4')
    await again.user.click(button('la série'))
    expect(screen.getByLabelText<HTMLTextAreaElement>('Note de la série').value).toBe('coude')
    await again.user.click(button('l’exercice'))
    expect(screen.getByLabelText<HTMLTextAreaElement>('Note de l’exercice').value).toBe('siège 4')
  })

  it('is kept of both, where something was typed of both', async () => {
    const noted = { type: 'set-note', at: clock(4), slot: '0-1', text: 'coude' } as const
    const { act, user } = show(<Note />, [...lifting, noted])
    await user.type(screen.getByLabelText('Note de l’exercice'), 'siège 4')
    await user.click(button('la série'))
    await user.type(screen.getByLabelText('Note de la série'), ' droit')
    await user.click(button('Enregistrer'))
    expect(act.note.mock.calls).toMatchObject([
      [{ type: 'set-note', slot: '0-1', text: 'coude droit' }],
      [{ type: 'note', place: '0', text: 'siège 4' }],
    ])
    expect(noteClosed).toHaveBeenCalledOnce()
  })

  it('that another tab writes meanwhile is shown, and stays where something else is typed here', async () => {
    const { act, become, user } = show(<Note />, lifting)
    await user.type(screen.getByLabelText('Note de l’exercice'), 'siège 4')
    become({}, [...lifting, { type: 'note', at: clock(4), text: 'fatigue' }])
    await user.click(button('la séance'))
    expect(screen.getByLabelText<HTMLTextAreaElement>('Note de la séance').value).toBe('fatigue')
    await user.click(button('Enregistrer'))
    expect(act.note.mock.calls).toMatchObject([[{ type: 'note', place: '0', text: 'siège 4' }]])
  })

  it('that is too long says so where it stands, and nothing of it is cut or kept', async () => {
    const noted = { type: 'set-note', at: clock(4), slot: '0-1', text: 'coude' } as const
    const { act, user } = show(<Note />, [...lifting, noted])
    await user.type(screen.getByLabelText('Note de l’exercice'), 'siège 4')
    await user.click(button('la série'))
    await user.click(screen.getByLabelText('Note de la série'))
    await user.paste('n'.repeat(500))
    expect(screen.getByText('505 caractères, 500 au plus.')).toBeTruthy()
    await user.click(button('l’exercice'))
    await user.click(button('Enregistrer'))
    expect(screen.getByLabelText<HTMLTextAreaElement>('Note de la série').value).toHaveLength(505)
    expect([act.note.mock.calls.length, noteClosed.mock.calls.length]).toEqual([0, 0])
  })

  it('begins in its box', () => {
    show(<Note />, lifting)
    expect(document.activeElement).toBe(screen.getByLabelText('Note de l’exercice'))
  })

  it('stays as it was typed where the device does not keep it', async () => {
    const { act, user } = show(<Note />, lifting)
    act.note.mockResolvedValueOnce(false)
    await user.type(screen.getByLabelText('Note de l’exercice'), 'siège 4')
    await user.click(button('Enregistrer'))
    expect(noteClosed).not.toHaveBeenCalled()
    await user.click(button('Enregistrer'))
    expect(noteClosed).toHaveBeenCalledOnce()
  })
})
