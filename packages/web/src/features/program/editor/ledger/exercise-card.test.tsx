// @vitest-environment happy-dom
import type { FormExercise } from '@fonte/domain/program/form'
import { createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { ToastContext } from '../../../../ui/toast.ts'
import { noMuscles } from '../../../muscle/muscle-queries.ts'
import type { ProblemTexts } from '../form-problems.ts'
import type { FormChanges } from '../use-program-form.ts'
import { ExerciseCard } from './exercise-card.tsx'

const sets = ['10', ''].map((reps, key) => ({ key, reps, weight: '60', rest: '90' }))
const row: FormExercise = { exercise_id: 'bench', name: 'Développé couché', name_en: null, default_rest: '60', sets }

const router = createRouter({ routeTree: createRootRoute() })
const nothing = () => undefined

const card = (problems: ProblemTexts, shown = row, changes = {} as FormChanges) => (
  <RouterContextProvider router={router as never}>
    <ToastContext value={() => nothing}>
      <ExerciseCard
        row={shown}
        index={0}
        count={1}
        part={null}
        exercise={undefined}
        muscles={noMuscles}
        problems={problems}
        changes={changes}
        onGrab={nothing}
        onMove={nothing}
        onSay={nothing}
      />
    </ToastContext>
  </RouterContextProvider>
)

afterEach(cleanup)

it('sets that are being reordered show their fields again as soon as something is wrong with one of them', async () => {
  const user = userEvent.setup()
  const { rerender } = render(card({}))
  await user.click(screen.getByRole('button', { name: /^Actions/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Réordonner les séries' }))
  rerender(card({ note: 'Trop long.' }))
  expect(screen.queryByRole('button', { name: 'Terminer' })).not.toBeNull()
  rerender(card({ 'sets.1.reps': 'Un nombre est attendu.' }))
  expect(screen.getByText('Un nombre est attendu.')).toBeTruthy()
  rerender(card({}))
  expect(screen.queryByRole('button', { name: 'Terminer' })).toBeNull()
})

it.each(['click', 'keyboard'])('a note that is added has the focus, to be typed at once: by %s', async (way) => {
  const user = userEvent.setup()
  const note = (_: number, text: string | undefined) => {
    rerender(card({}, { ...row, note: text }, { note } as FormChanges))
  }
  const { rerender } = render(card({}, row, { note } as FormChanges))
  await user.click(screen.getByRole('button', { name: /^Actions/ }))
  const entry = await screen.findByRole('menuitem', { name: 'Ajouter une note' })
  if (way === 'click') await user.click(entry)
  else {
    entry.focus()
    await user.keyboard('{Enter}')
  }
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await user.keyboard('Cran 3')
  expect(screen.getByLabelText(/^Note/)).toHaveProperty('value', 'Cran 3')
})

it('a note that is there already takes no focus', () => {
  render(card({}, { ...row, note: 'Banc au cran 3' }))
  expect(document.activeElement).toBe(document.body)
})
