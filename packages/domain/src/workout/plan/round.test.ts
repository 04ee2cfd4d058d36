import { expect, it } from 'vitest'
import { placesOf, type WorkoutPlace } from './place.ts'
import { memberNumbers, roundWith } from './round.ts'
import type { WorkoutExercise } from './workout-program.ts'

const exercise = (name: string, sets: number, more: Partial<WorkoutExercise> = {}): WorkoutExercise => ({
  exercise_id: name,
  name,
  sets: Array.from({ length: sets }, () => ({ reps: 10, weight: 20 })),
  ...more,
})

const warmUp = { reps: 10, weight: 20, kind: 'warmup' } as const

const roundOf = (slot: string, ...exercises: WorkoutExercise[]) => {
  const found = roundWith(placesOf({ id: 'p', name: 'P', exercises }), slot)
  return (
    found && [found.round, found.total, found.sets.map(({ member, slot: { id } }) => `${member}: ${id}`).join(', ')]
  )
}

it('a round has one set of each exercise of its group', () => {
  const superset = [exercise('A', 3, { group: 1 }), exercise('B', 3, { group: 1 }), exercise('C', 2)]
  expect(roundOf('1-1', ...superset)).toEqual([1, 3, '1: 0-1, 2: 1-1'])
})

it('an exercise with fewer sets drops out, and the others keep their number', () => {
  const circuit = [exercise('A', 1, { group: 1 }), exercise('B', 2, { group: 1 }), exercise('C', 2, { group: 1 })]
  expect(roundOf('1-1', ...circuit)).toEqual([1, 2, '2: 1-1, 3: 2-1'])
})

it('there is none for a warm-up, nor for an exercise by itself', () => {
  const sets = [warmUp, { reps: 10, weight: 20 }]
  const superset = [exercise('A', 0, { group: 1, sets }), exercise('B', 1, { group: 1 }), exercise('C', 2)]
  expect(roundOf('0-0', ...superset)).toBeNull()
  expect(roundOf('0-1', ...superset)).toEqual([0, 1, '1: 0-1, 2: 1-0'])
  expect(roundOf('2-0', ...superset)).toBeNull()
})

it('an exercise that was swapped in has the number of the one that it took over from', () => {
  const [first, second] = placesOf({
    id: 'p',
    name: 'P',
    exercises: [exercise('A', 2, { group: 1 }), exercise('B', 3, { group: 1 })],
  })
  if (!first || !second) throw new Error('no places')
  const [done, ...open] = second.slots.map((slot) => ({ ...slot, status: 'todo' as const }))
  if (!done) throw new Error('no sets')
  const old: WorkoutPlace = { ...second, slots: [{ ...done, status: 'done' }] }
  const fresh: WorkoutPlace = { ...second, id: 'n', replaces: old.id, rounds_before: 1, slots: open }
  const block = [first, old, fresh]
  expect(memberNumbers(block)).toEqual([1, 2, 2])
  expect(memberNumbers([first, fresh, old])).toEqual([1, 2, 2])
  expect(roundWith(block, '1-1')?.sets.map(({ member, slot: { id } }) => `${member}: ${id}`)).toEqual([
    '1: 0-1',
    '2: 1-1',
  ])
})
