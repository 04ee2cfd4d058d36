import { describe, expect, it } from 'vitest'
import { clock, done } from '../../test-kit/workouts.ts'
import { readyWorkout, workoutReducer } from '../machine.ts'
import { currentStep } from '../selectors.ts'
import type { WorkoutEvent, WorkoutState } from '../state.ts'
import { blockWith, landingOf, orderOf } from './order.ts'
import { sideOfGroup } from './other-side.ts'
import type { WorkoutExercise, WorkoutProgram } from './workout-program.ts'

const exercise = (name: string, sets: number, rest: number, more: Partial<WorkoutExercise> = {}): WorkoutExercise => ({
  exercise_id: name,
  name,
  default_rest: 120,
  sets: Array.from({ length: sets }, () => ({ reps: 10, weight: 20, rest })),
  ...more,
})

const program = (...exercises: WorkoutExercise[]): WorkoutProgram => ({ id: 'p', name: 'P', exercises })

/** The sets in the order they come, those of the slots `lefts` with the left side first, each with the rest (s) that follows it; the last one's ends the workout. */
function played(plan: WorkoutProgram, ...lefts: readonly string[]): string[] {
  const lines: string[] = []
  let state: WorkoutState = workoutReducer(readyWorkout(plan), { type: 'start', at: clock(0) })
  while (state.status === 'lifting') {
    const step = currentStep(state)
    const side = lefts.includes(step?.slot ?? '') ? 'left' : step?.side
    const other = side === 'left' ? sideOfGroup(state, `${step?.slot} right`, clock(1)) : null
    if (other) state = workoutReducer(state, other)
    state = workoutReducer(state, { ...done(10, 20, clock(1)), ...(side && { side }) } as WorkoutEvent)
    const rest = state.status === 'resting' ? (state.rest.ends_at - state.rest.started_at) / 1000 : 0
    lines.push(
      `${step?.place.name}${(step?.set ?? 0) + 1}${side ? ` ${side}` : ''} ${state.status === 'finished' ? 'end' : rest}`,
    )
    state = workoutReducer(state, { type: 'skip-rest', at: clock(1) })
  }
  return lines
}

