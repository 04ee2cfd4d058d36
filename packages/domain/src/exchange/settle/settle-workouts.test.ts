import { describe, expect, it } from 'vitest'
import { readingOf, usualAnswers } from '../../test-kit/files.ts'
import { settleWorkouts } from './settle-workouts.ts'
import type { ImportAnswers } from './settled-workout.ts'

const header =
  'Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;Distance;Distance Unit;Seconds;Notes;Workout Notes'

const settled = async (rows: readonly string[], changed: Partial<ImportAnswers> = {}) => {
  const { workouts } = await readingOf([header, ...rows].join('\n'))
  return settleWorkouts(workouts, { ...usualAnswers, ...changed })
}

const oneSet = async (weight: string, unit: string, changed: Partial<ImportAnswers> = {}) => {
  const { workouts } = await settled([`2026-01-05 10:00:00;A;Bench Press;1;${weight};${unit};5;;;;;`], changed)
  return workouts[0]?.exercises[0]?.sets[0]
}

const startAt = async (wall: string) => {
  const { workouts } = await settled([`${wall};A;Bench Press;1;60;kg;5;;;;;`])
  return [workouts[0]?.started_at, workouts[0]?.utc_offset, workouts[0]?.fileStart]
}

describe('a workout of a file in the units and the time zone that were answered', () => {
  it('begins at the clock of the zone, summer and winter', async () => {
    expect(await startAt('2026-07-01 10:00:00')).toEqual(['2026-07-01T08:00:00.000Z', 120, '2026-07-01T10:00'])
    expect(await startAt('2026-01-01 10:00:00')).toEqual(['2026-01-01T09:00:00.000Z', 60, '2026-01-01T10:00'])
  })

  it('that began while clocks were put forward has the offset after, and while they were put back the earlier hour', async () => {
    expect(await startAt('2026-03-29 02:30:00')).toEqual(['2026-03-29T00:30:00.000Z', 120, '2026-03-29T02:30'])
    expect(await startAt('2026-10-25 02:30:00')).toEqual(['2026-10-25T00:30:00.000Z', 120, '2026-10-25T02:30'])
  })

  it('that its file tells in UTC begins then, and is known by that minute', () => {
    const start = { instant: '2026-07-01T08:00:59.000Z' }
    const exercises = [{ name: 'Squat', sets: [{ line: 1, reps: 5 }] }]
    const told = { line: 1, start, title: 'A', duration_seconds: 0, exercises }
    expect(settleWorkouts([told], usualAnswers).workouts).toMatchObject([
      { started_at: '2026-07-01T08:00:59.000Z', utc_offset: 120, fileStart: '2026-07-01T08:00Z' },
    ])
  })

  it('keeps pounds to the twentieth beside their kilograms', async () => {
    expect(await oneSet('135', 'lbs')).toMatchObject({ weight: 61.23, weight_lb: 135 })
    expect(await oneSet('88.18', 'lbs')).toMatchObject({ weight: 40.01, weight_lb: 88.2 })
    expect(await oneSet('100', '', { weightUnit: 'lb' })).toMatchObject({ weight: 45.36, weight_lb: 100 })
  })

  it('goes back to the unit in which its weights were written down', async () => {
    expect(await oneSet('88.18', 'lbs', { convertBack: 'kg' })).toMatchObject({ weight: 40 })
    expect(await oneSet('88.18', 'lbs', { convertBack: 'kg' })).not.toHaveProperty('weight_lb')
    expect(await oneSet('45.359237', 'kg', { convertBack: 'lb' })).toMatchObject({ weight: 45.36, weight_lb: 100 })
  })

  it('has whole metres', async () => {
    const { workouts } = await settled([
      '2026-01-05 10:00:00;A;Run;1;0;;0;1;mi;600;;',
      '2026-01-05 10:00:00;A;Walk;1;0;;0;2;;;;',
    ])
    expect(workouts[0]?.exercises.map(({ sets }) => sets[0]?.distance)).toEqual([1609, 2000])
  })

  it('loses a set above the bounds, and says which', async () => {
    const { workouts, problems } = await settled([
      '2026-01-05 10:00:00;A;Bench Press;1;4000;kg;5;;;;;',
      '2026-01-05 10:00:00;A;Bench Press;2;60;kg;5;;;;;',
    ])
    expect(workouts[0]?.exercises[0]?.sets).toHaveLength(1)
    expect(problems).toEqual([{ line: 2, what: 'above', value: '4000', limit: 2000 }])
    const nothingLeft = await settled(['2026-01-05 10:00:00;A;Bench Press;1;4000;kg;5;;;;;'])
    expect([nothingLeft.workouts, nothingLeft.problems]).toEqual([[], problems])
  })

  it('has no notes where none are wanted', async () => {
    const row = '2026-01-05 10:00:00;A;Bench Press;1;60;kg;5;;;;elbow;tired'
    expect(JSON.stringify((await settled([row])).workouts)).toMatch(/elbow.*tired|tired.*elbow/u)
    expect(JSON.stringify((await settled([row], { keepNotes: false })).workouts)).not.toMatch(/elbow|tired/u)
  })
})
