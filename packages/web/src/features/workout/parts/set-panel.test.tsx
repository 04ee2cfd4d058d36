// @vitest-environment happy-dom
import { clock, done, pushDay } from '@fonte/domain/test-kit/workouts'
import type { WorkoutExercise, WorkoutProgram, WorkoutSetPlan } from '@fonte/domain/workout/plan/workout-program'
import { cleanup, act as react, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { switchUnit } from '../../../platform/words/unit.ts'
import { frameAfter, pullUp, show } from '../test-kit/guided-kit.tsx'
import { openPanel, Panel, start } from '../test-kit/set-panel-kit.tsx'

/** The push day with more said of its first set, and of its first exercise. */
const planning = (details: Partial<WorkoutSetPlan>, aim?: WorkoutExercise['aim']): WorkoutProgram => {
  const [first, ...others] = pushDay.exercises
  if (!first) throw new Error('a push day without an exercise')
  const sets = first.sets.map((set, index) => (index === 0 ? { ...set, ...details } : set))
  return { ...pushDay, exercises: [{ ...first, sets, ...(aim && { aim }) }, ...others] }
}

afterEach(() => {
  cleanup()
  switchUnit('kg')
})

describe('the set to do now', () => {
  it('begins with what the program plans, and records it with one tap', async () => {
    const { act, user, button } = openPanel()
    await user.click(button)
    expect(act.setDone.mock.calls).toEqual([[{ reps: 10, weight: 60 }]])
  })

  it('tells a planned range of repetitions', () => {
    openPanel({ program: planning({ reps_max: 12 }) })
    expect(screen.getByRole('button', { name: 'prévu 10 à 12' })).toBeTruthy()
  })

  it('tells apart what a rule aims at from what the program plans, and why; of a warm-up neither', () => {
    const aim = { reason: { kind: 'up', change: 2.5, sets: 3, reps: 12 }, from: 57.5 } as const
    openPanel({ program: planning({ reps_max: 12 }, aim) })
    expect(screen.getByRole('button', { name: 'visé 10' })).toBeTruthy()
    expect(screen.getByRole('button', { name: /^\+2,5/ })).toBeTruthy()
    cleanup()
    openPanel({ program: planning({ kind: 'warmup' }, aim) })
    expect(screen.getByRole('button', { name: 'prévu 10' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^\+2,5/ })).toBeNull()
  })

  it('begins with the figures of last time, in the number format of the language', () => {
    const last = new Map([['predefined-développé-couché', [{ reps: 9, weight: 62.5 }]]])
    const { weight, reps } = openPanel({ last })
    expect([weight.value, reps.value]).toEqual(['62,5', '9'])
  })

  it('keeps what a box shows while it has the focus, so that typing replaces it when last time arrives', async () => {
    const { act, user, become, weight, reps, button } = openPanel()
    await user.click(weight)
    become({ last: new Map([['predefined-développé-couché', [{ reps: 9, weight: 62.5 }]]]) })
    expect([weight.value, reps.value]).toEqual(['60', '10'])
    await user.keyboard('4')
    expect(weight.value).toBe('4')
    await user.click(button)
    expect(act.setDone.mock.calls).toEqual([[{ reps: 10, weight: 4 }]])
  })

  it('is not touched by the focus alone, and keeps the other box once something was typed', async () => {
    const { user, become, weight, reps } = openPanel()
    await user.click(weight)
    expect(screen.getByText('untouched')).toBeTruthy()
    await user.keyboard('4')
    expect(screen.getByText('touched')).toBeTruthy()
    become({ last: new Map([['predefined-développé-couché', [{ reps: 9, weight: 62.5 }]]]) })
    expect([weight.value, reps.value]).toEqual(['4', '10'])
  })

  it('keeps them as well where the focus stays in a box from one set to the next', async () => {
    const { user, become, reps } = openPanel()
    await user.click(reps)
    const next = [start, done(10, 60, clock(2)), { type: 'skip-rest', at: clock(3) } as const]
    become({}, next)
    const lifts = [9, 7].map((each) => ({ reps: each, weight: 62.5 }))
    become({ last: new Map([['predefined-développé-couché', lifts]]) }, next)
    expect(screen.getByText('2 / 2')).toBeTruthy()
    expect(reps.value).not.toBe('7')
  })

  it('records what was typed, with a decimal comma', async () => {
    const { act, user, weight, reps, button } = openPanel()
    await user.clear(weight)
    await user.type(weight, '82,5')
    await user.clear(reps)
    await user.type(reps, '5')
    await user.click(button)
    expect(act.setDone.mock.calls).toEqual([[{ reps: 5, weight: 82.5 }]])
  })

  it('calls the weight of a lift of the body what is added to it', () => {
    show(<Panel />, [start], { exercise: pullUp })
    expect(screen.getByLabelText('Lest (kg)')).toBeTruthy()
    expect(screen.queryByLabelText(/Poids/)).toBeNull()
  })

  it('takes and shows pounds for somebody who lifts in them, in steps of 5 lb', async () => {
    switchUnit('lb')
    const { act, user, weight, button } = openPanel()
    expect(screen.getByLabelText('Poids (lb)')).toBe(weight)
    expect(weight.value).toBe('132,5')
    await user.clear(weight)
    await user.type(weight, '130')
    await user.click(screen.getByRole('button', { name: '5 lb de plus' }))
    await user.click(button)
    expect(act.setDone.mock.calls).toEqual([[{ reps: 10, weight: 61.23, weight_lb: 135 }]])
  })

  it('records what was planned as it was planned, whatever the unit', async () => {
    switchUnit('lb')
    const { act, user, button } = openPanel()
    await user.click(button)
    expect(act.setDone.mock.calls).toEqual([[{ reps: 10, weight: 60 }]])
  })

  it('keeps what was typed when the unit changes in the middle of the set', async () => {
    const { act, user, weight, button } = openPanel()
    await user.clear(weight)
    await user.type(weight, '100')
    react(() => switchUnit('lb'))
    expect(screen.getByLabelText<HTMLInputElement>('Poids (lb)').value).toBe('220,5')
    await user.click(button)
    expect(act.setDone.mock.calls).toEqual([[{ reps: 10, weight: 100 }]])
  })

  it('shows the sets after it in the frame after its own', async () => {
    const seen: number[] = []
    function Watched() {
      useLayoutEffect(() => void seen.push(screen.queryAllByRole('list', { name: 'Séries à venir' }).length), [])
      return <Panel />
    }
    show(<Watched />, [start])
    expect(seen).toEqual([0])
    expect(screen.queryByRole('list', { name: 'Séries à venir' })).toBeNull()
    await frameAfter()
    expect(screen.getAllByRole('list', { name: 'Séries à venir' })).toHaveLength(1)
  })

  it('is drawn a frame before the sets that are done, in a room that is theirs, and before the picture', async () => {
    const seen: unknown[] = []
    function Watched() {
      useLayoutEffect(() => {
        const room = document.querySelector('.done-strip-room')
        const picture = document.querySelector('.exercise-thumbnail')
        seen.push([room?.childElementCount, picture?.childElementCount])
      }, [])
      return <Panel />
    }
    show(<Watched />, [start, done(10, 60, clock(2)), { type: 'skip-rest', at: clock(3) }], { exercise: pullUp })
    expect(seen).toEqual([[0, 0]])
    expect(document.querySelector('.done-strip-room')?.childElementCount).toBe(0)
    await frameAfter()
    expect(screen.getByRole('list', { name: 'Séries enregistrées' }).childElementCount).toBe(1)
    expect(document.querySelector('.exercise-thumbnail')?.childElementCount).toBe(1)
  })

  it('adds and takes away 2.5 kg and one repetition by its buttons', async () => {
    const { user, weight, reps } = openPanel()
    await user.click(screen.getByRole('button', { name: '2,5 kg de plus' }))
    await user.click(screen.getByRole('button', { name: '1 répétition de moins' }))
    expect([weight.value, reps.value]).toEqual(['62,5', '9'])
  })

  it('says the bound under a weight over it, and records nothing', async () => {
    const { act, user, weight, button } = openPanel()
    await user.clear(weight)
    await user.type(weight, '2001')
    expect(weight.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText(/au plus\./)).toBeTruthy()
    await user.click(button)
    expect(act.setDone).not.toHaveBeenCalled()
  })

  it('asks before it records a set without a repetition', async () => {
    const { act, user, reps, button } = openPanel()
    await user.clear(reps)
    await user.type(reps, '0')
    await user.click(button)
    expect(act.setDone).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(act.setDone.mock.calls).toEqual([[{ reps: 0, weight: 60 }]])
  })

  it('tells the plan from last time beside the boxes, and a tap on either takes its figure', async () => {
    const last = new Map([['predefined-développé-couché', [{ reps: 9, weight: 62.5 }]]])
    const { user, weight, reps } = openPanel({ last })
    await user.click(screen.getByRole('button', { name: 'prévu 60' }))
    await user.click(screen.getByRole('button', { name: 'prévu 10' }))
    expect([weight.value, reps.value]).toEqual(['60', '10'])
    await user.click(screen.getByRole('button', { name: 'dernière fois 62,5' }))
    expect(weight.value).toBe('62,5')
  })

  it('moves a weight between two steps to the next one', async () => {
    const { user, weight } = openPanel()
    await user.clear(weight)
    await user.type(weight, '79,5')
    await user.click(screen.getByRole('button', { name: '2,5 kg de plus' }))
    expect(weight.value).toBe('80')
  })

  it('records nothing where another tab drives the workout', async () => {
    const { act, user, button, weight } = openPanel({ canAct: false })
    await user.click(button)
    await user.keyboard('{Enter}{ArrowUp}')
    expect(act.setDone).not.toHaveBeenCalled()
    expect(weight.value).toBe('60')
  })

  it('shows the sets of the exercise that are done, each to be corrected', async () => {
    show(<Panel />, [start, done(10, 60, clock(2)), { type: 'skip-rest', at: clock(3) }])
    expect(await screen.findByRole('button', { name: /Corriger la série 1/ })).toBeTruthy()
  })
})
