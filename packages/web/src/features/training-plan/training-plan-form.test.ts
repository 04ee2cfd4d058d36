import { noTrainingPlan } from '@fonte/domain/training-plan/training-plan'
import { expect, it } from 'vitest'
import { addToRotation, toForm, toPlan } from './training-plan-form.ts'

const today = '2026-11-25'
const rotation = { schedule: { kind: 'rotation', programs: ['A', 'B'] }, deload_until: null } as const

it('a plan comes back from its form as it was', () => {
  const week = { kind: 'weekdays', programs: ['A', null, 'B', null, null, null, null] } as const
  for (const plan of [noTrainingPlan, { ...rotation, goal: 4 }, { schedule: week, deload_until: '2026-11-29' }]) {
    expect(toPlan(toForm(plan, today), today)).toEqual(plan)
  }
})

it('a week of lighter training ends on the Sunday of the week in which it is chosen, and is over afterwards', () => {
  expect(toPlan({ ...toForm(rotation, today), deload: true }, today).deload_until).toBe('2026-11-29')
  expect(toForm({ ...rotation, deload_until: '2026-11-29' }, '2026-11-30').deload).toBe(false)
})

it('a schedule without any program is none', () => {
  const form = toForm(rotation, today)
  expect(toPlan({ ...form, kind: 'weekdays' }, today)).toEqual(noTrainingPlan)
  expect(toPlan({ ...form, rotation: [] }, today)).toEqual(noTrainingPlan)
})

it('a rotation has each program once, fourteen at most', () => {
  expect(addToRotation(['A'], 'B')).toEqual(['A', 'B'])
  expect(addToRotation(['A'], 'A')).toEqual(['A'])
  const full = Array.from({ length: 14 }, (_, index) => `${index}`)
  expect(addToRotation(full, 'more')).toBe(full)
})
