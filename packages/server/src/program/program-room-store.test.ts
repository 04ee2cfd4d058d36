import { programBounds } from '@fonte/domain/program/bounds'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storedLimits } from '../platform/limits/stored-limits.ts'
import { newcomer } from '../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'
import { requireProgramRoom } from './program-room-store.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp({ library: true })
})

afterAll(() => testApp.close())

/** Somebody whose programs hold so many exercises, of so many sets each. */
const personWith = async (exercises: number, setsOfEach: number): Promise<string> => {
  const { profile } = await newcomer(testApp)
  const sets = JSON.stringify(Array.from({ length: setsOfEach }, () => ({ reps: 5, weight: 80, rest: 60 })))
  await testApp.platform.database.pool.query(
    `WITH made AS (INSERT INTO programs (id, user_id, name)
       SELECT gen_random_uuid(), $1, 'Plein' FROM generate_series(1, $2) RETURNING id)
     INSERT INTO program_exercises (program_id, exercise_id, "order", default_rest, sets)
     SELECT made.id, picked.id, picked.position, 60, $4
     FROM made, (SELECT id, row_number() OVER () AS position FROM exercises LIMIT $3) AS picked`,
    [profile.id, exercises / programBounds.exercises.max, programBounds.exercises.max, sets],
  )
  return profile.id
}

const exercisesOf = (...sets: number[]) => sets.map((length) => ({ sets: Array.from({ length }) }))

type Exercises = ReturnType<typeof exercisesOf>

/** Whether a program fits beside the others of its owner: a new one, or one in place of what it was. */
const verdict = (userId: string, exercises: Exercises, before: Exercises | null = null) =>
  testApp.platform.database
    .transaction((writer) => requireProgramRoom(userId, { id: crypto.randomUUID(), exercises, before }, writer))
    .then(
      () => 'fits',
      ({ code }) => code,
    )

describe('a program', () => {
  it('fits as long as the sets of all exercises of all programs do', async () => {
    const most = programBounds.sets.max
    const fullPrograms = Math.floor(storedLimits.programSets / (programBounds.exercises.max * most))
    const userId = await personWith(fullPrograms * programBounds.exercises.max, most)
    const room = storedLimits.programSets - fullPrograms * programBounds.exercises.max * most
    expect(await verdict(userId, exercisesOf(20, room - 20))).toBe('fits')
    expect(await verdict(userId, exercisesOf(20, room - 19))).toBe('programs-full')
  })

  it('fits as long as the exercises of all programs do, however few sets they have', async () => {
    const userId = await personWith(storedLimits.programExercises - programBounds.exercises.max, 1)
    expect(await verdict(userId, exercisesOf(...Array(programBounds.exercises.max).fill(1)))).toBe('fits')
    expect(await verdict(userId, exercisesOf(...Array(programBounds.exercises.max + 1).fill(1)))).toBe('programs-full')
  })

  it('fits again where it does not grow, though there is no room left', async () => {
    const userId = await personWith(
      storedLimits.programExercises,
      storedLimits.programSets / storedLimits.programExercises + 1,
    )
    expect(await verdict(userId, exercisesOf(2, 3), exercisesOf(2, 3))).toBe('fits')
    expect(await verdict(userId, exercisesOf(5), exercisesOf(2, 3))).toBe('fits')
    expect(await verdict(userId, exercisesOf(2, 4), exercisesOf(2, 3))).toBe('programs-full')
    expect(await verdict(userId, exercisesOf(2, 2, 1), exercisesOf(2, 3))).toBe('programs-full')
  })
})
