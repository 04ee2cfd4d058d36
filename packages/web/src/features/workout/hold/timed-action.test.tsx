// @vitest-environment happy-dom
import { clock } from '@fonte/domain/test-kit/workouts'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { switchLanguage } from '../../../platform/words/language.ts'
import { stopAtTarget } from '../cues/cue-settings.ts'
import { useGuided } from '../guided.ts'
import { show } from '../test-kit/guided-kit.tsx'
import { useDraft } from '../use-draft.ts'
import { HoldRing } from './hold-ring.tsx'
import { StopSwitch } from './stop-switch.tsx'
import { TimedAction } from './timed-action.tsx'

const hold = { slot: '0-0', started_at: clock(1, 3), ended_at: null }

/** A hold is another one for each test. */
const useHold = () => useState(() => ({ ...hold }))[0]

function Action({ isHeld }: { isHeld: boolean }) {
  const { state, last, library } = useGuided()
  const own = useHold()
  return (
    <TimedAction hold={isHeld ? own : null} draft={useDraft(state, last, library)} onClick={(event) => event.detail} />
  )
}

function Ring() {
  return <HoldRing hold={useHold()} lift={{ reps: 0, weight: 0, seconds: 45 }} />
}

const open = (isHeld: boolean) => show(<Action isHeld={isHeld} />, [{ type: 'start', at: clock(0) }])
const tap = (name: string, detail: number) => fireEvent.click(screen.getByRole('button', { name }), { detail })

beforeEach(() => {
  vi.useFakeTimers({ now: clock(1), toFake: ['Date'] })
})

afterEach(() => {
  cleanup()
  stopAtTarget.turn(false)
  switchLanguage('fr')
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('a hold begins after three seconds, once for a double tap', () => {
  const { act } = open(false)
  tap('Démarrer', 1)
  tap('Démarrer', 2)
  expect(act.change.mock.calls).toEqual([[{ type: 'hold-start', at: clock(1, 3) }]])
})

it('the second tap of a double tap that began a hold does not cancel it', () => {
  const { act } = open(true)
  tap('Annuler', 2)
  expect(act.change).not.toHaveBeenCalled()
  tap('Annuler', 1)
  expect(act.change.mock.calls).toEqual([[{ type: 'hold-stop', at: clock(1) }]])
})

/** Shows the clock as somebody finds it who looks at that time. */
const lookAt = (time: number) => {
  vi.setSystemTime(time)
  const { act } = show(<Ring />, [{ type: 'start', at: clock(0) }])
  act.setDone.mockClear()
  document.dispatchEvent(new Event('visibilitychange'))
  document.dispatchEvent(new Event('visibilitychange'))
  return act.setDone.mock.calls
}

it('a hold goes on past its target, until its lifter has it stop there: then it is recorded once, with the time aimed at', () => {
  expect(lookAt(clock(1, 50))).toEqual([])
  cleanup()
  stopAtTarget.turn(true)
  expect(lookAt(clock(1, 47))).toEqual([])
  cleanup()
  expect(lookAt(clock(1, 48))).toEqual([[{ reps: 0, weight: 0, seconds: 45 }]])
})

it('a hold that ran past its target while the page was asleep is recorded with the time aimed at', () => {
  stopAtTarget.turn(true)
  expect(lookAt(clock(20))).toEqual([[{ reps: 0, weight: 0, seconds: 45 }]])
})

it('a hold that could not be ended at its target, as another tab drove, is ended once it can be', () => {
  stopAtTarget.turn(true)
  vi.setSystemTime(clock(20))
  const { act, become } = show(<Ring />, [{ type: 'start', at: clock(0) }], { canAct: false })
  document.dispatchEvent(new Event('visibilitychange'))
  expect(act.setDone).not.toHaveBeenCalled()
  become({ canAct: true })
  document.dispatchEvent(new Event('visibilitychange'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(act.setDone.mock.calls).toEqual([[{ reps: 0, weight: 0, seconds: 45 }]])
})

/** Has somebody look at a time of the device, so long (ms) after the page opened. */
const look = (time: number, passed: number) => {
  vi.setSystemTime(time)
  vi.spyOn(performance, 'now').mockReturnValue(passed)
  fireEvent(document, new Event('visibilitychange'))
}

it('a hold counts what has passed where the clock of the device is set forward meanwhile', () => {
  vi.spyOn(performance, 'now').mockReturnValue(0)
  const { act } = open(true)
  for (let second = 1; second <= 43; second += 1) look(clock(second < 20 ? 1 : 61, second), second * 1_000)
  tap('Série terminée', 1)
  expect(act.setDone.mock.calls).toMatchObject([[{ seconds: 40 }]])
})

it('a hold counts what passed while the page was out of sight, though no clock of the page went on', () => {
  vi.spyOn(performance, 'now').mockReturnValue(0)
  const { act } = open(true)
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  look(clock(1, 10), 10_000)
  visibility.mockReturnValue('visible')
  look(clock(1, 43), 10_100)
  tap('Série terminée', 1)
  expect(act.setDone.mock.calls).toMatchObject([[{ seconds: 40 }]])
})

it('a hold goes on, and counts, where the clock of the device is set back meanwhile', () => {
  vi.spyOn(performance, 'now').mockReturnValue(0)
  const { act } = open(true)
  look(clock(-30), 43_500)
  tap('Série terminée', 1)
  expect(act.setDone.mock.calls).toMatchObject([[{ seconds: 40 }]])
  cleanup()
  // Found by a reload, it begins anew.
  open(true)
  expect(screen.getByRole('button', { name: 'Annuler' })).toBeTruthy()
  look(clock(-30, 4), 47_500)
  expect(screen.getByRole('button', { name: 'Série terminée' })).toBeTruthy()
})

const openSwitch = () => show(<StopSwitch />, [{ type: 'start', at: clock(0) }])

it('whether a hold stops at its target is said below its boxes, in both languages', () => {
  openSwitch()
  fireEvent.click(screen.getByRole('checkbox', { name: 'S’arrêter à la cible' }))
  expect(stopAtTarget.get()).toBe(true)
  cleanup()
  switchLanguage('en')
  openSwitch()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Stop at the target', checked: true }))
  expect(stopAtTarget.get()).toBe(false)
})
