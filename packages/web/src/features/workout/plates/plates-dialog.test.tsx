// @vitest-environment happy-dom
import { defaultGyms } from '@fonte/domain/gym/gym'
import { withSetup } from '@fonte/domain/gym/setup'
import { clock, done } from '@fonte/domain/test-kit/workouts'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useGuided } from '../guided.ts'
import { pullUp, show } from '../test-kit/guided-kit.tsx'
import { PlatesDialog } from './plates-dialog.tsx'

const { change } = vi.hoisted(() => ({ change: vi.fn<() => Promise<boolean>>() }))

vi.mock('../../gym/use-change-gym.ts', () => ({ useChangeGym: () => change }))

function Shown({ onClose, weight = 82.5 }: { onClose: () => void; weight?: number }) {
  const [place] = useGuided().state.places
  return place && <PlatesDialog place={place} load={{ weight }} onClose={onClose} />
}

/** The button at the foot, which is after the one in the corner. */
const closing = () => screen.getAllByRole('button', { name: 'Fermer' }).at(-1) as HTMLElement

afterEach(() => {
  cleanup()
  change.mockReset()
})

it('the load of the set stands at the top: its weight, the bar, its plates and what to change since the set before', () => {
  const barbell = { ...pullUp, equipment: 'Barre', load: 'external' as const }
  const after = [{ type: 'start', at: clock(0) }, done(8, 80, clock(2))] as const
  show(<Shown onClose={() => undefined} />, after, { exercise: barbell })
  const load = within(screen.getByText('Série 2 / 2').closest('section') as HTMLElement)
  expect(load.getByText('82,5')).toBeTruthy()
  expect(load.getByRole('img', { name: 'Charge 82,5\u00a0kg\u00a0: 25 + 5 + 1,25 par côté, barre de 20' })).toBeTruthy()
  expect(load.getByText('Depuis 80 kg : ajouter 1,25 de chaque côté')).toBeTruthy()
})

it.each([
  ['a bar', { equipment: 'Barre', equipment_ids: ['barbell'] }, ['Barre', 'Mes disques', 'Palier']],
  ['a machine', { equipment: 'Machine', equipment_ids: ['machine'] }, ['Barre', 'Palier', 'Poids de départ']],
  ['handles', { equipment: 'Haltères…', equipment_ids: ['weights-to-carry'] }, ['Barre', 'Palier', 'Poids à vide']],
  ['a plate', { equipment: 'Disque', equipment_ids: ['plate'] }, ['Palier']],
  ['dumbbells', { equipment: 'Haltères', equipment_ids: ['dumbbell', 'flat-bench'] }, ['Palier']],
])('what is set for a lift with %s is what matters there', (_, equipment, shown) => {
  const exercise = { ...pullUp, load: 'external' as const, ...equipment }
  show(<Shown onClose={() => undefined} />, [{ type: 'start', at: clock(0) }], { exercise })
  const isShown = (name: string) => screen.queryAllByLabelText(new RegExp(`^${name}`)).length > 0
  expect(['Barre', 'Mes disques', 'Palier', 'Poids de départ', 'Poids à vide'].filter(isShown)).toEqual(shown)
  expect(isShown('Note permanente')).toBe(true)
})

it('a lift of dumbbells that was given a bar shows it', () => {
  const exercise = { ...pullUp, equipment: 'Haltères', equipment_ids: ['dumbbell'] }
  const gym = withSetup(defaultGyms.kg, { exercise_id: pullUp.id, bar: 'ez' })
  show(<Shown onClose={() => undefined} />, [{ type: 'start', at: clock(0) }], { exercise, gym })
  expect(screen.getByLabelText('Barre')).toHaveProperty('value', 'ez')
})

it('no weight stands there as long as it is to be set', () => {
  const to = { place: 'new', exercise_id: 'fly', name: 'Écarté', name_en: 'Fly' }
  const swapped = [
    { type: 'start', at: clock(0) } as const,
    { type: 'swap-exercise', at: clock(1), place: '0', to } as const,
  ]
  show(<Shown weight={0} onClose={() => undefined} />, swapped)
  expect(screen.queryByText('Série 1 / 2')).toBeNull()
})

it('a note that the gym has no room for stays in its box: the dialog closes only when it is asked to once more', async () => {
  const onClose = vi.fn()
  const { user } = show(<Shown onClose={onClose} />, [{ type: 'start', at: clock(0) }])
  change.mockResolvedValue(false)
  await user.type(screen.getByLabelText(/^Note permanente/), 'Cran 4')
  await user.click(closing())
  expect([change.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0])
  expect(screen.getByDisplayValue('Cran 4')).toBeTruthy()
  await user.click(closing())
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('a note that is kept lets the dialog close at once', async () => {
  const onClose = vi.fn()
  const { user } = show(<Shown onClose={onClose} />, [{ type: 'start', at: clock(0) }])
  change.mockResolvedValue(true)
  await user.type(screen.getByLabelText(/^Note permanente/), 'Cran 4')
  await user.click(closing())
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('a note that is too long says so and stays in its box', async () => {
  const onClose = vi.fn()
  const { user } = show(<Shown onClose={onClose} />, [{ type: 'start', at: clock(0) }])
  await user.click(screen.getByLabelText(/^Note permanente/))
  await user.paste('n'.repeat(210))
  await user.click(closing())
  expect(screen.getByText('210 caractères, 200 au plus.')).toBeTruthy()
  expect([change.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 0])
})
