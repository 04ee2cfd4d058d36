// @vitest-environment happy-dom
import { clock, pushDay } from '@fonte/domain/test-kit/workouts'
import type { WorkoutEvent } from '@fonte/domain/workout/state'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { EditSetDialog } from '../dialogs/edit-set-dialog.tsx'
import { pullUp, show } from '../test-kit/guided-kit.tsx'
import { Panel, start } from '../test-kit/set-panel-kit.tsx'

const lunge = { ...pullUp, load: 'external', sides: 'each' } as const
const left: WorkoutEvent = {
  type: 'set-done',
  at: clock(2),
  reps: 10,
  weight: 60,
  side: 'left',
  other_side: 'other',
}
const button = (name: string) => screen.queryByRole('button', { name })

afterEach(cleanup)

it('a lift of one side after the other is recorded at once, or side by side where they are not alike', async () => {
  const { act, user } = show(<Panel />, [start], { exercise: lunge })
  await user.click(button('Autre côté') as HTMLElement)
  expect(act.leftDone.mock.calls).toEqual([[{ reps: 10, weight: 60 }]])
  await user.click(button('Série terminée') as HTMLElement)
  expect(act.setDone.mock.calls).toEqual([[{ reps: 10, weight: 60 }]])
})

it('a lift of a superset has it as well', async () => {
  const grouped: WorkoutEvent = { type: 'group', at: clock(1), places: ['0', '1'] }
  const { act, user } = show(<Panel />, [start, grouped], { exercise: lunge })
  await user.click(button('Autre côté') as HTMLElement)
  expect(act.leftDone.mock.calls).toEqual([[{ reps: 10, weight: 60 }]])
})

it('the other side says so, is recorded as such, and has no other side', async () => {
  const { act, user } = show(<Panel />, [start, left], { exercise: lunge })
  expect(button('Autre côté')).toBeNull()
  expect(screen.getByRole('button', { name: /^Série 2 \/ 3 Droite/ })).toBeTruthy()
  expect(await screen.findByRole('button', { name: /^Corriger la série 1\s: gauche, 10 × 60\skg$/ })).toBeTruthy()
  await user.click(button('Série terminée') as HTMLElement)
  expect(act.setDone.mock.calls).toEqual([[{ reps: 10, weight: 60, side: 'right' }]])
})

it('the other side of a drop begins as the first one, not with less again', () => {
  const drop = { ...left, weight: 48, kind: 'drop' } as const
  const sets = [{ reps: 10, weight: 60, kind: 'drop' as const }]
  const program = { ...pushDay, exercises: [{ exercise_id: 'press', name: 'Presse', sets }] }
  show(<Panel />, [start, drop], { exercise: lunge, program })
  expect(screen.getByLabelText<HTMLInputElement>(/Poids/).value).toBe('48')
})

it('a left side without a repetition is asked about first, and recorded as the left side then', async () => {
  const { act, user } = show(<Panel />, [start], { exercise: lunge })
  await user.clear(screen.getByLabelText(/^Répétitions/))
  await user.click(button('Autre côté') as HTMLElement)
  expect(act.leftDone).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  expect(act.leftDone.mock.calls).toEqual([[{ reps: 0, weight: 60 }]])
  expect(act.setDone).not.toHaveBeenCalled()
})

it('a lift of both sides has none', () => {
  show(<Panel />, [start], { exercise: pullUp })
  expect(button('Autre côté')).toBeNull()
})

it('the side of a recorded set is corrected', async () => {
  const none = () => undefined
  const { act, user } = show(<EditSetDialog index={0} onUndo={none} onClose={none} />, [start, left], {
    exercise: lunge,
  })
  await user.selectOptions(screen.getByLabelText('Côté'), 'Les deux')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  expect(act.editSet.mock.lastCall?.[1]).toMatchObject({ side: undefined })
})
