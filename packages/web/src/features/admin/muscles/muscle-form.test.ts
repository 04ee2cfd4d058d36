import { describe, expect, it } from 'vitest'
import { muscleProblems, toMuscleForm, toMuscleNames, toRegion } from './muscle-form.ts'
import { movedBy } from './muscle-reads.ts'

const form = { name: ' Cou ', name_en: ' ', region: 'trapezes' }

describe('the form of a group or muscle', () => {
  it('saves names without outer spaces; English that is blank is missing', () => {
    expect(toMuscleNames(form)).toEqual({ name: 'Cou', name_en: null })
    expect([toRegion(form), toRegion({ ...form, region: '' })]).toEqual(['trapezes', null])
  })

  it('needs a French name, and bounds both', () => {
    expect(muscleProblems(form)).toEqual({})
    for (const name of ['  ', '\u3164']) {
      expect(muscleProblems({ ...form, name, name_en: 'x'.repeat(51) })).toEqual({ name: 'blank', name_en: 'too-long' })
    }
  })

  it('starts empty without a row', () => {
    expect(toMuscleForm(null)).toEqual({ name: '', name_en: '', region: '' })
  })
})

describe('moving a row', () => {
  it('exchanges it with its neighbour, and leaves the list alone at the edges', () => {
    const ids = ['a', 'b', 'c']
    expect([movedBy(ids, 'b', -1), movedBy(ids, 'b', 1)]).toEqual([
      ['b', 'a', 'c'],
      ['a', 'c', 'b'],
    ])
    expect([movedBy(ids, 'a', -1), movedBy(ids, 'c', 1), movedBy(ids, 'x', 1)]).toEqual([ids, ids, ids])
  })
})
