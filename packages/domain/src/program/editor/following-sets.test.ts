import { describe, expect, it } from 'vitest'
import type { SetKind } from '../../set/kind.ts'
import { withFollowingLike } from './following-sets.ts'
import type { FormSet } from './form-set.ts'

const set = (key: number, reps: string, more: Partial<FormSet> = {}): FormSet => ({
  key,
  reps,
  weight: '60',
  rest: '90',
  ...more,
})

describe('a set given to those behind it', () => {
  it('gives all its figures, so that none stays half changed', () => {
    const source = set(1, '12', { weight: '72', rest: '2:00', reps_max: '15', rir: '2' })
    const before = [set(0, '5'), source, set(2, '8', { reps_max: '10' }), set(3, '8')]
    expect(withFollowingLike(before, 1)).toEqual([before[0], source, { ...source, key: 2 }, { ...source, key: 3 }])
  })

  it('keeps a weight that its field does not tell whole, and brings none of the others', () => {
    const load = { weight: 61.23, weight_lb: 135 }
    const before = [
      set(0, '8', { weight: '135', load }),
      set(1, '8', { weight: '134', load: { weight: 60.78 } }),
      set(2, '5'),
    ]
    const [, second, third] = withFollowingLike(before, 0)
    expect([second?.load, third?.load]).toEqual([load, load])
    expect(withFollowingLike([set(0, '8'), set(1, '5', { load })], 0)[1]?.load).toBeUndefined()
  })

  it.each<[SetKind | undefined, SetKind | undefined, string]>([
    [undefined, 'amrap', '12'],
    ['work', 'failure', '12'],
    ['amrap', 'work', '12'],
    ['warmup', 'warmup', '12'],
    ['backoff', 'backoff', '12'],
    ['warmup', 'work', '8'],
    ['work', 'drop', '8'],
    ['work', 'cluster', '8'],
    ['work', 'backoff', '8'],
  ])('from %s to %s leaves the kind, and figures that are of another kind: %s', (from, to, reps) => {
    const [, later] = withFollowingLike([set(0, '12', { kind: from }), set(1, '8', { kind: to })], 0)
    expect([later?.kind, later?.reps]).toEqual([to, reps])
  })

  it('is the same list where nothing would change: the last set shows no rest', () => {
    const before = [set(0, '8', { rest: '60' }), set(1, '8', { rest: '90' })]
    expect(withFollowingLike(before, 0)).toBe(before)
    expect(withFollowingLike(before, 1)).toBe(before)
    expect(withFollowingLike(before, 9)).toBe(before)
    const three = [...before, set(2, '8')]
    expect(withFollowingLike(three, 0).map(({ rest }) => rest)).toEqual(['60', '60', '60'])
  })
})
