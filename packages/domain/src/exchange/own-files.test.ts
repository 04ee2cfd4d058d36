import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readBytes } from '../test-kit/files.ts'

const answerOf = (files: Readonly<Record<string, unknown>>) => {
  const texts = Object.entries(files).map(([name, file]) => [
    name,
    typeof file === 'string' ? file : JSON.stringify(file),
  ])
  return readBytes(zipSync(Object.fromEntries(texts.map(([name = '', text = '']) => [name, strToU8(text)]))))
}

const fonte = (year: number) => ({ format: 'fonte', version: 2, exported_at: `${year}-12-31T12:00:00Z` })
const program = { format: 'fonte-program', version: 1, program: {} }
const page = {
  results: [
    {
      id: 1,
      date: '2026-02-01T18:05:00+01:00',
      session: 1,
      exercise: 73,
      repetitions_unit: 1,
      repetitions: 5,
      weight: '80',
    },
  ],
}
const liftosaur = (day: number) => ({
  history: [
    {
      startTime: Date.UTC(2026, 0, day),
      entries: [
        {
          exercise: { id: 'squat' },
          sets: [{ completedReps: 5, isCompleted: true, completedWeight: { value: 80, unit: 'kg' } }],
        },
      ],
    },
  ],
})

describe('an archive with files of Fonte', () => {
  it('that holds one alone is that one', async () => {
    expect(await answerOf({ 'fonte.json': fonte(2025) })).toMatchObject({ outcome: 'own', format: 'fonte' })
    expect(await answerOf({ 'fonte.json': fonte(2025), 'empty.csv': '' })).toMatchObject({ outcome: 'own' })
  })

  it('that holds several is refused by their names: each is restored on its own', async () => {
    const several = (...names: readonly string[]) => ({
      outcome: 'refused',
      refusal: { reason: 'several-own', files: names },
    })
    expect(await answerOf({ '2024.json': fonte(2024), '2025.json': fonte(2025) })).toEqual(
      several('2024.json', '2025.json'),
    )
    expect(await answerOf({ 'push.json': program, 'pull.json': program })).toEqual(several('push.json', 'pull.json'))
    expect(await answerOf({ 'fonte.json': fonte(2025), 'push.json': program })).toEqual(
      several('fonte.json', 'push.json'),
    )
    expect(await answerOf({ 'a.json': '{', 'b.json': fonte(2025) })).toEqual(several('a.json', 'b.json'))
    expect(await answerOf({ 'a.csv': 'one;two\n1;2\n', 'b.json': fonte(2025) })).toEqual(several('a.csv', 'b.json'))
  })

  it('and of another app brings those of the app, and names the others', async () => {
    const answer = await answerOf({ 'fonte.json': fonte(2025), 'wger.json': page })
    expect(answer).toMatchObject({ outcome: 'read', reading: { format: 'wger', leftOut: ['fonte.json'] } })
  })
})

it('an archive with several states of Liftosaur brings the workouts of all of them', async () => {
  const answer = await answerOf({ 'a.json': liftosaur(3), 'b.json': liftosaur(4) })
  expect(answer).toMatchObject({ outcome: 'read', reading: { format: 'liftosaur', workouts: [{}, {}] } })
})
