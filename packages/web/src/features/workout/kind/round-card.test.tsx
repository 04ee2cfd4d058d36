// @vitest-environment happy-dom
import { clock, done, pushDay } from '@fonte/domain/test-kit/workouts'
import { currentStep } from '@fonte/domain/workout/selectors'
import type { WorkoutEvent } from '@fonte/domain/workout/state'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useGuided } from '../guided.ts'
import { show } from '../test-kit/guided-kit.tsx'
import { RoundCard } from './round-card.tsx'

function Card() {
  const step = currentStep(useGuided().state)
  return step && <RoundCard step={step} />
}

const start: WorkoutEvent = { type: 'start', at: clock(0) }
const grouped: WorkoutEvent = { type: 'group', at: clock(1), places: ['0', '1'] }
const lines = () => screen.getAllByRole('listitem').map((line) => [line.textContent, line.getAttribute('aria-current')])

afterEach(cleanup)

it('the round of a superset tells what is done of it, what is to do now, and the rest after it', () => {
  const { become } = show(<Card />, [start, grouped])
  expect(screen.getByRole('region', { name: 'Superset A · tour 1 / 3' })).toBeTruthy()
  expect(lines()).toEqual([
    ['A1Développé couché', 'step'],
    ['A2Développé militaire', null],
  ])
  const first = [start, grouped, done(10, 60, clock(2))]
  become({}, first)
  expect(lines()).toEqual([
    ['A1Développé couché10 × 60', null],
    ['A2Développé militaire', 'step'],
  ])
  become({}, [...first, done(8, 40, clock(3)), done(8, 70, clock(4))])
  expect(screen.getByRole('region', { name: 'Superset A · tour 2 / 3' })).toBeTruthy()
  expect(lines()).toEqual([
    ['A1Développé couché8 × 70', null],
    ['A2Développé militairepuis 1:00 de repos', 'step'],
  ])
})

it('a superset stays one when an exercise of it is swapped after its first set', () => {
  const to = { place: 'n', exercise_id: 'N', name: 'Dips' }
  const swap: WorkoutEvent = { type: 'swap-exercise', at: clock(4), place: '1', to }
  show(<Card />, [start, grouped, done(10, 60, clock(2)), done(8, 40, clock(3)), swap])
  expect(screen.getByRole('region', { name: 'Superset A · tour 2 / 3' })).toBeTruthy()
  expect(lines()).toEqual([
    ['A1Développé couché', 'step'],
    ['A2Dips', null],
  ])
})

it('of a circuit no more than three exercises are shown, the one to do among them', () => {
  const sets = [{ reps: 10, weight: 20, rest: 0 }]
  const exercises = ['A', 'B', 'C', 'D', 'E'].map((name) => ({
    exercise_id: name,
    name,
    group: 1,
    group_rest: 0,
    sets,
  }))
  const before = [2, 3, 4, 5].map((minute) => done(10, 20, clock(minute)))
  const { become } = show(<Card />, [start], { program: { ...pushDay, exercises } })
  const shown = () => screen.getAllByRole('listitem').map((line) => line.textContent?.slice(0, 2))
  expect(shown()).toEqual(['A1', 'A2', 'A3'])
  become({}, [start, ...before.slice(0, 2)])
  expect(shown()).toEqual(['A2', 'A3', 'A4'])
  become({}, [start, ...before])
  expect(shown()).toEqual(['A3', 'A4', 'A5'])
})

it('there is none for an exercise by itself', () => {
  show(<Card />, [start])
  expect(screen.queryByRole('region')).toBeNull()
})
