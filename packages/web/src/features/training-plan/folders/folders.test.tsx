// @vitest-environment happy-dom
import { noTrainingPlan, type TrainingPlan } from '@fonte/domain/training-plan/training-plan'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { showWithMessages } from '../../../ui/test-kit/show-with-messages.tsx'
import { programOf } from '../../program/test-kit/program-kit.ts'
import { toForm, toPlan } from '../training-plan-form.ts'
import { FolderChips } from './folder-chips.tsx'

const { kept, held } = vi.hoisted(() => ({
  kept: vi.fn<(plan: TrainingPlan) => Promise<void>>(),
  held: { plan: {} as TrainingPlan },
}))

vi.mock('../training-plan-queries.ts', () => ({
  useTrainingPlan: () => ({ plan: held.plan, refused: [] }),
}))
vi.mock('../training-plan-commands.ts', () => ({
  keepTrainingPlan: kept,
  openedTrainingPlan: (content: TrainingPlan) => ({ content, version: 0 }),
}))

const programs = [programOf({ id: 'a', name: 'Push' }), programOf({ id: 'b', name: 'Pull' })]
const folders = [{ name: 'Force', programs: ['a', 'gone'] }]
const button = (name: string) => screen.getByRole('button', { name })

const show = (plan: TrainingPlan, shown = programs) => {
  held.plan = plan
  kept.mockResolvedValue()
  const choose = vi.fn<(ids: readonly string[] | null) => void>()
  const { user, rerender } = showWithMessages(<FolderChips programs={shown} onChoose={choose} />)
  return { choose, user, rerender }
}

afterEach(() => {
  cleanup()
  kept.mockReset()
})

it('a tap on a folder shows what stands in it, and a tap on all shows all again', async () => {
  const { choose, user } = show({ ...noTrainingPlan, folders })
  await user.click(button('Force'))
  expect(button('Force').getAttribute('aria-pressed')).toBe('true')
  await user.click(button('Tous'))
  expect(choose.mock.calls).toEqual([[null], [['a', 'gone']], [null]])
})

it('a folder without a program says so', async () => {
  const { user } = show({ ...noTrainingPlan, folders: [{ name: 'Vide', programs: ['gone'] }] })
  await user.click(button('Vide'))
  expect(screen.getByText('Aucun programme dans ce dossier.')).toBeTruthy()
})

it('one program alone needs no folders', () => {
  show(noTrainingPlan, programs.slice(0, 1))
  expect(screen.queryByRole('button')).toBeNull()
})

it('a folder is made and a program put into it; what else is planned stays, and programs that are gone go', async () => {
  const { user } = show({ ...noTrainingPlan, goal: 4, folders })
  await user.click(button('Dossiers'))
  await user.type(await screen.findByLabelText('Nouveau dossier'), 'Vacances{Enter}')
  await user.selectOptions(screen.getByLabelText('Pull'), 'Vacances')
  await user.click(button('Enregistrer'))
  await waitFor(() => expect(kept).toHaveBeenCalledOnce())
  expect(kept.mock.calls[0]?.[0]).toEqual({
    ...noTrainingPlan,
    goal: 4,
    folders: [
      { name: 'Force', programs: ['a'] },
      { name: 'Vacances', programs: ['b'] },
    ],
  })
})

it('a name that is taken is refused in words, and a removed folder leaves its programs', async () => {
  const { user } = show({ ...noTrainingPlan, folders })
  await user.click(button('Dossiers'))
  const box = await screen.findByLabelText('Nouveau dossier')
  await user.type(box, 'force')
  expect(screen.getByText('Ce dossier existe déjà.')).toBeTruthy()
  await user.clear(box)
  const list = within(screen.getByRole('list', { name: 'Dossiers' }))
  await user.click(list.getByRole('button', { name: 'Retirer le dossier Force' }))
  await user.click(button('Enregistrer'))
  await waitFor(() => expect(kept).toHaveBeenCalledOnce())
  expect(kept.mock.calls[0]?.[0]).toEqual(noTrainingPlan)
})

