// @vitest-environment happy-dom
import type { LibraryExercise } from '@fonte/contract/admin/library-exercise'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { showWithMessages } from '../../../../ui/test-kit/show-with-messages.tsx'
import { network } from '../../../community/test-kit/community-kit.ts'
import { testAdminPages } from '../../test-kit/admin-kit.ts'
import { emptyLibraryForm } from './library-form.ts'
import { LibraryFormDialog } from './library-form-dialog.tsx'

testAdminPages()

const exercise = {
  ...emptyLibraryForm,
  id: 'bench',
  name: 'Développé couché',
  aliases: [],
  aliases_en: [],
  equipment_ids: ['barre'],
  muscle_group_id: 'pectoraux',
  version: 1,
} as unknown as LibraryExercise

const reason = /^Un autre exercice de la bibliothèque porte ou a porté ce nom/

it('marks a name that another exercise has at its field, until it is another', async () => {
  network(...Array.from({ length: 5 }, () => ({ refusal: 'name-taken' }) as const))
  const { told, user } = showWithMessages(<LibraryFormDialog exercise={exercise} onClose={() => undefined} />)
  const field = () => screen.getByLabelText<HTMLInputElement>("Nom de l'exercice")
  await user.type(field(), ' lourd')
  await user.click(screen.getByRole('button', { name: 'Enregistrer', hidden: true }))
  await screen.findByText(reason)
  await waitFor(() => expect(document.activeElement).toBe(field()))
  expect([field().getAttribute('aria-invalid'), told]).toEqual(['true', []])
  await user.type(field(), 'e')
  expect(screen.queryByText(reason)).toBeNull()
})
