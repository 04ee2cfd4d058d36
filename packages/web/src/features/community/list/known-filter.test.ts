import { expect, it } from 'vitest'
import { indexMuscles } from '../../muscle/muscle-index.ts'
import { knownFilter } from './known-filter.ts'

const groups = [{ id: 'dos', name: 'Dos', name_en: 'Back', muscles: [] }]
const muscles = indexMuscles(groups as never)

it('keeps a muscle group and an equipment that there are', () => {
  const filter = { q: 'squat', group: 'dos', equipment: 'barbell', length: 'short' } as const
  expect(knownFilter(filter, muscles)).toEqual(filter)
})

it('leaves out what there is none of, so that it neither counts as a filter nor empties the list', () => {
  expect(knownFilter({ q: 'squat', group: 'nonsense', equipment: 'nonsense' }, muscles)).toEqual({ q: 'squat' })
})

it('keeps a group until the groups have been read', () => {
  expect(knownFilter({ group: 'dos' }, indexMuscles([]))).toEqual({ group: 'dos' })
})
