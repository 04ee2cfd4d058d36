import { describe, expect, it } from 'vitest'
import { readingOf } from '../../../test-kit/files.ts'

type Fields = Readonly<Record<string, unknown>>

/** Saved sets of one day, each with what a test is about. */
const read = (...logs: readonly Fields[]) =>
  readingOf(
    JSON.stringify({
      results: logs.map((fields, index) => ({
        ...{ id: index + 1, date: '2026-03-02', session: 7, exercise: 73, repetitions: '5.00', weight: '60.00' },
        ...{ repetitions_unit: 1, weight_unit: 1, ...fields },
      })),
    }),
  )

describe('a set of wger', () => {
  it.each([
    [{ weight: '5000.00' }, { what: 'above', value: '5000.00', limit: 4409.25 }],
    [{ weight: '-2.50' }, { what: 'below', value: '-2.50', limit: 0 }],
    [{ repetitions: '1001.00' }, { what: 'above', value: '1001.00', limit: 1000 }],
    [{ repetitions: '4.50' }, { what: 'number', value: '4.50' }],
  ])('of %j is a problem that names its figure, and the others stay', async (fields, problem) => {
    const { workouts, problems } = await read(fields, {})
    expect(problems).toEqual([{ line: 1, ...problem }])
    expect(workouts[0]?.exercises[0]?.sets).toEqual([{ line: 2, reps: 5, weight: { figure: 60, unit: 'kg' } }])
  })
})
