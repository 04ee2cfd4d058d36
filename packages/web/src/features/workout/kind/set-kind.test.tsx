// @vitest-environment happy-dom
import { clock, done } from '@fonte/domain/test-kit/workouts'
import type { WorkoutEvent } from '@fonte/domain/workout/state'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { chooseEffort } from '../../../platform/words/effort.ts'
import { pullUp, show } from '../test-kit/guided-kit.tsx'
import { Panel, start } from '../test-kit/set-panel-kit.tsx'

const button = (name: RegExp | string) => screen.getByRole('button', { name })

afterEach(() => {
  cleanup()
  chooseEffort('none')
})

describe('the kind and the effort of a set', () => {
  it('are said by a tap on its number and one more, and recorded with it', async () => {
    const { act, user } = show(<Panel />, [start])
    await user.click(button(/^Série 1 \/ 2/))
    await user.click(screen.getByRole('radio', { name: /Échauffement/ }))
    expect(screen.queryByRole('group', { name: 'Type de série' })).toBeNull()
    expect(button(/^Série 1 \/ 2.*Échauffement/)).toBeTruthy()
    await user.click(button('Série terminée'))
    expect(act.setDone.mock.calls).toEqual([[{ reps: 10, weight: 60, kind: 'warmup' }]])
  })

  it('propose for a drop 80 % of the set before it, until a weight is typed', async () => {
    const after: readonly WorkoutEvent[] = [start, done(8, 77.5, clock(2)), { type: 'skip-rest', at: clock(3) }]
    const { act, user } = show(<Panel />, after, { exercise: { ...pullUp, load: 'external' } })
    const weight = () => screen.getByLabelText<HTMLInputElement>('Poids (kg)')
    expect(weight().value).toBe('70')
    const choose = async (kind: RegExp) => {
      await user.click(button(/^Série 2 \/ 2/))
      await user.click(screen.getByRole('radio', { name: kind }))
    }
    await user.click(weight())
    await choose(/Dégressive/)
    expect(weight().value).toBe('60')
    await choose(/Travail/)
    expect(weight().value).toBe('70')
    await user.clear(weight())
    await user.type(weight(), '50')
    await choose(/Dégressive/)
    await user.click(button('Série terminée'))
    expect(act.setDone.mock.calls).toEqual([[{ reps: 8, weight: 50, kind: 'drop' }]])
  })

  it('asks nothing about the effort until its person wants to say it, by either scale', async () => {
    const { act, user } = show(<Panel />, [start])
    await user.click(button(/^Série 1 \/ 2/))
    expect(screen.queryByRole('group', { name: /réserve/ })).toBeNull()
    await user.click(button('RPE'))
    await user.click(button('8'))
    expect(button(/^Série 1 \/ 2.*RPE\s8/)).toBeTruthy()
    await user.click(button('Série terminée'))
    expect(act.setDone.mock.calls).toEqual([[{ reps: 10, weight: 60, rir: 2 }]])
  })

  it('says what failure is by the scale of its lifter, in plain words where they go by none', async () => {
    const { user } = show(<Panel />, [start])
    await user.click(button(/^Série 1 \/ 2/))
    expect(screen.getByRole('radio', { name: /^À l’échec aucune répétition de plus possible$/ })).toBeTruthy()
    await user.click(button('RPE'))
    expect(screen.getByRole('radio', { name: /^À l’échec RPE\s10$/ })).toBeTruthy()
  })

  it('takes an effort between the usual ones and beyond them, and takes it back', async () => {
    chooseEffort('rir')
    const { act, user } = show(<Panel />, [start])
    const others = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Autre valeur' })
    await user.click(button(/^Série 1 \/ 2/))
    const offered = [...others().options].map(({ text }) => text)
    expect([offered.length, ...offered.slice(0, 3), offered.at(-1)]).toEqual([16, 'Autre…', '0,5', '1,5', '10'])
    await user.selectOptions(others(), '2,5')
    expect(within(screen.getByRole('group', { name: /réserve/ })).queryByRole('button', { pressed: true })).toBeNull()
    await user.click(button('Fermer'))
    await user.click(button(/^Série 1 \/ 2.*RIR\s2,5/))
    expect(others().selectedOptions[0]?.text).toBe('2,5')
    await user.selectOptions(others(), 'Autre…')
    await user.click(button('3'))
    await user.click(button(/^Série 1 \/ 2.*RIR\s3/))
    await user.click(button('3'))
    expect(button(/^Série 1 \/ 2/).textContent).not.toContain('RIR')
    await user.click(button(/^Série 1 \/ 2/))
    await user.click(button('RPE'))
    await user.selectOptions(others(), '6,5')
    await user.click(button('Fermer'))
    expect(button(/^Série 1 \/ 2.*RPE\s6,5/)).toBeTruthy()
    await user.click(button('Série terminée'))
    expect(act.setDone.mock.calls).toEqual([[{ reps: 10, weight: 60, rir: 3.5 }]])
  })

  it('stand on the line of a recorded set, as a letter and in its name', async () => {
    chooseEffort('rir')
    const drop = { ...done(6, 24, clock(2)), kind: 'drop', rir: 1 } as const
    show(<Panel />, [start, drop, { type: 'skip-rest', at: clock(3) }])
    expect(
      await screen.findByRole('button', { name: /^Corriger la série 1\s: dégressive, 6 × 24\skg, RIR\s1$/ }),
    ).toBeTruthy()
    expect(screen.getByText('−')).toBeTruthy()
  })
})
