// @vitest-environment happy-dom
import type { FormExercise } from '@fonte/domain/program/form'
import { createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
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

const card = (problems: ProblemTexts) => (
  <RouterContextProvider router={router as never}>
    <ToastContext value={() => nothing}>
      <ExerciseCard
        row={row}
        index={0}
        count={1}
        part={null}
        exercise={undefined}
        muscles={noMuscles}
        problems={problems}
        changes={{} as FormChanges}
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
