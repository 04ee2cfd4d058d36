import { expect, it } from 'vitest'
import { writtenDistance, writtenRpe, writtenWeight } from './written-figures.ts'

const set = { exercise_id: 'squat', exercise_name: 'Squat', reps: 5, weight: 61.23 }

it('a weight is written in the unit, its pounds as they were typed, else to the hundredth', () => {
  expect(writtenWeight(set, 'kg')).toBe(61.23)
  expect(writtenWeight({ ...set, weight_lb: 135 }, 'lb')).toBe(135)
  expect(writtenWeight({ ...set, weight: 60 }, 'lb')).toBe(132.28)
  expect(writtenWeight({ ...set, weight: 0 }, 'lb')).toBe(0)
})

it('an assisted set has its assistance written in place of its weight', () => {
  const assisted = { ...set, weight: 0, assist: 20.41 }
  expect(writtenWeight(assisted, 'kg')).toBe(20.41)
  expect(writtenWeight({ ...assisted, assist_lb: 45 }, 'lb')).toBe(45)
  expect(writtenWeight({ ...assisted, assist: 20 }, 'lb')).toBe(44.09)
  expect(writtenWeight({ ...set, assist: 0, assist_lb: 0, weight_lb: 135 }, 'lb')).toBe(135)
})

it('a distance is written in km, or in miles of which the metres come back', () => {
  expect(writtenDistance({ ...set, distance: 5500 }, 'kg')).toBe(5.5)
  expect(writtenDistance({ ...set, distance: 5500 }, 'lb')).toBe(3.4175)
  expect(writtenDistance(set, 'lb')).toBeNull()
})

it('an effort is written from 6 on, and none where no reserve was told', () => {
  const efforts = [0, 1.5, 4, 4.5, 10].map((rir) => writtenRpe({ ...set, rir }))
  expect(efforts).toEqual([10, 8.5, 6, null, null])
  expect(writtenRpe(set)).toBeNull()
})
