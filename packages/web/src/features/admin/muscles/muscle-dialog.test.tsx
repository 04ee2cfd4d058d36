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

const lumbar = { id: 'dos-lombaire', muscle_group_id: 'dos', name: 'Lombaire', name_en: null, region: null }
const row = { ...lumbar, version: 1, exercises: 0 }
const group = { id: 'dos', name: 'Lombaire', name_en: null, version: 1, exercises: 0, muscles: [row] }

it.each([
  ['group', { kind: 'new-group' }, group, '/api/admin/muscle-groups/dos'],
  ['muscle', { kind: 'new-muscle', groupId: 'dos' }, row, '/api/admin/muscles/dos-lombaire'],
] as const)(
  'changes a %s of which the answer was lost, where its name was mended before the next try',
  async (_, target, made, path) => {
    const sent = network('no network', { answer: { items: [group] } }, { answer: { ...made, name: 'Lombaires' } })
    const { told, user } = showWithMessages(<MuscleDialog target={target} onClose={() => undefined} />)
    const field = screen.getByLabelText<HTMLInputElement>('Nom')
    const save = screen.getByRole('button', { name: 'Enregistrer', hidden: true })
    await user.type(field, 'Lombaire')
    await user.click(save)
    await waitFor(() => expect(told).toMatchObject([{ variant: 'destructive' }]))
    await user.type(field, 's')
    await user.click(save)
    await waitFor(() => expect(told.at(-1)).toMatchObject({ variant: 'success' }))
    expect(sent[2]).toMatchObject({ path, body: { version: 1, name: 'Lombaires' } })
  },
)
