import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Member, newcomer } from '../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'
import { finishedWorkout, newProgram } from '../test-kit/training.ts'

let testApp: OwnTestApp
let lifter: Member

beforeAll(async () => {
  testApp = await startTestApp({ library: true })
  lifter = await newcomer(testApp)
})

afterAll(() => testApp.close())

const press = 'predefined-développé-couché'
const rule = (week: number, tm = 100) => ({ kind: '531' as const, step: 2.5, tm, week })
const sets = [{ reps: 5, weight: 65, rest: 90 }]
const row = (week: number) => ({ exercise_id: press, default_rest: 120, sets, progression: rule(week) })
const move = (from: number, to: number) => ({ place: press, from: rule(from), to: rule(to) })

/** A program of the lifter whose bench press is in the first week of its cycle. */
const newCycle = () => lifter.client.call('create-program', { body: newProgram({ exercises: [row(1)] }) })

const workoutOf = (program_id: string, cycles: ReturnType<typeof move>[]) => ({
  body: { ...finishedWorkout(testApp.clock.now()), program_id, cycles },
})

const ruleNow = async (id: string) => {
  const { exercises, version } = await lifter.client.call('get-program', { params: { id } })
  return { week: exercises[0]?.progression?.week, version }
}

it('a workout moves the rule of its program when it is stored, once, also where it arrives again', async () => {
  const { id } = await newCycle()
  const workout = workoutOf(id, [move(1, 2)])
  const stored = await lifter.client.call('create-workout-history', workout)
  expect(await ruleNow(id)).toEqual({ week: 2, version: 2 })
  expect(await lifter.client.call('create-workout-history', workout)).toEqual(stored)
  expect(await ruleNow(id)).toEqual({ week: 2, version: 2 })
  await lifter.client.call('create-workout-history', workoutOf(id, [move(2, 3)]))
  expect(await ruleNow(id)).toEqual({ week: 3, version: 3 })
})

it('of two devices that trained the same week the first stored moves it; the other is stored and told what stands', async () => {
  const { id } = await newCycle()
  const phone = await lifter.client.call('create-workout-history', workoutOf(id, [move(1, 2)]))
  const tablet = await lifter.client.call('create-workout-history', workoutOf(id, [move(1, 2)]))
  expect([phone.cycles_left, tablet.cycles_left]).toEqual([undefined, [{ place: press, stands: rule(2) }]])
  expect(await ruleNow(id)).toEqual({ week: 2, version: 2 })
})

it('a workout whose first answer was lost is told on the second try of a rule that stands where it neither found nor moves it', async () => {
  const { id } = await newCycle()
  const { id: _id, ...changed } = newProgram({ exercises: [row(3)] })
  await lifter.client.call('update-program', { params: { id }, body: { ...changed, version: 1 } })
  const workout = workoutOf(id, [move(1, 2)])
  const left = [{ place: press, stands: rule(3) }]
  const first = await lifter.client.call('create-workout-history', workout)
  expect(first.cycles_left).toEqual(left)
  expect(await lifter.client.call('create-workout-history', workout)).toEqual(first)
  const { id: _, ...back } = newProgram({ exercises: [row(1)] })
  await lifter.client.call('update-program', { params: { id }, body: { ...back, version: 2 } })
  expect((await lifter.client.call('create-workout-history', workout)).cycles_left).toBeUndefined()
  expect(await ruleNow(id)).toEqual({ week: 1, version: 3 })
  await lifter.client.call('delete-program', { params: { id } })
  expect((await lifter.client.call('create-workout-history', workout)).cycles_left).toBeUndefined()
})

it('a workout is told of rules that the program no longer has', async () => {
  const { id } = await newCycle()
  const { progression: _, ...plain } = row(1)
  const { id: _id, ...changed } = newProgram({ exercises: [plain] })
  await lifter.client.call('update-program', { params: { id }, body: { ...changed, version: 1 } })
  const told = await lifter.client.call('create-workout-history', workoutOf(id, [move(1, 2)]))
  expect(told.cycles_left).toEqual([{ place: press, stands: null }])
})

it('a workout whose program is gone, or somebody else’s, moves nothing and is stored', async () => {
  const { id } = await newCycle()
  const other = await newcomer(testApp)
  await other.client.call('create-workout-history', workoutOf(id, [move(1, 2)]))
  expect(await ruleNow(id)).toEqual({ week: 1, version: 1 })
  await lifter.client.call('delete-program', { params: { id } })
  expect(await lifter.client.call('create-workout-history', workoutOf(id, [move(1, 2)]))).toMatchObject({
    sets_done: 3,
  })
})

it('a move to a rule that is none is refused at its field', async () => {
  const { id } = await newCycle()
  const { body } = workoutOf(id, [move(1, 2)])
  const to = { ...rule(2), week: 5 }
  const { status, body: refusal } = await lifter.client.send('create-workout-history', {
    body: { ...body, cycles: [{ ...move(1, 2), to }] },
  })
  expect([status, refusal]).toMatchObject([400, { errors: [{ path: 'body.cycles.0.to.week' }] }])
})
