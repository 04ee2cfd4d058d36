import { describe, expect, it } from 'vitest'
import { fits } from './fits.ts'
import type { Shape } from './shape.ts'

const values: Readonly<Record<string, unknown>> = {
  text: 'squat',
  instant: '2026-11-22T12:00:00.000Z',
  number: 0,
  yes: true,
  nothing: null,
  missing: undefined,
  list: ['a', 'b'],
  mixed: ['a', 1],
  empty: [],
  row: { id: 'a', reps: 5 },
}

/** The names of the values that have a shape. */
const fitting = (shape: Shape) => Object.keys(values).filter((name) => fits(shape, values[name]))

describe('an answer', () => {
  it('has texts, numbers, instants and the like where its shape says so, and nothing else', () => {
    expect(fitting('s')).toEqual(['text', 'instant'])
    expect(fitting('d')).toEqual(['instant'])
    expect(fitting('n')).toEqual(['number'])
    expect(fitting('b')).toEqual(['yes'])
    expect(fitting('a')).toEqual(Object.keys(values))
  })

  it('may be null only where its shape says so', () => {
    expect(fitting(['?', 'n'])).toEqual(['number', 'nothing'])
    expect(fitting(['?', ['*', 's']])).toEqual(['nothing', 'list', 'empty'])
  })

  it('has lists whose items all have their shape', () => {
    expect(fitting(['*', 's'])).toEqual(['list', 'empty'])
    expect(fitting(['*', ['?', 'a']])).toEqual(['list', 'mixed', 'empty'])
  })

  it('has one of the values that its shape names; the sign of the choice is none of them', () => {
    expect(fitting(['=', 'squat', 0])).toEqual(['text', 'number'])
    expect(fits(['=', 'squat'], '=')).toBe(false)
  })

  it('has all fields but those that may be absent; more do no harm', () => {
    expect(fitting({ id: 's' })).toEqual(['row'])
    expect(fitting({ id: 's', reps: 'n', 'note?': 's' })).toEqual(['row'])
    expect(fitting({ id: 'n' })).toEqual([])
    expect(fitting({ id: 's', note: 's' })).toEqual([])
    expect(fits({ id: 's', 'note?': 's' }, { id: 'a', note: 7 })).toBe(false)
    expect(fitting({})).toEqual(['row'])
  })
})
