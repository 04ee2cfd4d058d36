import { expect, it } from 'vitest'
import { aimedLoad, withLoad } from './aimed-load.ts'

it('a weight that is aimed at has its pounds for who lifts in them, where it was made of such', () => {
  expect(aimedLoad(61.23, 'lb')).toEqual({ weight: 61.23, weight_lb: 135 })
  expect(aimedLoad(61.23, 'kg')).toEqual({ weight: 61.23 })
  expect(aimedLoad(61.24, 'lb')).toEqual({ weight: 61.24 })
  // 2.25 lb, of plates of a quarter.
  expect(aimedLoad(1.02, 'lb')).toEqual({ weight: 1.02, weight_lb: 2.25 })
})

it('a weight that was lifted in kilograms has no pounds of its own, though 42.5 kg are 93.7 lb to the hundredth', () => {
  expect(aimedLoad(42.5, 'lb')).toEqual({ weight: 42.5 })
})

it('below 0 it is an assistance, and 0 is neither', () => {
  expect(aimedLoad(-20.41, 'lb')).toEqual({ weight: 0, assist: 20.41, assist_lb: 45 })
  expect(aimedLoad(-20, 'kg')).toEqual({ weight: 0, assist: 20 })
  expect([aimedLoad(0, 'lb'), aimedLoad(0, 'kg')]).toEqual([{ weight: 0 }, { weight: 0 }])
})

it('a set takes a load in place of all of its own', () => {
  const set = { reps: 8, weight: 0, assist: 20.41, assist_lb: 45 }
  expect(withLoad(set, { weight: 60 })).toStrictEqual({ reps: 8, weight: 60 })
  expect(withLoad({ reps: 8, weight: 61.23, weight_lb: 135 }, { weight: 60 })).toStrictEqual({ reps: 8, weight: 60 })
})
