import { expect, it } from 'vitest'
import { defaultGyms } from '../gym/gym.ts'
import type { SetKind } from '../set/kind.ts'
import { signedWeight } from '../set/set-load.ts'
import { clock, done, pushDay } from '../test-kit/workouts.ts'
import { replay } from './log.ts'
import type { WorkoutPlace } from './plan/place.ts'
import { type CurrentLoad, proposedLifts } from './proposed-lifts.ts'
import type { WorkoutEvent } from './state.ts'

const where = { gym: defaultGyms.kg, exercise: { id: 'press', equipment: 'Haltères', equipment_ids: ['dumbbell'] } }
const start: WorkoutEvent = { type: 'start', at: clock(0) }

const set = (reps: number, weight: number, kind?: SetKind) => ({ reps, weight, rest: 90, ...(kind && { kind }) })

/** What is proposed for the sets of one exercise that are to come, after those events. */
const proposedFor = (
  sets: readonly ReturnType<typeof set>[],
  {
    events = [],
    current,
    aim,
  }: { events?: readonly WorkoutEvent[]; current?: CurrentLoad; aim?: WorkoutPlace['aim'] } = {},
) => {
  const program = { ...pushDay, exercises: [{ exercise_id: 'press', name: 'Presse', sets, ...(aim && { aim }) }] }
  const state = replay(program, [start, ...events])
  const [place] = state.places
  if (!place) throw new Error('the exercise has its place')
  return [...proposedLifts(state, new Map(), place, where, current).values()].map(({ reps, ...load }) => [
    reps,
    signedWeight(load).weight,
  ])
}

it('drops that the plan gives no load climb down from the set that is still to come above them', () => {
  expect(proposedFor([set(8, 30), set(6, 0, 'drop'), set(5, 0, 'drop')])).toEqual([
    [8, 30],
    [6, 24],
    [5, 18],
  ])
})

it('they follow what was done, and what stands in the boxes', () => {
  const sets = [set(8, 30), set(6, 0, 'drop'), set(5, 0, 'drop')]
  expect(proposedFor(sets, { events: [done(8, 40, clock(1))] })).toEqual([
    [6, 32],
    [5, 24],
  ])
  expect(proposedFor(sets, { current: { slot: '0-0', load: { weight: 50 } } })).toEqual([
    [8, 30],
    [6, 40],
    [5, 32],
  ])
})

it('a drop keeps the lighter load that the plan names, and every other kind its own', () => {
  expect(proposedFor([set(8, 30), set(6, 12, 'drop'), set(8, 30), set(10, 30, 'backoff')])).toEqual([
    [8, 30],
    [6, 12],
    [8, 30],
    [10, 30],
  ])
})

it('the other side of a drop is loaded as the first one, and the next drop counts them as one', () => {
  const sets = [set(8, 30), set(6, 0, 'drop'), set(5, 0, 'drop')]
  const left: WorkoutEvent = {
    type: 'set-done',
    at: clock(3),
    slot: '0-1',
    reps: 6,
    weight: 24,
    side: 'left',
    other_side: 'other',
  }
  const events = [done(8, 30, clock(1)), left]
  expect(proposedFor(sets, { events })).toEqual([
    [6, 24],
    [5, 18],
  ])
})

it('a set that was left out is none above a drop', () => {
  const sets = [set(8, 30), set(8, 50), set(6, 0, 'drop')]
  const skipped: WorkoutEvent = { type: 'skip', at: clock(1), slots: ['0-1'], reason: 'hand' }
  expect(proposedFor(sets, { events: [skipped] }).at(-1)).toEqual([6, 24])
})

const assisted = { type: 'set-done', at: clock(1), reps: 8, weight: 0, assist: 20 } as const

it('added weight gives way in the later sets, too, once a set is helped: before it is done and after', () => {
  const sets = [set(8, 10), set(8, 10), set(6, 10)]
  expect(proposedFor(sets, { current: { slot: '0-0', load: { weight: 0, assist: 20 } } })).toEqual([
    [8, 10],
    [8, -20],
    [6, -20],
  ])
  expect(proposedFor(sets, { events: [assisted] })).toEqual([
    [8, -20],
    [6, -20],
  ])
  expect(proposedFor([set(8, 0, 'warmup'), ...sets], { events: [assisted] }).at(0)).toEqual([8, 10])
})

it('who keeps to another weight than the one aimed at is proposed it for all sets of that weight', () => {
  const aim = { reason: { kind: 'up', change: 2.5, sets: 3, reps: 8 }, from: 40 } as const
  const sets = [set(8, 42.5), set(8, 42.5), set(8, 42.5), set(10, 30, 'backoff')]
  const after = [
    [8, 40],
    [8, 40],
    [10, 30],
  ]
  expect(proposedFor(sets, { aim, events: [done(8, 40, clock(1))] })).toEqual(after)
  expect(proposedFor(sets, { aim, current: { slot: '0-0', load: { weight: 40 } } })).toEqual([[8, 42.5], ...after])
})
