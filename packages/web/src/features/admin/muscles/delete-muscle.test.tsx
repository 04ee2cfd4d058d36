// @vitest-environment happy-dom
import type { LibraryMuscleGroup } from '@fonte/contract/admin/library-muscle'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { showWithMessages } from '../../../ui/test-kit/show-with-messages.tsx'
import { network } from '../../community/test-kit/community-kit.ts'
import { testAdminPages } from '../test-kit/admin-kit.ts'
import { DeleteMuscle } from './delete-muscle.tsx'

testAdminPages()

const group = { id: 'chest', name: 'Pectoraux', name_en: 'Chest', muscles: [] } as unknown as LibraryMuscleGroup
const effect = /ne sera plus proposé/

const ask = (use: { exercises: number; own_exercises: number }) => {
  network({ answer: use })
  showWithMessages(<DeleteMuscle deleted={{ kind: 'group', row: group }} onClose={() => undefined} />)
}

it('says what a deletion does to a group that nothing uses', async () => {
  ask({ exercises: 0, own_exercises: 0 })
  await screen.findByText('Aucun exercice ne l’utilise.')
  expect(screen.getByText(effect)).toBeTruthy()
})

it('promises no deletion of a group that is in use', async () => {
  ask({ exercises: 67, own_exercises: 1 })
  await screen.findByText(/^Utilisé par 67 exercices/)
  expect(screen.getByRole('button', { name: 'Supprimer' }).hasAttribute('disabled')).toBe(true)
  expect(screen.queryByText(effect)).toBeNull()
})
