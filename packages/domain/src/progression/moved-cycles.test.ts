import { expect, it } from 'vitest'
import { movedCycles } from './moved-cycles.ts'

const cycle = { kind: '531', step: 5, tm: 100, week: 1 } as const
const squats = { exercise_id: 'squats', progression: cycle }
const presses = { exercise_id: 'presses', progression: cycle }
const curls = { exercise_id: 'curls', progression: { kind: 'double', step: 2 } as const }
const never = () => []

it('a workout moves the cycle of each exercise that was done, and nothing else', () => {
  const moved = movedCycles([squats, presses, curls], new Set(['squats', 'curls']), never)
  expect(moved).toEqual([{ ...squats, progression: { ...cycle, week: 2 } }, presses, curls])
})

it('a program without a cycle that was done stays the very same', () => {
  const exercises = [presses, curls]
  expect(movedCycles(exercises, new Set(['curls']), never)).toBe(exercises)
})
