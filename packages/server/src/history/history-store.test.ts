import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newcomer } from '../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'
import { finishedWorkout } from '../test-kit/training.ts'
import { listHistoryEntries, listHistoryIds, measureHistory } from './history-store.ts'
import { countExercisesDone, countNewExercises } from './last-sets-store.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp({ library: true })
})

afterAll(() => testApp.close())

/** A lifter with two finished workouts of three sets each, the older one sent last. */
const lifter = async () => {
  const member = await newcomer(testApp)
  const now = testApp.clock.now()
  const newer = finishedWorkout(now)
  const older = finishedWorkout(now - 86_400_000, { sent_at: new Date(now).toISOString() })
  for (const body of [newer, older]) await member.client.call('create-workout-history', { body })
  return { userId: member.profile.id, newer, older }
}

describe('the history in the database', () => {
  it('has the finished workouts of one person, newest first', async () => {
    const [{ userId, newer, older }, other] = [await lifter(), await lifter()]
    const { read } = testApp.platform.database
    expect(await listHistoryIds(userId, read)).toEqual([newer.id, older.id])
    const named = [older.id, newer.id, other.newer.id]
    const entries = await listHistoryEntries(userId, named, read)
    expect(entries.map(({ id }) => id)).toEqual([newer.id, older.id])
    expect(entries[0]?.sets).toEqual(newer.sets)
    expect(await listHistoryEntries(userId, [older.id], read)).toHaveLength(1)
  })

  it('is measured for each person alone', async () => {
    const [{ userId }, empty] = [await lifter(), (await newcomer(testApp)).profile.id]
    const { database } = testApp.platform
    const measured = (of: string) => database.transaction((writer) => measureHistory(of, writer))
    expect([await measured(userId), await measured(empty)]).toEqual([
      { workouts: 2, sets: 6 },
      { workouts: 0, sets: 0 },
    ])
  })

  it('counts each exercise once, and as new what the person has never done', async () => {
    const [{ userId, newer }, empty] = [await lifter(), (await newcomer(testApp)).profile.id]
    const ids = [...new Set(newer.sets.map(({ exercise_id }) => exercise_id)), 'never done']
    const counted = (of: string) =>
      testApp.platform.database.transaction(async (writer) => [
        await countExercisesDone(of, writer),
        await countNewExercises(of, ids, writer),
      ])
    expect([await counted(userId), await counted(empty)]).toEqual([
      [2, 1],
      [0, 3],
    ])
  })
})
