import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, newcomer } from '../test-kit/factories.ts'
import { newImport } from '../test-kit/imports.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'
import { newExercise } from '../test-kit/training.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp({ library: true })
})

afterAll(() => testApp.close())

const listed = async ({ client }: Member) => (await client.call('get-imports')).items

const made = async ({ client }: Member) => {
  const body = newExercise()
  await client.call('create-exercise', { body })
  return body.id
}

const begin = async ({ client }: Member, ...exercise_ids: readonly string[]) =>
  (await client.call('create-import', { body: newImport({ names: [], exercise_ids: [...exercise_ids] }) })).id

describe('the list of imports', () => {
  it('counts the exercises that were made for one as long as they are here: no deleted one, and none of long before', async () => {
    const member = await newcomer(testApp)
    const [old, one, deleted] = [await made(member), await made(member), await made(member)]
    await testApp.platform.database.pool.query(
      "UPDATE exercises SET created_at = created_at - interval '2 hours' WHERE id = $1",
      [old],
    )
    const id = await begin(member, old, one, deleted)
    await member.client.call('delete-exercise', { params: { id: deleted } })
    expect(await listed(member)).toMatchObject([{ workouts: 0, exercises: 1 }])
    const answer = await member.client.call('undo-import', { params: { id }, body: {} })
    expect(answer.import).toMatchObject({ exercises: 0 })
  })

  it('counts no exercise of somebody else whom an import names', async () => {
    const [member, other] = [await newcomer(testApp), await newcomer(testApp)]
    await begin(member, await made(other))
    expect(await listed(member)).toMatchObject([{ exercises: 0 }])
  })
})
