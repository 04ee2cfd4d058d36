import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Member, newcomer } from '../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'
import { newProgram } from '../test-kit/training.ts'

let testApp: OwnTestApp
let lifter: Member

beforeAll(async () => {
  testApp = await startTestApp({ library: true })
  lifter = await newcomer(testApp)
})

afterAll(() => testApp.close())

const place = '0199d1c0-0000-7000-8000-000000000077'
const set = { reps: 8, weight: 60, rest: 90 }
const press = { exercise_id: 'predefined-développé-couché', default_rest: 120, sets: [set] }
const pullUp = { exercise_id: 'predefined-traction-en-pronation', default_rest: 60 }
const exercises = [
  {
    ...press,
    group: 1,
    group_rest: 15,
    note: 'Banc au cran 3',
    sets: [{ ...set, reps_max: 12, kind: 'work' as const, rir: 2 }],
  },
  { ...pullUp, group: 1, sets: [{ reps: 6, weight: 0, rest: 90, assist: 20 }] },
  { ...press, place, sets: [{ reps: 0, weight: 0, rest: 60, seconds: 45 }] },
]

it('a program holds groups, notes and what its sets say, and an exercise at two places', async () => {
  const body = newProgram({ exercises })
  const program = await lifter.client.call('create-program', { body })
  expect(program.exercises.map(({ name, name_en, order, ...row }) => row)).toEqual(exercises)
  expect(await lifter.client.call('create-program', { body })).toEqual(program)
  const changed = exercises.map((row) => ('place' in row ? { ...row, note: 'Sans élan' } : row))
  const params = { id: body.id }
  const { id: _, ...fields } = body
  const saved = await lifter.client.call('update-program', {
    params,
    body: { ...fields, version: 1, exercises: changed },
  })
  expect(saved).toMatchObject({ version: 2, exercises: changed })
})

it('a predefined program says the series that it is a day of, its warm-ups and its rules', async () => {
  const { items } = await lifter.client.call('get-predefined-programs')
  const day = items.find(({ name }) => name === 'Force 5×5\u00a0: séance B')
  expect(day?.series).toEqual({
    id: 'force-5x5',
    name: 'Force 5×5',
    name_en: '5×5 strength',
    day: 2,
    of: 2,
    times: 1.5,
  })
  const [squat] = day?.exercises ?? []
  expect(squat).toMatchObject({ progression: { kind: 'linear', step: 5, tries: 3 } })
  expect(squat?.sets.slice(2, 4)).toEqual([
    { reps: 3, weight: 37.5, rest: 90, kind: 'warmup' },
    { reps: 5, weight: 42.5, rest: 180 },
  ])
})

it('a program that says nothing of this is answered as it always was', async () => {
  const { exercises: rows } = await lifter.client.call('create-program', { body: newProgram() })
  expect(rows.map((row) => Object.keys(row).sort().join())).toEqual(
    Array(2).fill('default_rest,exercise_id,name,name_en,order,sets'),
  )
})

it('a page that knows none of this saves what it does know, and takes nothing away', async () => {
  const body = newProgram({ exercises })
  await lifter.client.call('create-program', { body })
  const { id, ...fields } = body
  const known = exercises.slice(0, 2).map(({ exercise_id, default_rest, sets }) => ({
    ...{ exercise_id, default_rest },
    sets: sets.map(({ reps, weight }) => ({ reps, weight, rest: 45 })),
  }))
  const sent = { params: { id }, body: { ...fields, name: 'Haut du corps', version: 1, exercises: known } }
  const saved = await lifter.client.former().call('update-program', sent)
  const kept = exercises.slice(0, 2).map((row) => ({ ...row, sets: row.sets.map((each) => ({ ...each, rest: 45 })) }))
  expect(saved).toMatchObject({ name: 'Haut du corps', version: 2 })
  expect(saved.exercises.map(({ name, name_en, order, ...row }) => row)).toEqual(kept)
  expect(await lifter.client.former().call('update-program', sent)).toEqual(saved)
  const cleared = await lifter.client.call('update-program', { ...sent, body: { ...sent.body, version: 2 } })
  expect(cleared.exercises.map(({ name, name_en, order, ...row }) => row)).toEqual(known)
})
