// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { showWithMessages } from '../../../ui/test-kit/show-with-messages.tsx'
import { network } from '../../community/test-kit/community-kit.ts'
import { testAdminPages } from '../test-kit/admin-kit.ts'
import { MuscleDialog } from './muscle-dialog.tsx'

testAdminPages()

it.each([
  ['group', { kind: 'new-group' }, 'Un autre groupe porte ou a porté ce nom.'],
  ['muscle', { kind: 'new-muscle', groupId: 'dos' }, 'Un autre muscle de ce groupe porte ou a porté ce nom.'],
] as const)('marks the name of a %s that is taken at its field, until it is another', async (_, target, reason) => {
  const sent = network({ refusal: 'name-taken' }, { refusal: 'name-taken' })
  const { told, user } = showWithMessages(<MuscleDialog target={target} onClose={() => undefined} />)
  const field = () => screen.getByLabelText<HTMLInputElement>('Nom')
  await user.type(field(), 'Lombaires')
  const save = screen.getByRole('button', { name: 'Enregistrer', hidden: true })
  await user.click(save)
  await screen.findByText(reason)
  await waitFor(() => expect(document.activeElement).toBe(field()))
  expect([field().getAttribute('aria-invalid'), told]).toEqual(['true', []])
  await user.type(field(), ' bas')
  expect(screen.queryByText(reason)).toBeNull()
  await user.clear(field())
  await user.type(field(), 'Lombaires')
  await user.click(save)
  await screen.findByText(reason)
  // Somebody may have given the name up: it is asked for again.
  await waitFor(() => expect(sent).toHaveLength(2))
})
