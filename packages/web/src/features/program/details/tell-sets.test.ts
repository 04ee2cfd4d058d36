// @vitest-environment happy-dom
import type { ProgramSet } from '@fonte/domain/program/program'
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { groupSets } from './set-groups.ts'
import { useTellSets } from './tell-sets.ts'

/** Sets in words, a line for those that are equal. */
const told = (...sets: ProgramSet[]) => {
  const { result } = renderHook(() => useTellSets())
  return groupSets(sets).map((group) => {
    const { work, load, effort, rest } = result.current(group)
    return [work, load, effort, rest]
      .filter((part) => part !== null)
      .join(' · ')
      .replaceAll(/[\u00a0\u202f]/g, ' ')
  })
}

const set = { reps: 8, weight: 60, rest: 90 }

it.each<[ProgramSet, string]>([
  [set, '1 × 8 rép. · 60 kg'],
  [{ ...set, reps_max: 12 }, '1 × 8 à 12 rép. · 60 kg'],
  [{ ...set, kind: 'warmup' }, 'Échauffement · 1 × 8 rép. · 60 kg'],
  [{ ...set, kind: 'work', rir: 1.5 }, '1 × 8 rép. · 60 kg · RIR 1,5'],
  [{ ...set, weight: 0, assist: 20 }, '1 × 8 rép. · assistance 20 kg'],
  [{ ...set, reps: 0, weight: 0, seconds: 45 }, '1 × 45 s'],
  [{ ...set, reps: 0, distance: 40, seconds: 30 }, '1 × 40 m, 30 s · 60 kg'],
  [{ ...set, reps: 1000 }, '1 × 1 000 rép. · 60 kg'],
  [{ ...set, reps: 1000, reps_max: 1200 }, '1 × 1 000 à 1 200 rép. · 60 kg'],
  [{ ...set, reps: 0, distance: 1000.5, seconds: 3600 }, '1 × 1 000,5 m, 3 600 s · 60 kg'],
])('a set %o is told as %s', (one, text) => {
  expect(told(one)).toEqual([text])
})

it('a rest of over 999 s is told like other figures', () => {
  expect(told({ ...set, rest: 3600 }, { ...set, rest: 3600 })).toEqual(['2 × 8 rép. · 60 kg · repos 3 600 s'])
})

it('sets that are equal in all that they say are told together', () => {
  expect(told(set, { ...set, kind: 'work' }, { ...set, kind: 'drop' }, { ...set, kind: 'drop', rir: 0 })).toEqual([
    '2 × 8 rép. · 60 kg · repos 90 s',
    'Dégressive · 1 × 8 rép. · 60 kg · repos 90 s',
    'Dégressive · 1 × 8 rép. · 60 kg · RIR 0',
  ])
})
