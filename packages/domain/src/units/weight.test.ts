import { describe, expect, it } from 'vitest'
import { exactPounds, inUnit, stored, storedWeight, toKg, toLb } from './weight.ts'

describe('pounds', () => {
  it.each([
    [2.5, 1.13],
    [5, 2.27],
    [45, 20.41],
    [95, 43.09],
    [135, 61.23],
    [185, 83.91],
    [225, 102.06],
    [315, 142.88],
    [405, 183.7],
  ])('%d lb are stored as %d kg and come back as they were typed', (pounds, kg) => {
    expect(stored('lb', pounds)).toEqual({ weight: kg, weight_lb: pounds })
    expect(inUnit('lb', stored('lb', pounds))).toBe(pounds)
  })

  it('come back from their hundredths of a kilogram, every multiple of 0.05 lb up to 4,400', () => {
    const lost: number[] = []
    for (let twentieths = 0; twentieths <= 88_000; twentieths += 1) {
      const back = Math.round(exactPounds(toKg(twentieths / 20)) * 20)
      if (back !== twentieths) lost.push(twentieths / 20)
    }
    expect(lost).toEqual([])
  })

  it('of a weight in kilograms are shown to the half pound', () => {
    expect(toLb(100)).toBe(220.5)
    expect(inUnit('lb', { weight: 20 })).toBe(44)
    expect(inUnit('lb', { weight: 0 })).toBe(0)
  })
})

describe('kilograms', () => {
  it('that were typed stay as they were typed', () => {
    expect(stored('kg', 61.25)).toEqual({ weight: 61.25 })
    expect(inUnit('kg', { weight: 61.25 })).toBe(61.25)
  })

  it('of a weight typed in pounds are shown to the tenth', () => {
    expect(inUnit('kg', stored('lb', 45))).toBe(20.4)
    expect(inUnit('kg', stored('lb', 135))).toBe(61.2)
  })
})

it('the weight of a set is its kilograms, and its pounds only where they were typed', () => {
  const set = { reps: 5, weight: 61.23 }
  expect(storedWeight({ ...set, weight_lb: 135 })).toStrictEqual({ weight: 61.23, weight_lb: 135 })
  expect(storedWeight({ ...set, weight_lb: undefined })).toStrictEqual({ weight: 61.23 })
})
