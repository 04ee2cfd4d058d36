import { expect, it } from 'vitest'
import { pushDay } from '../../test-kit/workouts.ts'
import { withOwnNames } from './own-names.ts'

const dips = 'custom-0199d1c0-0000-7000-8000-000000000002'
const namesOf = (
  ...known: readonly { id: string; creator_id: string | null; name: string; name_en: string | null }[]
) =>
  withOwnNames(pushDay, (id) => known.find((each) => each.id === id)).exercises.map(({ name, name_en }) => [
    name,
    name_en,
  ])

it('an own exercise has the name that the device knows, which may not have been sent yet', () => {
  const own = { id: dips, creator_id: 'ada', name: 'Dips lestés', name_en: null }
  expect(namesOf(own).at(-1)).toEqual(['Dips lestés', null])
})

it('any other exercise is named as its program names it', () => {
  const library = { id: 'predefined-développé-couché', creator_id: null, name: 'Autre', name_en: 'Other' }
  expect(namesOf(library)).toEqual(pushDay.exercises.map(({ name, name_en }) => [name, name_en]))
})
