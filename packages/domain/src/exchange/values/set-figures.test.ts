import { expect, it } from 'vitest'
import { newReport } from '../workouts/report.ts'
import { type SetFigures, setOf } from './set-figures.ts'

function read(figures: SetFigures, name = 'Bench Press') {
  const report = newReport()
  return { set: setOf(7, name, figures, report), warnings: report.warnings, remarks: report.remarks() }
}

const kg = (figure: number) => ({ figure, unit: 'kg' }) as const

it('a set counts repetitions, seconds or a distance; one of nothing is none, and counted', () => {
  expect(read({ reps: 8, weight: kg(60) }).set).toEqual({ line: 7, reps: 8, weight: kg(60) })
  expect(read({ reps: null, seconds: 59.6 }).set).toEqual({ line: 7, reps: 0, seconds: 60 })
  expect(read({ reps: null, weight: kg(60) })).toMatchObject({ set: null, remarks: [{ what: 'empty-sets', count: 1 }] })
})

it('no repetition of a weight is a set that was missed', () => {
  expect(read({ reps: 0, weight: kg(60) }).set).toEqual({ line: 7, reps: 0, weight: kg(60) })
})

it('the weight of an assisted exercise is its assistance, that of a band is not', () => {
  for (const name of [
    'Dominadas (Asistidas)',
    'Unterstützte Klimmzüge',
    'Barra fixa assistida',
    'Tractions assistées',
  ]) {
    expect(read({ reps: 8, weight: kg(20) }, name).set).toMatchObject({ assist: kg(20) })
  }
  expect(read({ reps: 8, weight: kg(20) }, 'Pull Up (Assisted)').set).toEqual({ line: 7, reps: 8, assist: kg(20) })
  expect(read({ reps: 8, weight: kg(20) }, 'Band Assisted Pull Up').set).toMatchObject({ weight: kg(20) })
})

it('an effort is repetitions in reserve to the half; an RPE of 0 is none, a reserve of 0 is one', () => {
  expect(read({ reps: 8, rpe: 6.5 }).set?.rir).toBe(3.5)
  expect(read({ reps: 8, rpe: 0 }).set).not.toHaveProperty('rir')
  expect(read({ reps: 8, rir: 0 }).set?.rir).toBe(0)
})

it('what no set takes is left out with a warning, and the set stays', () => {
  expect(read({ reps: 8, rpe: 11 })).toMatchObject({ set: { reps: 8 }, warnings: [{ line: 7, what: 'detail' }] })
  expect(read({ reps: 8, seconds: 359_999 })).toMatchObject({ set: { reps: 8 }, warnings: [{ value: '359999' }] })
  expect(read({ reps: 8, seconds: 359_999 }).set).not.toHaveProperty('seconds')
})
