import { expect, it } from 'vitest'
import { inUnit } from '../units/weight.ts'
import { assistanceOf, isAssisted, setLoad, signedWeight, unsignedWeight } from './set-load.ts'

const chinUp = { reps: 8, weight: 0, assist: 20.41, assist_lb: 45, rir: 2 }

it('assistance stands below nothing, in the unit it was typed in, and its box shows it without the sign', () => {
  expect(inUnit('lb', signedWeight(chinUp))).toBe(-45)
  expect(inUnit('kg', signedWeight(chinUp))).toBe(-20.4)
  expect(signedWeight({ weight: 0, assist: 20 })).toEqual({ weight: -20 })
  expect(unsignedWeight(chinUp)).toEqual({ weight: 20.41, weight_lb: 45 })
})

it('a weight stands as it is, and so does none', () => {
  expect(signedWeight({ weight: 10, assist: 0 })).toEqual({ weight: 10 })
  expect(unsignedWeight({ weight: 10, assist: 0 })).toEqual({ weight: 10 })
})

it('the load of a set is told without what else it says', () => {
  expect(setLoad(chinUp)).toEqual({ weight: 0, assist: 20.41, assist_lb: 45 })
  expect(setLoad({ weight: 60 })).toEqual({ weight: 60 })
})

it('a weight taken off is as much assistance, in pounds as typed; nothing taken off is none', () => {
  expect(assistanceOf({ weight: 20.41, weight_lb: 45 })).toEqual({ weight: 0, assist: 20.41, assist_lb: 45 })
  expect(assistanceOf({ weight: 20 })).toEqual({ weight: 0, assist: 20 })
  expect(assistanceOf({ weight: 0 })).toEqual({ weight: 0 })
  expect([isAssisted(chinUp), isAssisted({}), isAssisted({ assist: 0 })]).toEqual([true, false, false])
})
