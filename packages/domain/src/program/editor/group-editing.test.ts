import { describe, expect, it } from 'vitest'
import { placeOf } from '../../set/place.ts'
import { fc } from '../../test-kit/properties.ts'
import type { FormExercise } from '../form.ts'
import { emptyProgramForm, toProgramContent } from '../form.ts'
import { groupParts, isScattered } from '../groups.ts'
import {
  changeGroupRest,
  duplicateExercise,
  groupWithPrevious,
  moveExercise,
  removeExercise,
  restoreExercise,
  ungroup,
} from './group-editing.ts'

const row = (id: string, group?: number): FormExercise => ({
  exercise_id: id,
  name: id,
  name_en: null,
  default_rest: '60',
  sets: [{ key: 0, reps: '5', weight: '20', rest: '60' }],
  ...(group !== undefined && { group }),
})

/** Rows told by letters, those of a group within brackets: `a [b c] d`. */
const told = (rows: readonly FormExercise[]): string => {
  const parts = groupParts(rows)
  return rows
    .map(({ exercise_id: id }, index) => {
      const part = parts[index]
      if (!part) return id
      return `${part.member === 0 ? '[' : ''}${id}${part.member === part.size - 1 ? ']' : ''}`
    })
    .join(' ')
}

const four = ['a', 'b', 'c', 'd'].map((id) => row(id))
const pair = groupWithPrevious(four, 2)

describe('a superset', () => {
  it('is an exercise and the one before it; more make it a circuit', () => {
    expect(told(pair)).toBe('a [b c] d')
    expect(told(groupWithPrevious(pair, 3))).toBe('a [b c d]')
    expect(told(groupWithPrevious(pair, 1))).toBe('[a b c] d')
    expect(groupWithPrevious(four, 0)).toBe(four)
    expect(groupWithPrevious(pair, 2)).toBe(pair)
  })

  it('is dissolved as a whole', () => {
    expect(told(ungroup(groupWithPrevious(pair, 3), 2))).toBe('a b c d')
    expect(ungroup(four, 1)).toBe(four)
  })

  it('moves as one, and its exercises change places within it', () => {
    expect(told(moveExercise(pair, 1, 0))).toBe('[b c] a d')
    expect(told(moveExercise(pair, 2, 3))).toBe('a d [b c]')
    expect(told(moveExercise(pair, 2, 1))).toBe('a [c b] d')
    expect(told(moveExercise(pair, 0, 1))).toBe('[b c] a d')
    expect(told(moveExercise(pair, 3, 2))).toBe('a d [b c]')
  })

  it('keeps the rest within its rounds, whichever exercise is its first', () => {
    const rested = changeGroupRest(pair, 1, '20')
    expect(moveExercise(rested, 1, 2).map(({ group_rest }) => group_rest)).toEqual([
      undefined,
      20,
      undefined,
      undefined,
    ])
    expect(changeGroupRest(rested, 1, 'x')).toBe(rested)
    expect(changeGroupRest(rested, 1, '')[1]).not.toHaveProperty('group_rest')
  })

  it('keeps that rest, too, when its first exercise is removed, comes back, or another one joins before it', () => {
    const circuit = changeGroupRest(groupWithPrevious(pair, 3), 1, '20')
    const rests = (rows: readonly FormExercise[]) => rows.map(({ group_rest }) => group_rest)
    const [, first] = circuit
    if (!first) throw new Error('a circuit has a first exercise')
    const removed = removeExercise(circuit, 1)
    expect([told(removed), rests(removed)]).toEqual(['a [c d]', [undefined, 20, undefined]])
    const back = restoreExercise(removed, 1, first)
    expect([told(back), rests(back)]).toEqual(['a [b c d]', [undefined, 20, undefined, undefined]])
    expect(restoreExercise(back, 1, first)).toBe(back)
    expect(rests(removeExercise(circuit, 2))).toEqual([undefined, 20, undefined])
    const joined = groupWithPrevious(circuit, 1)
    expect([told(joined), rests(joined)]).toEqual(['[a b c d]', [20, undefined, undefined, undefined]])
  })

  it('stays together when a removed exercise comes back between those that were grouped meanwhile', () => {
    const [, second] = four
    if (!second) throw new Error('there are four')
    const grouped = groupWithPrevious(removeExercise(four, 1), 1)
    expect(told(grouped)).toBe('[a c] d')
    expect(told(restoreExercise(grouped, 1, second))).toBe('[a c] b d')
  })

  it('takes no exercise back that was of it where the others have gone on', () => {
    const [, first] = pair
    if (!first) throw new Error('there are four')
    const moved = moveExercise(groupWithPrevious(removeExercise(groupWithPrevious(pair, 3), 1), 2), 1, 0)
    expect(told(moved)).toBe('[c d] a')
    expect(restoreExercise(moved, 3, first).map(({ exercise_id, group }) => [exercise_id, group])).toEqual([
      ['c', 1],
      ['d', 1],
      ['a', undefined],
      ['b', undefined],
    ])
  })

  it('loses no other exercise to one that comes back before the place that it has moved on from', () => {
    const [, first] = pair
    if (!first) throw new Error('there are four')
    const moved = moveExercise(removeExercise(groupWithPrevious(pair, 3), 1), 0, 2)
    expect(told(moved)).toBe('[c d] a')
    const further = moveExercise(moved, 0, 2)
    expect(told(further)).toBe('a [c d]')
    expect(told(restoreExercise(further, 0, first))).toBe('b a [c d]')
    expect(restoreExercise(further, 0, first)[0]).not.toHaveProperty('group')
    expect(told(restoreExercise(further, 1, first))).toBe('a [b c d]')
  })

  it('is none once a single exercise is left of it: it is saved alone', () => {
    const form = { ...emptyProgramForm, name: 'Seul', exercises: [row('a'), { ...row('b', 1), group_rest: 20 }] }
    expect(toProgramContent(form).exercises[1]).not.toHaveProperty('group')
    expect(toProgramContent(form).exercises[1]).not.toHaveProperty('group_rest')
  })

  it('stands together, whatever is moved, grouped and dissolved', () => {
    const act = fc.tuple(fc.constantFrom('move', 'group', 'ungroup', 'double', 'remove'), fc.nat(6), fc.nat(6))
    fc.assert(
      fc.property(fc.array(act, { maxLength: 20 }), (acts) => {
        let rows: readonly FormExercise[] = four
        for (const [index, [name, one, other]] of acts.entries()) {
          if (name === 'move') rows = moveExercise(rows, one, other)
          if (name === 'group') rows = groupWithPrevious(rows, one)
          if (name === 'ungroup') rows = ungroup(rows, one)
          if (name === 'remove' && rows.length > 2) rows = removeExercise(rows, one)
          if (name === 'double') rows = duplicateExercise(rows, one, `place-${index}`)
        }
        expect(rows.some((_, index) => isScattered(rows, index))).toBe(false)
        expect(new Set(rows.map(placeOf)).size).toBe(rows.length)
      }),
    )
  })
})

describe('an exercise that is duplicated', () => {
  it('stands a second time behind its group, at a place of its own, with the same sets', () => {
    const doubled = duplicateExercise(pair, 1, 'second')
    expect(told(doubled)).toBe('a [b c] b d')
    expect(doubled[3]).toEqual({ ...row('b'), place: 'second' })
  })

  it('is not where the program is full', () => {
    const full = Array.from({ length: 50 }, (_, index) => row(`e${index}`))
    expect(duplicateExercise(full, 0, 'second')).toBe(full)
  })
})
