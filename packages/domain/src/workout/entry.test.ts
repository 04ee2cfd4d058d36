import { describe, expect, it } from 'vitest'
import { fc } from '../test-kit/properties.ts'
import { admissibleLift, parseAssistance, parseCount, parseLoad, parseReps } from './entry.ts'

describe('a typed weight', () => {
  it.each([
    ['62.5', 62.5],
    ['62,5', 62.5],
    ['100', 100],
    ['0', 0],
    [' 80 ', 80],
    ['1 250', 1250],
    ['1\u00a0250,5', 1250.5],
    ['+5', 5],
    [',5', 0.5],
    ['7,', 7],
    ['61.237', 61.24],
  ])('%o counts as %d kg', (text, value) => {
    expect(parseLoad('kg', text)).toEqual({ value: { weight: value }, problem: null })
  })

  it.each(['', '-20', 'abc', '12kg', '1e3', '0x10', '1,2,3', '1.000,5', 'Infinity', 'NaN', ',', '−5'])(
    '%o is no number, or below 0, and counts as 0',
    (text) => {
      expect(parseLoad('kg', text)).toEqual({ value: { weight: 0 }, problem: null })
    },
  )

  it('is an error over 2,000 kg', () => {
    expect(parseLoad('kg', '2000')).toEqual({ value: { weight: 2000 }, problem: null })
    expect(parseLoad('lb', '4409').problem).toBeNull()
    expect(parseLoad('kg', '2000,01')).toEqual({ value: { weight: 2000.01 }, problem: 'too_large' })
    expect(parseLoad('lb', '4410').problem).toBe('too_large')
  })
})

describe('a typed assistance', () => {
  it('is read as a weight is, and stands for no weight', () => {
    expect(parseAssistance('kg', '22,5')).toEqual({ value: { weight: 0, assist: 22.5 }, problem: null })
    expect(parseAssistance('lb', '50')).toEqual({
      value: { weight: 0, assist: 22.68, assist_lb: 50 },
      problem: null,
    })
    expect(parseAssistance('kg', '-20').value).toEqual(parseAssistance('kg', '').value)
  })

  it('is an error over 500 kg', () => {
    expect(parseAssistance('kg', '500').problem).toBeNull()
    expect(parseAssistance('kg', '500,01').problem).toBe('too_large')
    expect(parseAssistance('lb', '1102').problem).toBeNull()
    expect(parseAssistance('lb', '1103').problem).toBe('too_large')
  })
})

describe('typed seconds and metres', () => {
  it('are rounded down, and are an error over a day or 1,000 km', () => {
    expect(parseCount('86400,9', 'time')).toEqual({ value: 86_400, problem: null })
    expect(parseCount('86401', 'time').problem).toBe('too_large')
    expect(parseCount('1000000', 'distance')).toEqual({ value: 1_000_000, problem: null })
    expect(parseCount('1000001', 'distance').problem).toBe('too_large')
  })
})

describe('typed repetitions', () => {
  it('are rounded down', () => {
    expect(parseReps('8,9')).toEqual({ value: 8, problem: null })
    expect(parseReps('0.9')).toEqual({ value: 0, problem: null })
  })

  it('count as 0 when negative or no number', () => {
    expect(parseReps('-3').value).toBe(0)
    expect(parseReps('dix').value).toBe(0)
  })

  it('are an error over 1,000', () => {
    expect(parseReps('1000,5')).toEqual({ value: 1000, problem: null })
    expect(parseReps('1001')).toEqual({ value: 1001, problem: 'too_large' })
  })
})

it('reads any text as a number from 0 on', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(Number.isInteger(parseReps(text).value)).toBe(true)
      expect(parseLoad('kg', text).value.weight).toBeGreaterThanOrEqual(0)
    }),
  )
})

it('reads what it would write, with a comma or a point', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200_000 }), (hundredths) => {
      const text = String(hundredths / 100)
      expect(parseLoad('kg', text)).toEqual({ value: { weight: hundredths / 100 }, problem: null })
      expect(parseLoad('kg', text.replace('.', ','))).toEqual(parseLoad('kg', text))
    }),
  )
})

describe('a lift as it may be recorded', () => {
  it('is left alone when it is sound', () => {
    expect(admissibleLift({ reps: 8, weight: 62.25 })).toEqual({ reps: 8, weight: 62.25 })
    expect(admissibleLift({ reps: 1, weight: 0.5 })).toEqual({ reps: 1, weight: 0.5 })
  })

  it('is 0 without a sign', () => {
    expect(admissibleLift({ reps: -0, weight: -0 })).toEqual({ reps: 0, weight: 0 })
  })

  it('does not change when it is made admissible twice', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (reps, weight) => {
        const once = admissibleLift({ reps, weight })
        expect(admissibleLift(once)).toEqual(once)
      }),
    )
  })
})
