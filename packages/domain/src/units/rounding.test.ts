import { expect, it } from 'vitest'
import { isLoadable, roundings } from './rounding.ts'
import { stepIn } from './step.ts'
import { inUnit, toKg } from './weight.ts'

/** A weight in pounds after a step in kg. */
const after = (pounds: number, step: number) => inUnit('lb', { weight: roundings.lb(toKg(pounds) + step, step) })

it('kilograms are rounded down to 2.5 kg, or to the step where that is smaller', () => {
  expect([roundings.kg(62.4, 5), roundings.kg(62.4, 2.5), roundings.kg(27.9, 2)]).toEqual([60, 60, 26])
})

it('pounds are rounded down to 5 lb for steps as large, else to 2.5 lb, and to the half pound for the smallest', () => {
  expect([after(137, 2.27), after(137, 1.13), after(137, 0.5)]).toEqual([140, 137.5, 138])
})

it('a step of 5 lb or 2.5 lb, kept in hundredths of a kg, moves every weight by itself, up and down', () => {
  for (let pounds = 5; pounds <= 1000; pounds += 5) {
    expect([after(pounds, 2.27), after(pounds, 1.13)]).toEqual([pounds + 5, pounds + 2.5])
    expect(inUnit('lb', { weight: roundings.lb(toKg(pounds) - 2.27, 2.27) })).toBe(pounds - 5)
  }
})

it('a step of pounds is none of kilograms, and the other way round: the nearest that lifters of the unit go by is', () => {
  const kg = (weight: number, said: number) => roundings.kg(weight + stepIn('kg', said), stepIn('kg', said), weight)
  expect([kg(60, 2.27), kg(60.5, 2.27), kg(60.25, 1.13), kg(60, 0.45)]).toEqual([62.5, 62.5, 61.5, 60.5])
  const lb = (pounds: number, said: number) => after(pounds, stepIn('lb', said))
  expect([lb(135, 2.5), lb(135, 1.25), lb(135, 4)]).toEqual([140, 137.5, 145])
})

it('a weight of the other unit is none that can be loaded', () => {
  expect([42.5, 41.25, -20, 42.41].map((weight) => isLoadable('kg', weight))).toEqual([true, true, true, false])
  expect([toKg(93.5), toKg(-45), 42.5, 60].map((weight) => isLoadable('lb', weight))).toEqual([
    true,
    true,
    false,
    false,
  ])
})
