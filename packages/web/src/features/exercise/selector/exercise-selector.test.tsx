// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { queryClient } from '../../../platform/query/query-client.ts'
import { showPart } from '../../../ui/test-kit/show-pages.tsx'
import { signInAda } from '../../../ui/test-kit/sign-in-ada.ts'
import { benchPress } from '../../statistics/test-kit/training-kit.ts'
import { exercisesQuery } from '../exercise-queries.ts'
import { ExerciseSelector } from './exercise-selector.tsx'

vi.mock('../../../platform/first-screen.ts', async (original) => ({
  ...(await original<object>()),
  useFirstScreenReady: () => true,
}))

signInAda()

const own = (name: string) => ({ ...benchPress, id: `custom-${name}`, creator_id: 'ada', name, name_en: null })

it('an exercise that is deleted leaves the focus to the next, and the last to the head of the list', async () => {
  queryClient.setQueryData(exercisesQuery.queryKey, { items: ['Bras', 'Dos', 'Gainage'].map(own) })
  const nothing = () => undefined
  const { user } = await showPart(<ExerciseSelector added={new Set()} room={9} onAdd={nothing} onClose={nothing} />)
  const remove = async (name: string) => {
    screen.getByRole('button', { name: `Supprimer ${name}` }).focus()
    await user.keyboard('{Enter}')
    within(await screen.findByRole('alertdialog'))
      .getByRole('button', { name: 'Supprimer' })
      .focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  }
  await remove('Bras')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Dos' })))
  await remove('Gainage')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Dos' })))
  await remove('Dos')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText(/^0 exercice/)))
})
