// @vitest-environment happy-dom
import { clock, pushDay } from '@fonte/domain/test-kit/workouts'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { show } from '../test-kit/guided-kit.tsx'
import { openPanel, Panel, start } from '../test-kit/set-panel-kit.tsx'

afterEach(cleanup)

describe('the set to do now, by keys and taps', () => {
  it('steps its weight by the arrow keys while no box has the focus', async () => {
    const { user, weight, reps } = openPanel()
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
    expect([weight.value, reps.value]).toEqual(['62,5', '10'])
    await user.keyboard('{Meta>}{ArrowDown}{/Meta}{Alt>}{ArrowUp}{/Alt}{Control>}{ArrowUp}{/Control}')
    expect(weight.value).toBe('62,5')
    await user.keyboard('{ArrowDown>3/}')
    expect(weight.value).toBe('55')
  })

  it('leaves the arrow keys to the page where nothing can be recorded', () => {
    openPanel({ canAct: false })
    expect(fireEvent.keyDown(document.body, { key: 'ArrowDown' })).toBe(true)
    cleanup()
    openPanel()
    expect(fireEvent.keyDown(document.body, { key: 'ArrowDown', repeat: true })).toBe(false)
  })

  it('takes a double tap for one set', async () => {
    const { act, user, button } = openPanel()
    await user.dblClick(button)
    expect(act.setDone).toHaveBeenCalledOnce()
  })

  it('goes with Enter from the weight to the repetitions, and from there records the set', async () => {
    const { act, user, weight, reps } = openPanel()
    await user.click(weight)
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(reps)
    expect(act.setDone).not.toHaveBeenCalled()
    await user.keyboard('{Enter}')
    expect(act.setDone).toHaveBeenCalledOnce()
  })

  it('records a timed set with Enter in its seconds, whatever stands behind them', async () => {
    const [press] = pushDay.exercises
    if (!press) throw new Error('the push day has a bench press')
    const sets = [{ reps: 0, weight: 0, rest: 60, seconds: 45 }]
    const { act, user } = show(<Panel />, [start], { program: { ...pushDay, exercises: [{ ...press, sets }] } })
    await user.click(screen.getByLabelText('Durée (s)'))
    await user.keyboard('{Enter}')
    expect(act.setDone.mock.calls).toMatchObject([[{ seconds: 45 }]])
  })

  it('takes Enter held down for one press, and replaces what a box holds where Enter led to it', async () => {
    const { act, user, weight, reps } = openPanel()
    await user.click(weight)
    await user.keyboard('{Enter}7')
    expect(reps.value).toBe('7')
    await user.keyboard('{Enter>3/}')
    expect(act.setDone.mock.calls).toEqual([[{ reps: 7, weight: 60 }]])
  })

  it('records nothing by Enter while a hold goes on', async () => {
    const { act, user } = show(<Panel />, [start, { type: 'hold-start', at: clock(1) }])
    await user.keyboard('{Enter}')
    expect(act.setDone).not.toHaveBeenCalled()
  })
})
