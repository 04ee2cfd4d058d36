import { expect, it } from 'vitest'
import { numberInKind, setMark } from './set-mark.ts'

it('working sets are numbered from 1, whatever stands between them bears the mark of its kind', () => {
  const sets = [{ kind: 'warmup' }, { kind: 'warmup' }, {}, { kind: 'drop' }, { kind: 'work' }, {}] as const
  const marks = sets.map((_, at) => setMark(sets, at, (kind) => `[${kind}]`))
  expect(marks).toEqual(['[warmup]', '[warmup]', '1', '[drop]', '2', '3'])
})

it('each set has a number among those of its kind', () => {
  const sets = [{ kind: 'warmup' }, {}, { kind: 'warmup' }, { kind: 'drop' }, { kind: 'work' }] as const
  expect(sets.map((_, at) => numberInKind(sets, at))).toEqual([1, 1, 2, 1, 2])
})
