import { expect, it } from 'vitest'
import { isSchedule, longestRotation, noTrainingPlan } from './training-plan.ts'

const rotation = (...programs: (string | null)[]) => isSchedule({ kind: 'rotation', programs })

it('a week has seven days, some of them without a program', () => {
  const programs = ['A', null, 'B', null, 'A', null, null]
  expect(isSchedule({ kind: 'weekdays', programs })).toBe(true)
  expect(isSchedule({ kind: 'weekdays', programs: programs.slice(1) })).toBe(false)
})

it('a rotation has each program once, and no day of rest', () => {
  expect(rotation('A', 'B')).toBe(true)
  expect(rotation('A', 'B', 'A')).toBe(false)
  expect(rotation('A', null)).toBe(false)
  expect(rotation()).toBe(false)
  const many = Array.from({ length: longestRotation + 1 }, (_, index) => `${index}`)
  expect(rotation(...many)).toBe(false)
  expect(rotation(...many.slice(1))).toBe(true)
})

it('a plan without a schedule has no programs', () => {
  expect(isSchedule(noTrainingPlan.schedule)).toBe(true)
  expect(isSchedule({ kind: 'none', programs: ['A'] })).toBe(false)
})
