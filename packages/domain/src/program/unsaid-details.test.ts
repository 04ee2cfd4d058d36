import { describe, expect, it } from 'vitest'
import { placeOf } from '../set/place.ts'
import type { PlannedExercise, ProgramSet } from './program.ts'
import { withUnsaidDetails } from './unsaid-details.ts'

const set = (reps: number, weight: number, details: Partial<ProgramSet> = {}): ProgramSet => ({
  ...{ reps, weight, rest: 90 },
  ...details,
})

const row = (exercise_id: string, sets: readonly ProgramSet[], details: Partial<PlannedExercise> = {}) => ({
  ...{ exercise_id, default_rest: 120, sets },
  ...details,
})

/** The sets of the only row. */
const setsAfter = (stored: readonly ProgramSet[], sent: readonly ProgramSet[]) =>
  withUnsaidDetails([row('squat', stored)], [row('squat', sent)])[0]?.sets

const warmUp = set(10, 20, { kind: 'warmup' })
const heavy = set(5, 100, { rir: 2, reps_max: 8 })
const hold = set(0, 0, { seconds: 45 })

describe('a client that knows no details of a program', () => {
  it('leaves a set what it says at its own place, though one before it has the same figures', () => {
    const stored = [set(5, 100, { rir: 3 }), set(8, 80), set(5, 100, { rir: 1 })]
    expect(setsAfter(stored, [set(5, 105), set(8, 80), set(5, 100)])).toEqual([
      set(5, 105, { rir: 3 }),
      set(8, 80),
      set(5, 100, { rir: 1 }),
    ])
  })

  it('leaves them as they are where it saves what it read', () => {
    const rule = { kind: 'linear', step: 2.5, tries: 3 } as const
    const stored = [
      row('squat', [warmUp, heavy], { note: 'Cran 3', progression: rule, group: 1, group_rest: 15 }),
      row('plank', [hold], { group: 1 }),
    ]
    const sent = stored.map(({ exercise_id, sets }) =>
      row(
        exercise_id,
        sets.map(({ reps, weight }) => set(reps, weight)),
      ),
    )
    expect(withUnsaidDetails(stored, sent)).toEqual(stored)
  })

  it('changes the figures of a set without a word to its kind and its reserve, and adds none that it had not', () => {
    expect(setsAfter([heavy], [set(6, 100)])).toStrictEqual([{ ...set(6, 100), rir: 2 }])
    expect(setsAfter([warmUp], [set(8, 20)])).toStrictEqual([{ ...set(8, 20), kind: 'warmup' }])
  })

  it('changes a rest without a word to what the set is counted in', () => {
    expect(setsAfter([hold], [set(0, 0, { rest: 30 })])).toEqual([{ ...hold, rest: 30 }])
  })

  it('changes figures, and the set goes on to count as it did; what was measured otherwise goes', () => {
    expect(setsAfter([warmUp, heavy], [set(10, 25), set(6, 100)])).toEqual([
      set(10, 25, { kind: 'warmup' }),
      set(6, 100, { rir: 2 }),
    ])
    const assisted = set(8, 0, { assist: 20 })
    expect(setsAfter([assisted], [set(8, 5)])).toEqual([set(8, 5)])
  })

  it('takes a set away, adds one, and moves one: the others keep theirs', () => {
    const backOff = set(5, 100, { kind: 'backoff' })
    expect(setsAfter([warmUp, heavy, backOff], [set(5, 100), set(5, 100)])).toEqual([heavy, backOff])
    expect(setsAfter([warmUp, heavy], [set(10, 20), set(5, 100), set(5, 105)])).toEqual([warmUp, heavy, set(5, 105)])
    expect(setsAfter([warmUp, heavy], [set(5, 100), set(10, 20)])).toEqual([heavy, warmUp])
  })

  it('reorders exercises: a group that stands apart then ends, the others stay', () => {
    const rows = ['a', 'b', 'c', 'd', 'e'].map((id, at) =>
      row(id, [heavy], at < 2 ? { group: 1 } : at > 2 ? { group: 2 } : {}),
    )
    const sent = ['a', 'c', 'b', 'd', 'e'].map((id) => row(id, [set(5, 100)]))
    expect(withUnsaidDetails(rows, sent).map(({ group }) => group)).toEqual([undefined, undefined, undefined, 2, 2])
  })

  it('knows an exercise by itself where its place has another name', () => {
    const stored = [row('squat', [heavy], { place: 'p-7', note: 'Cran 3' })]
    expect(withUnsaidDetails(stored, [row('squat', [set(5, 100)])])).toEqual(stored)
  })

  it('leaves each row a place of its own where the exercise now stands twice', () => {
    const stored = [row('squat', [heavy], { place: 'squat#2', note: 'Cran 3' })]
    const sent = [row('squat', [set(8, 60)]), row('squat', [set(5, 100)], { place: 'squat#2' })]
    expect(withUnsaidDetails(stored, sent)).toEqual([sent[0], stored[0]])
    const other = [row('squat', [set(8, 60)]), row('bench', [set(5, 100)], { place: 'squat#2' })]
    expect(withUnsaidDetails(stored, other).map(placeOf)).toEqual(['squat', 'squat#2'])
  })
})