it('a name of which nothing can be seen makes no folder; one that has such a name is shown by a dash', async () => {
  const { user } = show({ ...noTrainingPlan, folders: [{ name: '\u2800', programs: ['a'] }] })
  expect(button('–')).toBeTruthy()
  await user.click(button('Dossiers'))
  await user.type(await screen.findByLabelText('Nouveau dossier'), '\u3164{Enter}')
  expect(button('Ajouter').getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByRole('button', { name: 'Retirer le dossier –' })).toBeTruthy()
  expect(within(screen.getByLabelText('Pull')).getAllByRole('option')).toHaveLength(2)
  expect(within(screen.getByLabelText('Pull')).getByRole('option', { name: '–' })).toBeTruthy()
})

it('folders are put in order by the arrow keys and by a button; where one stands then is said', async () => {
  const { user } = show({
    ...noTrainingPlan,
    folders: [...folders, { name: 'Volume', programs: [] }, { name: 'Cardio', programs: [] }],
  })
  await user.click(button('Dossiers'))
  ;(await screen.findByRole('button', { name: 'Déplacer Force' })).focus()
  await user.keyboard('{ArrowDown}')
  expect(screen.getByText('Force : position 2 sur 3')).toBeTruthy()
  expect(document.activeElement).toBe(button('Déplacer Force'))
  await user.click(button('Monter Cardio'))
  await user.click(button('Enregistrer'))
  await waitFor(() => expect(kept).toHaveBeenCalledOnce())
  expect(kept.mock.calls[0]?.[0].folders?.map(({ name }) => name)).toEqual(['Volume', 'Cardio', 'Force'])
})

it('a pasted name that is too long stays whole, and it is said by how much', async () => {
  const { user } = show({ ...noTrainingPlan, folders })
  await user.click(button('Dossiers'))
  await user.click(await screen.findByLabelText('Nouveau dossier'))
  await user.paste('é'.repeat(43))
  expect(screen.getByText('43 caractères, 40 au plus.')).toBeTruthy()
  expect(button('Ajouter').getAttribute('aria-disabled')).toBe('true')
  await user.keyboard('{Backspace}{Backspace}{Backspace}{Enter}')
  expect(screen.getByRole('button', { name: `Retirer le dossier ${'é'.repeat(40)}` })).toBeTruthy()
})

it('a name that stands in its box when the folders are saved is one of them', async () => {
  const { user } = show({ ...noTrainingPlan, folders })
  await user.click(button('Dossiers'))
  await user.type(await screen.findByLabelText('Nouveau dossier'), ' Vacances ')
  await user.click(button('Enregistrer'))
  await waitFor(() => expect(kept).toHaveBeenCalledOnce())
  expect(kept.mock.calls[0]?.[0].folders?.map(({ name }) => name)).toEqual(['Force', 'Vacances'])
})

it('a name in its box that can be no folder keeps the window open, and leads back to it', async () => {
  const { user } = show({ ...noTrainingPlan, folders })
  await user.click(button('Dossiers'))
  const box = await screen.findByLabelText('Nouveau dossier')
  await user.type(box, 'force')
  await user.click(button('Enregistrer'))
  expect(kept).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(box)
})

it('a folder that another device changes or removes while it is shown is shown as it is then', async () => {
  const { choose, rerender, user } = show({ ...noTrainingPlan, folders })
  await user.click(button('Force'))
  held.plan = { ...noTrainingPlan, folders: [{ name: 'Force', programs: ['b'] }] }
  rerender(<FolderChips programs={programs} onChoose={choose} />)
  expect(choose.mock.lastCall).toEqual([['b']])
  held.plan = { ...noTrainingPlan, folders: [{ name: 'Vacances', programs: [] }] }
  rerender(<FolderChips programs={programs} onChoose={choose} />)
  expect(choose.mock.lastCall).toEqual([null])
  expect(button('Tous').getAttribute('aria-pressed')).toBe('true')
})

it('the focus goes on to the next folder where one is removed, and to the box behind the last', async () => {
  const { user } = show({ ...noTrainingPlan, folders: [...folders, { name: 'Volume', programs: [] }] })
  await user.click(button('Dossiers'))
  await user.click(await screen.findByRole('button', { name: 'Retirer le dossier Force' }))
  expect(document.activeElement).toBe(button('Retirer le dossier Volume'))
  await user.click(button('Retirer le dossier Volume'))
  expect(document.activeElement).toBe(screen.getByLabelText('Nouveau dossier'))
})

it('folders go through the schedule as they are', () => {
  const plan = { ...noTrainingPlan, folders }
  expect(toPlan(toForm(plan, '2026-11-22'), '2026-11-22')).toEqual(plan)
})
