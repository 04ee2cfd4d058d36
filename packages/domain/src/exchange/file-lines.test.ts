import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readBytes, usualAnswers } from '../test-kit/files.ts'
import { settleMeasures } from './settle/settle-measures.ts'
import { settleWorkouts } from './settle/settle-workouts.ts'

const header =
  'Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;Distance;Distance Unit;Seconds;Notes;Workout Notes'
const row = (day: string, weight: string) => `${day} 18:00:00;Push;Bench Press;1;${weight};kg;5;;;;;`
const table = (...rows: readonly string[]) => [header, ...rows].join('\n')

const answerOf = (files: Readonly<Record<string, string>>) =>
  readBytes(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))))

const readingOf = async (files: Readonly<Record<string, string>>) => {
  const answer = await answerOf(files)
  if (answer.outcome !== 'read') throw new Error(JSON.stringify(answer))
  return answer.reading
}

const page = (...reps: readonly unknown[]) =>
  JSON.stringify({
    results: reps.map((repetitions, at) => ({
      ...{ id: at, date: `2026-02-0${at + 1}T18:05:00+01:00`, session: at, exercise: 73, repetitions_unit: 1 },
      ...{ repetitions, weight_unit: 1, weight: '80' },
    })),
  })

describe('a line of an archive that holds several files', () => {
  it('names its file, also where the answers show that a weight or a measure is above what the log takes', async () => {
    const { workouts, measures } = await readingOf({
      '2024.csv': table(row('2024-03-01', '80'), row('2024-03-02', '2500')),
      '2025.csv': table(row('2025-03-01', '2500'), row('2025-03-02', '80'), row('2025-03-03', '80')),
      'weight.csv': 'Date;Weight (kg)\n2024-04-20;100.6\n2024-04-21;1000\n',
    })
    expect(settleWorkouts(workouts, usualAnswers).problems.map(({ file, line }) => [file, line])).toEqual([
      ['2025.csv', 2],
      ['2024.csv', 3],
    ])
    expect(settleMeasures(measures, 'kg').problems.map(({ file, line }) => [file, line])).toEqual([['weight.csv', 3]])
  })

  it('names its file where the others are not read, and where the whole archive is refused', async () => {
    const { problems } = await readingOf({
      'other.csv': 'a,b,c\n1,2,3\n',
      'strong.csv': table(row('2024-03-01', '80'), row('2024-03-02', '80'), row('someday', '80')),
    })
    expect(problems).toEqual([{ file: 'strong.csv', line: 4, what: 'date', value: 'someday 18:00:00' }])
    expect(
      await answerOf({ 'a.csv': table(row('someday', '80')), 'b.csv': table(row('someday', '80')) }),
    ).toMatchObject({ refusal: { reason: 'mostly-bad', problems: [{ file: 'a.csv', line: 2 }] } })
    expect(await answerOf({ 'a.json': '{', 'b.json': '{' })).toMatchObject({
      refusal: { reason: 'broken', file: 'a.json', line: 1 },
    })
  })

  it('is a record of its own page where the pages of one answer are read together', async () => {
    const { problems, workouts } = await readingOf({ '1.json': page('8', '8', '8'), '2.json': page('8', 'many', -1) })
    expect(problems.map(({ file, line }) => [file, line])).toEqual([['2.json', 3]])
    const sets = workouts.flatMap(({ exercises }) => exercises.flatMap((exercise) => exercise.sets))
    expect(sets.map(({ file, line }) => [file, line])).toEqual([
      ['1.json', 1],
      ['2.json', 1],
      ['1.json', 2],
      ['2.json', 2],
      ['1.json', 3],
    ])
  })

  it('shows nothing in the name of its file that turns or breaks the text beside it', async () => {
    const { problems } = await readingOf({
      'a\u202Egnp\n.csv': table(row('2024-03-01', '80'), row('2024-03-02', '80'), row('someday', '80')),
      'b.csv': table(row('2025-03-01', '80')),
    })
    expect(problems.map(({ file }) => file)).toEqual(['agnp .csv'])
  })
})

it('a line of the only file of an archive is told as that of a file that came by itself', async () => {
  const { problems } = await readingOf({
    'strong.csv': table(row('2024-03-01', '80'), row('2024-03-02', '80'), row('someday', '80')),
  })
  expect(problems).toEqual([{ line: 4, what: 'date', value: 'someday 18:00:00' }])
})
