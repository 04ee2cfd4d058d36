// @vitest-environment happy-dom
import type { KeptTrainingPlan, TrainingPlan } from '@fonte/domain/training-plan/training-plan'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { outbox } from '../../../platform/outbox/device-outbox.ts'
import { refuseWrite } from '../../../platform/outbox/test-kit/device-outbox-kit.ts'
import { showPart } from '../../../ui/test-kit/show-pages.tsx'
import { shownDifferences } from '../../../ui/test-kit/shown-differences.ts'
import { signInAda } from '../../../ui/test-kit/sign-in-ada.ts'
import { TrainingPlanConflict } from '../training-plan-conflict.tsx'
import { putTrainingPlanKind, trainingPlanEntityKey } from '../training-plan-outbox.ts'
import { useTrainingPlan } from '../training-plan-queries.ts'

const call = vi.hoisted(() => vi.fn())
vi.mock('../../../platform/api/client.ts', async (original) => ({ ...(await original<object>()), call }))

const programOf = (id: string, name: string) => ({
  id,
  name,
  name_en: name,
  exercises: [],
  is_predefined: true,
})
const programs = [programOf('a', 'Haut'), programOf('b', 'Bas'), programOf('c', 'Dos')]

const mine: TrainingPlan = {
  schedule: { kind: 'weekdays', programs: ['a', null, 'b', null, null, null, null] },
  deload_until: null,
  goal: 4,
  folders: [
    { name: 'Force', programs: ['a', 'b'] },
    { name: 'Salle', programs: ['c'] },
    { name: 'Vide', programs: [] },
  ],
}
const week: TrainingPlan = {
  schedule: { kind: 'weekdays', programs: ['a', 'c', 'gone', null, null, null, null] },
  deload_until: '2999-11-29',
  folders: [
    { name: 'Salle', programs: ['c'] },
    { name: 'Force', programs: ['a'] },
  ],
}
const rotation: TrainingPlan = {
  schedule: { kind: 'rotation', programs: ['b', 'a'] },
  deload_until: '2020-01-05',
  goal: 4,
  folders: mine.folders,
}

function Shown() {
  const { plan, refused } = useTrainingPlan()
  return refused.length > 0 && <TrainingPlanConflict plan={plan} />
}

/** One's own plan, which the server has refused, and what it answers when it is asked for the other version. */
async function show(other: KeptTrainingPlan) {
  const answers: Readonly<Record<string, unknown>> = {
    'get-training-plan': other,
    'get-programs': { items: [] },
    'get-predefined-programs': { items: programs },
  }
  call.mockImplementation(async (operation: string) => answers[operation])
  await refuseWrite(putTrainingPlanKind, trainingPlanEntityKey, { content: mine, version: 1 })
  return showPart(<Shown />)
}

signInAda()

it('what both versions of a week say where they differ is read before one of them is chosen', async () => {
  await show({ content: week, version: 2 })
  await screen.findAllByText('Bas')
  expect(shownDifferences()).toEqual([
    ['Quoi', 'Ma version', 'L’autre version'],
    ['Mardi', 'Repos', 'Dos'],
    ['Mercredi', 'Bas', 'Programme supprimé'],
    ['Semaine allégée', '–rien', 'Jusqu’au 29 novembre 2999'],
    ['Objectif', '4 par semaine', '3 par semaine'],
    ['Dossier Force', 'Haut, Bas', 'Haut'],
    ['Dossier Vide', 'Vide', '–rien'],
    ['Ordre des dossiers', 'Force, Salle', 'Salle, Force'],
  ])
})

it('a week and a rotation are told each in its own rows, and a lighter week that is over is none', async () => {
  await show({ content: rotation, version: 2 })
  await screen.findByText('Bas, Haut')
  expect(shownDifferences()).toEqual([
    ['Quoi', 'Ma version', 'L’autre version'],
    ['Rythme', 'Par jour', 'Rotation'],
    ['Lundi', 'Haut', '–rien'],
    ['Mercredi', 'Bas', '–rien'],
    ['Rotation', '–rien', 'Bas, Haut'],
  ])
})

it('one’s own plan is kept over the version that was shown, not over one that nobody has seen', async () => {
  const { user } = await show({ content: week, version: 2 })
  await screen.findByRole('table')
  call.mockImplementation(async () => ({ content: week, version: 3 }))
  await user.click(screen.getByRole('button', { name: 'Garder le mien' }))
  await waitFor(() => expect(outbox.entries.get()).toMatchObject([{ payload: { content: mine, version: 2 } }]))
})
