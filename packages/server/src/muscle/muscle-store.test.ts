import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'
import { listMuscleGroups } from './muscle-store.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp({ library: true })
})

afterAll(() => testApp.close())

it('each group of muscles has its own muscles, named in both languages', async () => {
  const groups = await listMuscleGroups(testApp.platform.database.read)
  expect(groups).toContainEqual({
    id: 'pectoraux',
    name: expect.any(String),
    name_en: expect.any(String),
    muscles: expect.any(Array),
  })
  const muscles = groups.flatMap((group) => group.muscles.map((muscle) => ({ group: group.id, ...muscle })))
  expect(muscles.filter(({ group, muscle_group_id }) => group !== muscle_group_id)).toEqual([])
  expect(muscles.find(({ id }) => id === 'pectoraux-milieu')).toMatchObject({
    group: 'pectoraux',
    name: expect.any(String),
    name_en: expect.any(String),
  })
})
