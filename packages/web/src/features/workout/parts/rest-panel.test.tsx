// @vitest-environment happy-dom
import { clock, done, pushDay } from '@fonte/domain/test-kit/workouts'
import type { WorkoutEvent } from '@fonte/domain/workout/state'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useGuided } from '../guided.ts'
import { show } from '../test-kit/guided-kit.tsx'
import { useDraft } from '../use-draft.ts'
import { RestPanel } from './rest-panel.tsx'

const corrected = vi.fn<(index: number) => void>()
const undone = vi.fn<() => void>()

function Panel() {
  const { state, last, library } = useGuided()
  const draft = useDraft(state, last, library)
  return (
    state.status === 'resting' && (
      <RestPanel state={state} draft={draft} heading={null} onEdit={corrected} onUndo={undone} />
    )
  )
}

const rested: readonly WorkoutEvent[] = [{ type: 'start', at: clock(0) }, done(10, 60, clock(2))]

const open = (canAct = true) => show(<Panel />, rested, { canAct })

const button = (name: RegExp | string) => screen.getByRole('button', { name })

beforeEach(() => {
  vi.useFakeTimers({ now: clock(2, 30), toFake: ['Date'] })
  corrected.mockClear()
  undone.mockClear()
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('the rest', () => {
  it('shows what is left of it by the stored end, and how long it is in all', () => {
    open()
    expect(screen.getByText('1:00')).toBeTruthy()
    expect(screen.getByText(/1:30/)).toBeTruthy()
  })

  it('goes on where the clock of the device is set back', () => {
    vi.useFakeTimers({ now: clock(2, 30) })
    open()
    act(() => vi.advanceTimersByTime(20_000))
    vi.setSystemTime(clock(-30))
    act(() => vi.advanceTimersByTime(10_000))
    expect(screen.getByText('0:30')).toBeTruthy()
  })

  it('is made longer and shorter by 15 s, and skipped', async () => {
    const { act, user } = open()
    await user.click(button('+15 s'))
    await user.click(button('−15 s'))
    expect(act.adjustRest.mock.calls).toEqual([[15], [-15]])
    await user.click(button('Passer le repos'))
    expect(act.skipRest).toHaveBeenCalledOnce()
  })

  it('is skipped by Enter and by the space bar while nothing has the focus', async () => {
    const { act, user } = open()
    await user.keyboard('{Enter}')
    await user.keyboard(' ')
    expect(act.skipRest).toHaveBeenCalledTimes(2)
  })

  it('is not skipped by the Enter that recorded the set and is still held down', () => {
    const { act } = open()
    fireEvent.keyDown(document.body, { key: 'Enter', repeat: true })
    expect(act.skipRest).not.toHaveBeenCalled()
  })

  it('lets the set just done be corrected, or taken back', async () => {
    const { user } = open()
    await user.click(button(/Corriger la série 1/))
    expect(corrected.mock.calls).toEqual([[0]])
    await user.click(button('Annuler la série'))
    expect(undone).toHaveBeenCalledOnce()
  })

  it('tells what comes next, and lets its weight be changed before it begins', async () => {
    const { user } = open()
    expect(screen.getByText('Ensuite · Série 2 / 2')).toBeTruthy()
    await user.click(button('2,5 kg de plus'))
    expect(document.querySelector('.next-set-figures')?.textContent).toBe('8×72,5kg')
  })

  it('tells repetitions of the body alone, done and to come, without a unit of weight', () => {
    const lift = { reps: 8, weight: 0 }
    const program = { ...pushDay, exercises: [{ exercise_id: 'dips', name: 'Dips', sets: [lift, lift] }] }
    show(<Panel />, [{ type: 'start', at: clock(0) }, done(8, 0, clock(2))], { program })
    expect(button(/Corriger la série 1/).textContent).toMatch(/8\u00a0rép\.\s*$/)
    expect(document.querySelector('.next-set-figures')?.textContent).toBe('8\u00a0rép.')
  })

  it('tells a hold that comes next in seconds', () => {
    const held = { reps: 0, weight: 0, seconds: 45 }
    const program = { ...pushDay, exercises: [{ exercise_id: 'plank', name: 'Gainage', sets: [held, held] }] }
    show(
      <Panel />,
      [
        { type: 'start', at: clock(0) },
        { type: 'set-done', at: clock(2), ...held },
      ],
      { program },
    )
    expect(document.querySelector('.next-set-figures')?.textContent).toBe('45\u00a0s')
  })

  it('shows its last ten seconds in another colour', () => {
    vi.setSystemTime(clock(3, 19))
    open()
    expect(screen.getByText('0:11').classList.contains('last')).toBe(false)
    cleanup()
    vi.setSystemTime(clock(3, 20))
    open()
    expect(screen.getByText('0:10').classList.contains('last')).toBe(true)
  })

  it('is not skipped by the second tap of a double tap', async () => {
    const { act, user } = open()
    await user.dblClick(button('Passer le repos'))
    expect(act.skipRest).toHaveBeenCalledOnce()
  })

  it('offers a notification during the first rest, until the browser was asked', async () => {
    const requestPermission = vi.fn<() => Promise<string>>().mockResolvedValue('granted')
    vi.stubGlobal('Notification', { permission: 'default', requestPermission })
    const { user } = open()
    await user.click(button('Me prévenir à la fin du repos'))
    expect(requestPermission).toHaveBeenCalledOnce()
    await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Me prévenir à la fin du repos' })).toBeNull())
    cleanup()
    show(<Panel />, [...rested, { type: 'skip-rest', at: clock(3) }, done(8, 70, clock(4))])
    expect(button('Passer le repos')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Me prévenir à la fin du repos' })).toBeNull()
  })

  it('is left alone where another tab drives the workout', async () => {
    const { act, user } = open(false)
    await user.keyboard('{Enter}')
    await user.click(button('Passer le repos'))
    await user.click(button('+15 s'))
    await user.click(button('−15 s'))
    await user.click(button('Annuler la série'))
    const asked = [act.skipRest, act.adjustRest, undone].map(({ mock }) => mock.calls)
    expect(asked).toEqual([[], [], []])
  })
})
