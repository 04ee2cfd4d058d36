import { describe, expect, it } from 'vitest'
import { readingOf } from '../../test-kit/files.ts'

const ios = 'Date,Exercise,Category,Weight (kg),Weight (lbs),Reps,Distance,Distance Unit,Time,Notes,Kind'
const android = 'Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment'

/** The set of a row, without its line. */
async function setOf(header: string, row: string) {
  const { workouts } = await readingOf([header, `2026-01-10,Squat,Legs,${row}`].join('\n'))
  const { line: _, ...set } = workouts[0]?.exercises[0]?.sets[0] ?? { line: 0 }
  return set
}

describe('a weight of FitNotes', () => {
  it('is the one in kilograms of both, and that in pounds where the other is nothing', async () => {
    expect(await setOf(ios, '30,66.14,10,,,,,')).toEqual({ reps: 10, weight: { figure: 30, unit: 'kg' } })
    expect(await setOf(ios, '0,70,10,,,,,')).toEqual({ reps: 10, weight: { figure: 70, unit: 'lb' } })
    expect(await setOf(ios, ',70,10,,,,,')).toEqual({ reps: 10, weight: { figure: 70, unit: 'lb' } })
    expect(await setOf(ios, '30,,10,,,,,')).toEqual({ reps: 10, weight: { figure: 30, unit: 'kg' } })
    expect(await setOf(ios, '0,,10,,,,,')).toEqual({ reps: 10 })
  })

  it('is in the unit beside it, where one is told', async () => {
    expect(await setOf(android, '60,kgs,5,,,,')).toEqual({ reps: 5, weight: { figure: 60, unit: 'kg' } })
    expect(await setOf(android, '135,lbs,5,,,,')).toEqual({ reps: 5, weight: { figure: 135, unit: 'lb' } })
    expect(await setOf(android, '60,,5,,,,')).toEqual({ reps: 5, weight: { figure: 60, unit: null } })
  })
})

it('a set of FitNotes has its distance in the unit beside it, and its time', async () => {
  expect(await setOf(android, ',,,5.5,km,0:30:15,')).toEqual({
    reps: 0,
    distance: { figure: 5.5, unit: 'km' },
    seconds: 1815,
  })
})

it('a row of FitNotes with a figure that is none is a problem, and the others stay', async () => {
  const rows = ['2026-01-10,Squat,Legs,60,kgs,many,,,,', '2026-01-10,Squat,Legs,60,kgs,5,,,,']
  const { workouts, problems } = await readingOf([android, ...rows].join('\n'))
  expect(workouts[0]?.exercises[0]?.sets).toHaveLength(1)
  expect(problems).toEqual([{ line: 2, what: 'number', value: 'many' }])
})

it('a row of FitNotes with a time that is none is a problem, and no time is none', async () => {
  const rows = ['soon', '-', '0:01:00'].map((time) => `2026-01-10,Plank,Abs,,,${time === '-' ? 5 : ''},,,${time},`)
  const { workouts, problems, remarks } = await readingOf([android, ...rows].join('\n'))
  expect(workouts[0]?.exercises[0]?.sets).toEqual([
    { line: 3, reps: 5 },
    { line: 4, reps: 0, seconds: 60 },
  ])
  expect(problems).toEqual([{ line: 2, what: 'number', value: 'soon' }])
  expect(remarks.filter(({ what }) => what === 'empty-sets')).toEqual([])
})
