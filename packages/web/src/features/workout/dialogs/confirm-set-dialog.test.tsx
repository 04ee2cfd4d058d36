// @vitest-environment happy-dom
import { clock } from '@fonte/domain/test-kit/workouts'
import { currentStep } from '@fonte/domain/workout/selectors'
import type { WorkoutEvent } from '@fonte/domain/workout/state'
import { cleanup, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, it } from 'vitest'
import { useGuided } from '../guided.ts'
import { SetPanel } from '../parts/set-panel.tsx'
import { show } from '../test-kit/guided-kit.tsx'
import { useDraft } from '../use-draft.ts'
import { StopDialog } from './stop-dialog.tsx'

function Panel({ stopping = false }: { stopping?: boolean }) {
  const { state, last, library } = useGuided()
  const draft = useDraft(state, last, library)
  const noReps = useRef<string | null>(null)
  const step = currentStep(state)
  if (stopping) return <StopDialog draft={{ ...draft, touched: true }} onClose={() => undefined} />
  const parts = { draft, noReps, heading: null, restOver: null, onEdit: () => undefined }
  return step && <SetPanel step={step} {...parts} />
}

/** An exercise that nobody has done yet takes the place of the first one. */
const to = { place: 'new', exercise_id: 'fly', name: 'Écarté', name_en: 'Fly' }
const swapped: readonly WorkoutEvent[] = [
  { type: 'start', at: clock(0) },
  { type: 'swap-exercise', at: clock(1), place: '0', to },
]

const open = () => {
  const shown = show(<Panel />, swapped)
  const weight = screen.getByLabelText<HTMLInputElement>(/Poids/)
  const reps = screen.getByLabelText<HTMLInputElement>(/^Répétitions/)
  return { ...shown, weight, reps, button: screen.getByRole('button', { name: 'Série terminée' }) }
}

afterEach(cleanup)

it('an exercise whose load nobody has set is asked about before it is recorded, and not where a 0 was typed', async () => {
  const { act, user, weight, button } = open()
  await user.click(button)
  expect(screen.getByRole('alertdialog', { name: /sans charge/ })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Annuler' }))
  expect(act.setDone).not.toHaveBeenCalled()
  await user.type(weight, '0')
  await user.click(button)
  await user.clear(weight)
  await user.click(button)
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  expect(act.setDone.mock.calls).toEqual([[{ reps: 10, weight: 0 }], [{ reps: 10, weight: 0 }]])
})

it('a set that lacks both is asked about each, and about nothing once another tab drives', async () => {
  const { act, user, become, reps, button } = open()
  await user.clear(reps)
  await user.type(reps, '0')
  await user.click(button)
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  expect(screen.getByRole('alertdialog', { name: /sans charge/ })).toBeTruthy()
  become({ canAct: false }, swapped)
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(act.setDone).not.toHaveBeenCalled()
})

it('a set without its load is not counted unasked at an early end, though its repetitions were typed', () => {
  show(<Panel stopping />, swapped)
  expect(screen.getByLabelText<HTMLInputElement>('Compter la série en cours').checked).toBe(false)
})
