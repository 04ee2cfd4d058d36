// @vitest-environment happy-dom
import type { LastTime } from '@fonte/domain/workout/last-time'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { switchLanguage } from '../../../platform/words/language.ts'
import { pullUp, show } from '../test-kit/guided-kit.tsx'
import { Panel, start } from '../test-kit/set-panel-kit.tsx'

const band = { ...pullUp, load: 'external', equipment_ids: ['band'] } as const
const lastTime = (weight: number): LastTime => new Map([['predefined-développé-couché', [{ reps: 8, weight }]]])
const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

afterEach(() => {
  cleanup()
  switchLanguage('fr')
})

it('the resistance of a band is asked for, and may be left out', async () => {
  const { act, user } = show(<Panel />, [start], { exercise: band, last: lastTime(0) })
  expect([box('Résistance (kg)').value, box('Résistance (kg)').placeholder]).toEqual(['', 'facultative'])
  await user.click(screen.getByRole('button', { name: 'Série terminée' }))
  expect(act.setDone.mock.calls).toEqual([[{ reps: 8, weight: 0 }]])
  cleanup()
  switchLanguage('en')
  show(<Panel />, [start], { exercise: band, last: lastTime(12) })
  expect([box('Resistance (kg)').value, box('Resistance (kg)').placeholder]).toEqual(['12', 'optional'])
})

it('so is that of a band that a member typed as the equipment of an own exercise', () => {
  const own = { ...pullUp, load: 'external', equipment: 'Élastique', equipment_ids: [] } as const
  show(<Panel />, [start], { exercise: own, last: lastTime(0) })
  expect(box('Résistance (kg)').value).toBe('')
})
