import { expect, it } from 'vitest'
import { readingOf } from '../../../test-kit/files.ts'

const read = (header: string, ...rows: readonly string[]) => readingOf([header, ...rows].join('\n'))

it('a distance of Strong without a unit is in kilometers where it is under 100 and its time is told, and is asked else', async () => {
  const header =
    'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE'
  const row = (distance: string, seconds: string) =>
    `2026-03-02 18:00:00,Cardio,30m,Running,1,0,0,${distance},${seconds},,,`
  const distances = async (...rows: readonly string[]) => {
    const { workouts, questions } = await read(header, ...rows)
    const sets = workouts.flatMap(({ exercises }) => exercises.flatMap((exercise) => exercise.sets))
    return [sets.map(({ distance }) => distance), questions.distanceUnit?.figures]
  }
  expect(await distances(row('99.5', '1800'))).toEqual([[{ figure: 99.5, unit: 'km' }], undefined])
  expect(await distances(row('100', '1800'), row('5', '0'))).toEqual([
    [
      { figure: 100, unit: null },
      { figure: 5, unit: null },
    ],
    2,
  ])
})

it('workouts of Strong that are numbered are told apart by their number, also of one moment and one name', async () => {
  const header = 'Workout #;Date;Workout Name;Exercise Name;Set Order;Weight (kg);Reps'
  const row = (number: number) => `${number};2026-03-02 18:00:00;Haut;Squat;1;60;5`
  const { workouts } = await read(header, row(4), row(5), row(4))
  expect(workouts.map(({ exercises }) => exercises.flatMap(({ sets }) => sets.map(({ line }) => line)))).toEqual([
    [2, 4],
    [3],
  ])
})
