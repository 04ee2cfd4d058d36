import { expect, it } from 'vitest'
import { isRuled } from '../progression/target.ts'
import { legDay } from '../test-kit/programs.ts'
import { deloadedProgram, endOfWeek, isDeload } from './deload.ts'
import { noTrainingPlan } from './training-plan.ts'

it('a week ends on Sunday, also when that is today', () => {
  expect(endOfWeek('2026-11-23')).toBe('2026-11-29')
  expect(endOfWeek('2026-11-28')).toBe('2026-11-29')
  expect(endOfWeek('2026-11-29')).toBe('2026-11-29')
  expect(endOfWeek('2026-12-31')).toBe('2027-01-03')
})

it('lighter training lasts up to its last day', () => {
  const plan = { ...noTrainingPlan, deload_until: '2026-11-29' }
  expect(isDeload(plan, '2026-11-29')).toBe(true)
  expect(isDeload(plan, '2026-11-30')).toBe(false)
  expect(isDeload(noTrainingPlan, '2026-11-29')).toBe(false)
})

it('lighter training takes a tenth off what a rule aims at, rounded down, and leaves other weights alone', () => {
  const [squats, curls] = legDay.exercises
  if (!squats || !curls) throw new Error('leg day has two exercises')
  const aim = { reason: { kind: 'same', sets: 2, reps: 5 }, from: 100 } as const
  const exercises = deloadedProgram({ ...legDay, exercises: [{ ...squats, aim }, curls] }, 'kg').exercises
  expect(exercises.map(({ sets }) => sets.map(({ weight }) => weight))).toEqual([[90], [40]])
})

it('lighter training takes a tenth off a weight of the other unit to what is nearest', () => {
  const [squats] = legDay.exercises
  if (!squats) throw new Error('leg day has squats')
  const aim = { reason: { kind: 'same', sets: 2, reps: 5 }, from: 20 } as const
  const exercise = { ...squats, sets: [{ reps: 5, weight: 20, rest: 60 }], aim }
  const light = deloadedProgram({ ...legDay, exercises: [exercise] }, 'lb')
  expect(light.exercises[0]?.sets[0]).toMatchObject({ weight_lb: 40 })
})

it('a program of lighter training says so; its warm-ups keep their weight under a rule as well', () => {
  const [squats] = legDay.exercises
  if (!squats) throw new Error('leg day has squats')
  const aim = { reason: { kind: 'same', sets: 2, reps: 5 }, from: 100 } as const
  const sets = [{ reps: 8, weight: 40, rest: 60, kind: 'warmup' as const }, ...squats.sets]
  const light = deloadedProgram({ ...legDay, exercises: [{ ...squats, sets, aim }] }, 'kg')
  expect(light).toMatchObject({ deload: true })
  expect(light.exercises[0]?.sets.map(({ weight, kind }) => [weight, kind])).toEqual([
    [40, 'warmup'],
    [90, 'backoff'],
  ])
})

it('lighter training has half the sets of each exercise, rounded up; the program itself stays', () => {
  const [squats, curls] = legDay.exercises
  if (!squats || !curls) throw new Error('leg day has two exercises')
  const program = { ...legDay, exercises: [{ ...squats, sets: [...squats.sets, ...squats.sets.slice(1)] }, curls] }
  expect(deloadedProgram(program, 'kg').exercises.map(({ sets }) => sets.length)).toEqual([2, 1])
  expect(program.exercises[0]?.sets).toHaveLength(3)
})

it('lighter training keeps the warm-ups and halves the working sets; a drop or a cluster goes with the set above it', () => {
  const [squats] = legDay.exercises
  if (!squats) throw new Error('leg day has squats')
  const kinds = ['warmup', 'warmup', 'work', 'drop', 'work', 'cluster', 'backoff', 'drop'] as const
  const sets = kinds.map((kind, row) => ({ reps: 5, weight: 20 + row, rest: 60, kind }))
  const [light] = deloadedProgram({ ...legDay, exercises: [{ ...squats, sets }] }, 'kg').exercises
  expect(light?.sets.map(({ kind }) => kind)).toEqual(['warmup', 'warmup', 'work', 'drop', 'work', 'cluster'])
})

it('lighter training keeps a warm-up wherever it stands', () => {
  const [squats] = legDay.exercises
  if (!squats) throw new Error('leg day has squats')
  const kinds = ['work', 'work', 'warmup', 'work'] as const
  const sets = kinds.map((kind) => ({ reps: 5, weight: 20, rest: 60, kind }))
  const [light] = deloadedProgram({ ...legDay, exercises: [{ ...squats, sets }] }, 'kg').exercises
  expect(light?.sets.map(({ kind }) => kind)).toEqual(['work', 'work', 'warmup'])
})

it('lighter training is of back-off sets where a rule goes, so that the rule does not go by them', () => {
  const [squats, curls] = legDay.exercises
  if (!squats || !curls) throw new Error('leg day has two exercises')
  const progression = { kind: 'linear', step: 2.5, tries: 3 } as const
  const sets = [{ reps: 8, weight: 50, rest: 60, kind: 'warmup' as const }, ...squats.sets]
  const program = { ...legDay, exercises: [{ ...squats, sets, progression }, curls] }
  const [light, other] = deloadedProgram(program, 'kg').exercises
  expect(light?.sets.map(({ kind }) => kind)).toEqual(['warmup', 'backoff'])
  expect(light?.sets.some(isRuled)).toBe(false)
  expect(other?.sets).toEqual(curls.sets)
})
