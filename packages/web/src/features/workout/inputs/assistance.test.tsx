// @vitest-environment happy-dom
import { clock, done } from '@fonte/domain/test-kit/workouts'
import type { LastTime } from '@fonte/domain/workout/last-time'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { switchUnit } from '../../../platform/words/unit.ts'
import { EditSetDialog } from '../dialogs/edit-set-dialog.tsx'
import { pullUp, show } from '../test-kit/guided-kit.tsx'
import { Panel, start } from '../test-kit/set-panel-kit.tsx'

const sign = () => screen.getByRole('button', { name: 'Assistance' })
const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const record = () => screen.getByRole('button', { name: 'Série terminée' })
const machine = { ...pullUp, load: 'assisted' } as const
const lastTime = (lift: { weight: number; assist?: number; assist_lb?: number }): LastTime =>
  new Map([['predefined-développé-couché', [{ reps: 8, ...lift }]]])

afterEach(() => {
  cleanup()
  switchUnit('kg')
})

describe('assistance', () => {
  it('takes the place of added weight by the sign, without moving the focus', async () => {
    const { act, user } = show(<Panel />, [start], { exercise: pullUp })
    await user.click(box('Lest (kg)'))
    await user.keyboard('20')
    await user.click(sign())
    expect(box('Assistance (kg)').value).toBe('20')
    expect(document.activeElement).toBe(box('Assistance (kg)'))
    await user.click(record())
    expect(act.setDone.mock.calls).toEqual([[{ reps: 10, weight: 0, assist: 20 }]])
  })

  it('is said to be on or off by its button, and to stand in the box once it is turned on or off', async () => {
    const { user } = show(<Panel />, [start], { exercise: pullUp })
    const said = () => document.querySelector('.stepper [aria-live]')?.textContent
    expect([sign().getAttribute('aria-pressed'), said()]).toEqual(['false', ''])
    await user.click(sign())
    expect([sign().getAttribute('aria-pressed'), said()]).toEqual(['true', 'Assistance (kg)'])
    await user.click(sign())
    expect([sign().getAttribute('aria-pressed'), said()]).toEqual(['false', 'Lest (kg)'])
  })

  it('gives way to added weight by the same button', async () => {
    const { act, user } = show(<Panel />, [start], { exercise: pullUp, last: lastTime({ weight: 0, assist: 15 }) })
    await user.click(sign())
    expect(box('Lest (kg)').value).toBe('15')
    await user.click(record())
    expect(act.setDone.mock.calls).toEqual([[{ reps: 8, weight: 15 }]])
  })

  it('comes back from last time, beside the box with its sign', async () => {
    const last = lastTime({ weight: 0, assist: 20.41, assist_lb: 45 })
    switchUnit('lb')
    const { act, user } = show(<Panel />, [start], { exercise: pullUp, last })
    expect(box('Assistance (lb)').value).toBe('45')
    expect(screen.getByRole('button', { name: 'dernière fois −45' })).toBeTruthy()
    await user.click(record())
    expect(act.setDone.mock.calls).toEqual([[{ reps: 8, weight: 0, assist: 20.41, assist_lb: 45 }]])
  })

  it('has the weight that was added last time beside it with its sign, and a tap on it adds that weight again', async () => {
    const { act, user } = show(<Panel />, [start], { exercise: pullUp, last: lastTime({ weight: 10 }) })
    const addedLastTime = (name: string) => screen.getByRole('button', { name })
    expect(addedLastTime('dernière fois 10')).toBeTruthy()
    await user.click(sign())
    await user.click(addedLastTime('dernière fois +10'))
    expect(box('Lest (kg)').value).toBe('10')
    await user.click(record())
    expect(act.setDone.mock.calls).toEqual([[{ reps: 8, weight: 10 }]])
  })

  it('is what a machine for it asks for, without a sign, and as what its figure of last time is taken', async () => {
    const { act, user } = show(<Panel />, [start], { exercise: machine, last: lastTime({ weight: 30 }) })
    expect(screen.queryByRole('button', { name: 'Assistance' })).toBeNull()
    expect(box('Assistance (kg)').value).toBe('30')
    await user.click(record())
    expect(act.setDone.mock.calls).toEqual([[{ reps: 8, weight: 0, assist: 30 }]])
  })

  it('is 500 kg at most', async () => {
    const { act, user } = show(<Panel />, [start], { exercise: machine })
    await user.clear(box('Assistance (kg)'))
    await user.type(box('Assistance (kg)'), '501')
    await user.click(record())
    expect(screen.getByText(/^500\skg au plus\.$/)).toBeTruthy()
    expect(act.setDone).not.toHaveBeenCalled()
  })

  it('stands on the line of its set as less than nothing, and can be taken off it in the correction', async () => {
    const assisted = { ...done(8, 0, clock(2)), assist: 20 }
    const parts = (
      <>
        <Panel />
        <EditSetDialog index={0} onUndo={() => undefined} onClose={() => undefined} />
      </>
    )
    const { act, user } = show(parts, [start, assisted, { type: 'skip-rest', at: clock(3) }], { exercise: pullUp })
    expect(await screen.findByText('8 × −20')).toBeTruthy()
    expect(screen.getByRole('button', { name: /^Corriger la série 1\s: 8 × −20\skg$/, hidden: true })).toBeTruthy()
    const dialog = screen.getByRole('dialog')
    await user.click(dialog.querySelector('.sign-button') as HTMLElement)
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(act.editSet.mock.calls).toEqual([[0, { reps: 8, weight: 20, assist: undefined, assist_lb: undefined }]])
  })
})