describe('a superset', () => {
  it('takes a set of each exercise in turn, and rests after the round', () => {
    const plan = program(
      exercise('A', 3, 60, { group: 1, group_rest: 0 }),
      exercise('B', 2, 90, { group: 1 }),
      exercise('C', 1, 30),
    )
    expect(played(plan)).toEqual(['A1 0', 'B1 90', 'A2 0', 'B2 90', 'A3 120', 'C1 end'])
  })

  it('rests within the round where its first exercise says so', () => {
    const plan = program(exercise('A', 2, 60, { group: 1, group_rest: 15 }), exercise('B', 2, 90, { group: 1 }))
    expect(played(plan)).toEqual(['A1 15', 'B1 90', 'A2 15', 'B2 end'])
  })

  it('keeps the rest within its round when its first exercise is removed', () => {
    const plan = program(
      exercise('A', 2, 60, { group: 1, group_rest: 15 }),
      exercise('B', 2, 90, { group: 1 }),
      exercise('C', 2, 45, { group: 1 }),
    )
    const events: WorkoutEvent[] = [
      { type: 'start', at: clock(0) },
      { type: 'remove-exercise', at: clock(1), place: '0' },
      done(10, 20, clock(2)),
    ]
    const state = events.reduce<WorkoutState>(workoutReducer, readyWorkout(plan))
    expect(state.status === 'resting' && state.rest.ends_at - state.rest.started_at).toBe(15_000)
  })

  it('is a circuit with three exercises, and stands beside another one', () => {
    const plan = program(
      exercise('A', 2, 60, { group: 1 }),
      exercise('B', 1, 60, { group: 1 }),
      exercise('C', 2, 45, { group: 1 }),
      exercise('D', 1, 60, { group: 2 }),
      exercise('E', 1, 60, { group: 2 }),
    )
    expect(played(plan)).toEqual(['A1 0', 'B1 0', 'C1 45', 'A2 0', 'C2 120', 'D1 0', 'E1 end'])
  })

  it('is none where the exercises of a group stand apart', () => {
    const plan = program(exercise('A', 2, 60, { group: 1 }), exercise('B', 1, 60), exercise('C', 1, 60, { group: 1 }))
    expect(played(plan)).toEqual(['A1 60', 'A2 120', 'B1 120', 'C1 end'])
  })

  const planned = (kind: 'drop' | 'cluster') => ({ reps: 8, weight: 15, rest: 60, kind })

  it('does a drop or a cluster right after its set, within the round', () => {
    const one = exercise('A', 2, 60, { group: 1, group_rest: 20 })
    const other = exercise('B', 2, 90, { group: 1 })
    const [first, last] = one.sets
    if (!first || !last) throw new Error('no sets')
    expect(played(program({ ...one, sets: [first, last, planned('drop')] }, other))).toEqual([
      ...['A1 20', 'B1 90'],
      ...['A2 0', 'A3 20', 'B2 end'],
    ])
    expect(played(program({ ...one, sets: [first, planned('cluster'), last] }, other))).toEqual([
      ...['A1 15', 'A2 20', 'B1 90'],
      ...['A3 20', 'B2 end'],
    ])
    expect(played(program(one, { ...other, sets: [...other.sets, planned('drop')] }))).toEqual([
      ...['A1 20', 'B1 90'],
      ...['A2 20', 'B2 0', 'B3 end'],
    ])
  })

  it('begins a round with a drop that has no set before it', () => {
    const one = exercise('A', 1, 60, { group: 1 })
    const plan = program({ ...one, sets: [planned('drop'), ...one.sets] }, exercise('B', 2, 90, { group: 1 }))
    expect(played(plan)).toEqual(['A1 0', 'B1 90', 'A2 0', 'B2 end'])
  })

  const warmUps = (kg: number) => [10, 5].map((reps) => ({ reps, weight: kg, rest: 45, kind: 'warmup' as const }))
  const warmedUp = (row: WorkoutExercise): WorkoutExercise => ({ ...row, sets: [...warmUps(5), ...row.sets] })

  it('begins after its warm-ups, each with its own rest, and pairs the working sets', () => {
    const [one, other] = [exercise('A', 2, 60, { group: 1, group_rest: 0 }), exercise('B', 2, 90, { group: 1 })]
    const pairs = (first: number) => [`A${first} 0`, 'B1 90', `A${first + 1} 0`, 'B2 end']
    expect(played(program(warmedUp(one), other))).toEqual(['A1 45', 'A2 45', ...pairs(3)])
    expect(played(program(one, warmedUp(other)))).toEqual([
      ...['B1 45', 'B2 45'],
      ...['A1 0', 'B3 90', 'A2 0', 'B4 end'],
    ])
  })

  it('takes both sides of an exercise before the next one, and rests as it does without sides', () => {
    const plan = program(exercise('A', 2, 60, { group: 1, group_rest: 15 }), exercise('B', 2, 90, { group: 1 }))
    expect(played(plan, '0-0', '1-0')).toEqual([
      ...['A1 left 0', 'A2 right 15', 'B1 left 0', 'B2 right 90'],
      ...['A3 15', 'B3 end'],
    ])
  })

  it('keeps its round when an exercise that was warmed up for is swapped', () => {
    const plan = program(warmedUp(exercise('A', 3, 0, { group: 1 })), exercise('B', 3, 0, { group: 1 }))
    const set = done(10, 20, clock(1))
    const rested = { type: 'skip-rest', at: clock(1) } as const
    const swap = {
      type: 'swap-exercise',
      at: clock(2),
      place: '0',
      to: { place: 'n', exercise_id: 'N', name: 'N' },
    } as const
    const played = [{ type: 'start', at: clock(0) } as const, set, rested, set, rested, set, rested, set, rested, swap]
    const state = played.reduce<WorkoutState>(workoutReducer, readyWorkout(plan))
    expect(orderOf(blockWith(state.places, '1-2')).map(({ place, round }) => `${place.name}${round}`)).toEqual([
      ...['A-1', 'A-1', 'A0', 'B0'],
      ...['N1', 'B1', 'N2', 'B2'],
    ])
  })

  it('goes on in its round after one of its exercises was swapped', () => {
    const plan = program(exercise('A', 3, 60, { group: 1 }), exercise('B', 3, 90, { group: 1 }))
    const swapped = [
      { type: 'start', at: clock(0) } as const,
      done(10, 20, clock(1)),
      done(10, 20, clock(2)),
      { type: 'swap-exercise', at: clock(3), place: '0', to: { place: 'new', exercise_id: 'N', name: 'N' } } as const,
    ].reduce<WorkoutState>(workoutReducer, readyWorkout(plan))
    const names: (string | undefined)[] = []
    let state = swapped
    while (state.status === 'resting' || state.status === 'lifting') {
      state = workoutReducer(state, { type: 'skip-rest', at: clock(4) })
      names.push(currentStep(state)?.place.name)
      state = workoutReducer(state, done(10, 20, clock(4)))
    }
    expect(names).toEqual(['N', 'B', 'N', 'B'])
  })
})

describe('a chain of sets', () => {
  it('has no rest before a drop, and 15 s before a cluster', () => {
    const sets = [
      { reps: 8, weight: 30, rest: 120 },
      { reps: 6, weight: 24, rest: 120, kind: 'drop' as const },
      { reps: 3, weight: 24, rest: 90, kind: 'cluster' as const },
      { reps: 8, weight: 30, rest: 120 },
    ]
    const plan = program({ ...exercise('A', 0, 0), sets }, exercise('B', 1, 60))
    expect(played(plan)).toEqual(['A1 0', 'A2 15', 'A3 90', 'A4 120', 'B1 end'])
  })
})

describe('an exercise that is dragged', () => {
  const { places } = readyWorkout(
    program(
      exercise('A', 1, 60),
      exercise('B', 1, 60, { group: 1 }),
      exercise('C', 1, 60, { group: 1 }),
      exercise('D', 1, 60),
    ),
  )

  it.each([
    ['lands before the one that it is let go at', 3, 0, '0'],
    ['lands at the end below the last one', 0, 3, null],
    ['lands behind a group that it is let go in', 0, 1, '3'],
    ['takes its group along', 2, 0, '0'],
    ['stays where it was let go at its own place', 0, 0, undefined],
    ['stays where it was let go within its own group', 1, 1, undefined],
  ])('%s', (_, from, to, before) => {
    expect(landingOf(places, from, to)).toBe(before)
  })
})
