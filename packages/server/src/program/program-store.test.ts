import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newcomer } from '../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'
import { newProgram } from '../test-kit/training.ts'
import { measureOtherPrograms } from './program-room-store.ts'
import { findOwnPrograms, listOwnProgramIds, lockOwnProgram } from './program-store.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp({ library: true })
})

afterAll(() => testApp.close())

/** Somebody with two programs of two exercises and three sets each. */
const owner = async () => {
  const { client, profile } = await newcomer(testApp)
  const [first, second] = [newProgram(), newProgram()]
  for (const body of [first, second]) await client.call('create-program', { body })
  return { userId: profile.id, first, second }
}

describe('the programs in the database', () => {
  it('are found for their owner alone, newest first', async () => {
    const [{ userId, first, second }, other] = [await owner(), await owner()]
    const { read } = testApp.platform.database
    expect(await listOwnProgramIds(userId, read)).toEqual([second.id, first.id])
    const found = await findOwnPrograms(userId, [first.id, second.id, other.first.id], read)
    expect(found.map(({ id }) => id)).toEqual([second.id, first.id])
    expect(await findOwnPrograms(userId, [first.id], read)).toMatchObject([{ exercises: [{ order: 0 }, { order: 1 }] }])
  })

  it('are locked for a change by their owner alone', async () => {
    const [{ userId, first }, other] = [await owner(), await owner()]
    const locked = (id: string) => testApp.platform.database.transaction((writer) => lockOwnProgram(userId, id, writer))
    expect([await locked(first.id), await locked(other.first.id)]).toMatchObject([{ id: first.id }, undefined])
  })

  it('are measured without the one that is about to change', async () => {
    const { userId, first } = await owner()
    const measured = (id: string) =>
      testApp.platform.database.transaction((writer) => measureOtherPrograms(userId, id, writer))
    expect(await measured(first.id)).toEqual({ programs: 1, exercises: 2, sets: 3 })
    expect(await measured(crypto.randomUUID())).toEqual({ programs: 2, exercises: 4, sets: 6 })
  })
})
