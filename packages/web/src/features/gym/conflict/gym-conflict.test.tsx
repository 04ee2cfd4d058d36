// @vitest-environment happy-dom
import type { StoredGym } from '@fonte/contract/gym'
import { defaultGyms, type Gym } from '@fonte/domain/gym/gym'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { outbox } from '../../../platform/outbox/device-outbox.ts'
import { refuseWrite } from '../../../platform/outbox/test-kit/device-outbox-kit.ts'
import { showPart } from '../../../ui/test-kit/show-pages.tsx'
import { shownDifferences } from '../../../ui/test-kit/shown-differences.ts'
import { signInAda } from '../../../ui/test-kit/sign-in-ada.ts'
import { changeGym } from '../gym-commands.ts'
import { GymConflict } from '../gym-conflict.tsx'
import { gymEntityKey, putGymKind } from '../gym-outbox.ts'
import { GymConflictNotice } from './gym-conflict-notice.tsx'

const call = vi.hoisted(() => vi.fn())
vi.mock('../../../platform/api/client.ts', async (original) => ({ ...(await original<object>()), call }))

const [olympic, women] = defaultGyms.kg.bars
if (!olympic || !women) throw new Error('a usual gym has bars')

const mine: Gym = {
  ...defaultGyms.kg,
  bars: [olympic, { id: 'mine', kind: 'own', name: 'Barre du garage', weight: 12.5 }],
  plates: [
    { weight: 20, pairs: 3 },
    { weight: 10, pairs: 2 },
  ],
  dumbbells: { from: 2, to: 30, step: 2 },
  exercises: [{ exercise_id: 'bench', step: 2.5, bar: 'mine', note: 'Banc cran 4' }],
}
const theirs: Gym = {
  ...mine,
  bars: [olympic, women],
  plates: [
    { weight: 20, pairs: 1 },
    { weight: 10, pairs: 2 },
    { weight: 1.25, pairs: 1 },
  ],
  dumbbells: { from: 2, to: 40, step: 2 },
  fewest_plates: true,
  exercises: [
    { exercise_id: 'bench', step: 5, bar: 'women' },
    { exercise_id: 'press', start: 7 },
  ],
  rests: { warmup: 60, isolation: 90, compound: 180 },
  warm_up: [{ percent: 60, reps: 5 }],
}

/** One's own gym, which the server has refused, and what it answers when it is asked for the other version. */
async function show(answer: () => StoredGym) {
  const answers: Readonly<Record<string, () => unknown>> = {
    'get-gym': answer,
    'get-exercises': () => ({ items: [{ id: 'bench', name: 'Développé couché', name_en: 'Bench press' }] }),
  }
  call.mockImplementation(async (operation: string) => answers[operation]?.())
  await refuseWrite(putGymKind, gymEntityKey, { content: mine, version: 1 })
  return showPart(<GymConflict />)
}

signInAda()

it('what both versions of a gym have where they differ is read before one of them is chosen', async () => {
  await show(() => ({ content: theirs, version: 2 }))
  await screen.findByText(/Développé couché.*note/)
  expect(shownDifferences()).toEqual([
    ['Quoi', 'Ma version', 'L’autre version'],
    ['Barre', 'Barre du garage · 12,5 kg', '–rien'],
    ['Barre', '–rien', 'Femme · 15 kg'],
    ['Disques de 20 kg', '3 paires', '1 paire'],
    ['Disques de 1,25 kg', '–rien', '1 paire'],
    ['Le moins de disques', 'Non', 'Oui'],
    ['Haltères', 'De 2 à 30 kg, palier 2 kg', 'De 2 à 40 kg, palier 2 kg'],
    ['Repos proposés · Polyarticulaire (s)', '150', '180'],
    ['Échauffement', '50 % × 5, 70 % × 3, 85 % × 2', '60 % × 5'],
    ['Développé couché : barre', 'Barre du garage · 12,5 kg', 'Femme · 15 kg'],
    ['Développé couché : palier', '2,5 kg', '5 kg'],
    ['Développé couché : note', 'Banc cran 4', '–rien'],
    ['Exercice : poids de départ', '–rien', '7 kg'],
  ])
})

it('a gym of the other unit differs in all that has a weight', async () => {
  await show(() => ({ content: { ...mine, unit: 'lb', exercises: [] }, version: 2 }))
  await screen.findByRole('table')
  expect(shownDifferences().slice(1, 4)).toEqual([
    ['Unité de la salle', 'kg', 'lb'],
    ['Barre', 'Olympique · 20 kg', 'Olympique · 20 lb'],
    ['Barre', 'Barre du garage · 12,5 kg', 'Barre du garage · 12,5 lb'],
  ])
})

it('a gym that was emptied elsewhere is told as the usual one, which counts then', async () => {
  await show(() => ({ content: null, version: 2 }))
  await screen.findByRole('table')
  expect(shownDifferences()).toContainEqual(['Disques de 20 kg', '3 paires', '2 paires'])
})

it('one’s own gym is kept over the version that was shown, not over one that nobody has seen', async () => {
  const { user } = await show(() => ({ content: theirs, version: 2 }))
  await screen.findByRole('table')
  call.mockImplementation(async () => ({ content: theirs, version: 3 }))
  await user.click(screen.getByRole('button', { name: 'Garder la mienne' }))
  await waitFor(() => expect(outbox.entries.get()).toMatchObject([{ payload: { content: mine, version: 2 } }]))
})

it('the other gym is taken: nothing waits any more', async () => {
  const { user } = await show(() => ({ content: theirs, version: 2 }))
  await screen.findByRole('table')
  await user.click(screen.getByRole('button', { name: 'Prendre l’autre' }))
  await waitFor(() => expect(outbox.entries.get()).toEqual([]))
  expect(screen.queryByRole('table')).toBeNull()
})

it.each([
  ['Garder la mienne', [{ content: { ...mine, fewest_plates: true }, version: 2 }]],
  ['Prendre l’autre', []],
])(
  'what was changed behind a refused change is decided with it, and not asked about anew: %s',
  async (answer, left) => {
    const { user } = await show(() => ({ content: theirs, version: 2 }))
    await changeGym((gym) => ({ ...gym, fewest_plates: true }))
    await screen.findByRole('table')
    await user.click(screen.getByRole('button', { name: answer }))
    await waitFor(() => expect(outbox.entries.get().map(({ payload }) => payload)).toEqual(left))
  },
)

it('at home it is told that the gym was changed elsewhere, with the way to the choice', async () => {
  await refuseWrite(putGymKind, gymEntityKey, { content: mine, version: 1 })
  const { user, address } = await showPart(<GymConflictNotice />)
  await user.click(await screen.findByRole('button', { name: 'Choisir' }))
  expect(address()).toBe('/settings/gym')
})
