import { expect, it } from 'vitest'
import { clock, done, pushDay } from '../test-kit/workouts.ts'
import { replay } from './log.ts'
import { recordedSets } from './selectors.ts'

const start = { type: 'start', at: clock(0) } as const
const setDone = (slot: string, minutes: number) =>
  ({ type: 'set-done', at: clock(minutes), slot, reps: 8, weight: 50 }) as const

const slots = (...events: Parameters<typeof replay>[1]) => recordedSets(replay(pushDay, events)).map(({ slot }) => slot)

it('a set in the log counts, though an earlier Fonte had another set come next', () => {
  expect(slots(start, setDone('1-0', 2), setDone('2-0', 4))).toEqual(['1-0', '2-0'])
})

it('a set in the log counts, though an earlier Fonte had no rest before it', () => {
  expect(slots(start, done(10, 60, clock(2)), setDone('0-1', 4))).toEqual(['0-0', '0-1'])
})

it('a set in the log counts once', () => {
  expect(slots(start, setDone('0-0', 2), setDone('0-0', 3))).toEqual(['0-0'])
})

it('a set in the log that is done already, or nowhere, ends no rest', () => {
  const resting = replay(pushDay, [start, setDone('0-0', 2)])
  expect(resting.status).toBe('resting')
  for (const slot of ['0-0', 'nowhere']) {
    expect(replay(pushDay, [start, setDone('0-0', 2), setDone(slot, 3)])).toEqual(resting)
  }
})
