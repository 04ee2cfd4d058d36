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
    [
      { repetitions: '86401.00', repetitions_unit: 3 },
      { what: 'above', value: '86401.00', limit: 86_400 },
    ],
    [
      { repetitions: '1440.50', repetitions_unit: 4 },
      { what: 'above', value: '1440.50', limit: 1440 },
    ],
    [
      { repetitions: '-1.00', repetitions_unit: 4 },
      { what: 'below', value: '-1.00', limit: 0 },
    ],
  ])('of %j is a problem that names its figure, and the others stay', async (fields, problem) => {
    const { workouts, problems } = await read(fields, {})
    expect(problems).toEqual([{ line: 1, ...problem }])
    expect(workouts[0]?.exercises[0]?.sets).toEqual([{ line: 2, reps: 5, weight: { figure: 60, unit: 'kg' } }])
  })

  it.each([
    [1, { reps: 12 }],
    [2, { reps: 12, kind: 'failure' }],
    [3, { reps: 0, seconds: 12 }],
    [4, { reps: 0, seconds: 720 }],
    [5, { reps: 0, distance: { figure: 12, unit: 'mi' } }],
    [6, { reps: 0, distance: { figure: 12, unit: 'km' } }],
    [7, { reps: 12, kind: 'amrap' }],
    [8, { reps: 0, distance: { figure: 12, unit: 'm' } }],
  ])('is counted in the unit %i of its repetitions', async (repetitions_unit, figures) => {
    const { workouts } = await read({ repetitions: '12.00', repetitions_unit, weight: null })
    expect(workouts[0]?.exercises[0]?.sets).toEqual([{ line: 1, ...figures }])
  })
})

describe('a workout of wger', () => {
  const sessionOf = async (fields: Fields) => {
    const session = { id: 7, date: '2026-03-02', notes: 'Bien dormi', time_start: '18:05:00', time_end: '19:10:30' }
    const log = { id: 1, date: '2026-03-02', session: 7, exercise: 73, repetitions: '5.00', weight: '60.00' }
    const { workouts } = await readingOf(JSON.stringify([{ results: [log] }, { results: [{ ...session, ...fields }] }]))
    return workouts[0]
  }

  it('begins and ends with its session, and has its note', async () => {
    expect(await sessionOf({})).toMatchObject({
      start: { wall: '2026-03-02T18:05:00' },
      duration_seconds: 3930,
      note: 'Bien dormi',
    })
  })

  it('begins on the day of its session where that has no hour, and has no duration then', async () => {
    const workout = await sessionOf({ time_start: null, time_end: null, notes: '' })
    expect([workout?.start, workout?.duration_seconds, workout?.note]).toEqual([{ day: '2026-03-02' }, 0, undefined])
  })
})
