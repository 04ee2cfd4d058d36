// @vitest-environment happy-dom
import { clock, done } from '@fonte/domain/test-kit/workouts'
import type { WorkoutEvent } from '@fonte/domain/workout/state'
import { cleanup, screen, within } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { useGuided } from '../guided.ts'
import { frameAfter, show } from '../test-kit/guided-kit.tsx'
import { WorkoutFrame } from './workout-frame.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const started: WorkoutEvent = { type: 'start', at: clock(0) }
const onEdit = () => undefined

it('beside the current set the list of exercises follows, after the frame that shows that the set is done', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  const listed = () => within(screen.getByRole('complementary')).queryAllByRole('button', { name: /Corriger la série/ })
  const seen: unknown[] = []
  function Screen() {
    const { state } = useGuided()
    useLayoutEffect(() => void seen.push([state.status, listed().length]), [state])
    return (
      <WorkoutFrame exit={null} onEdit={onEdit}>
        {state.status}
      </WorkoutFrame>
    )
  }
  const { become } = show(<Screen />, [started])
  become({}, [started, done(10, 60, clock(2))])
  expect(seen).toEqual([
    ['lifting', 0],
    ['resting', 0],
  ])
  expect(listed()).toHaveLength(0)
  await frameAfter()
  expect(listed()).toHaveLength(1)
})

it('the bar of progress follows after the frame that shows that the set is done', async () => {
  const shown = () => screen.getByRole('progressbar').getAttribute('aria-valuetext')
  const seen: unknown[] = []
  function Screen() {
    const { state } = useGuided()
    useLayoutEffect(() => void seen.push([state.status, shown()]), [state])
    return <WorkoutFrame exit={null}>{state.status}</WorkoutFrame>
  }
  const { become } = show(<Screen />, [started])
  const before = shown()
  become({}, [started, done(10, 60, clock(2))])
  expect(seen).toEqual([
    ['lifting', before],
    ['resting', before],
  ])
  expect(shown()).toBe(before)
  await frameAfter()
  expect(shown()).not.toBe(before)
})

it('an exercise that was swapped in goes on in the row of the one that it took over from, in a superset too', () => {
  const grouped: WorkoutEvent = { type: 'group', at: clock(1), places: ['0', '1'] }
  const to = { place: 'n', exercise_id: 'N', name: 'Dips' }
  const swap: WorkoutEvent = { type: 'swap-exercise', at: clock(4), place: '1', to }
  show(<WorkoutFrame exit={null}>…</WorkoutFrame>, [
    started,
    grouped,
    done(10, 60, clock(2)),
    done(8, 40, clock(3)),
    swap,
  ])
  const rows = [...screen.getByRole('progressbar').querySelectorAll('b')]
  expect(rows.map((row) => [...row.children].map(({ className }) => className))).toEqual([
    ['done', 'current'],
    ['done', '', ''],
  ])
})
