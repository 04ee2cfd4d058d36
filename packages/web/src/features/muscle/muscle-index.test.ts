import type { MuscleGroup } from '@fonte/contract/muscle'
import { describe, expect, it } from 'vitest'
import { indexMuscles } from './muscle-index.ts'

const group = (id: string, muscles: readonly (readonly [string, string | null])[]): MuscleGroup => ({
  id,
  name: id,
  name_en: null,
  muscles: muscles.map(([name, region]) => ({ id: name, muscle_group_id: id, name, name_en: null, region })),
})

const muscles = indexMuscles([
  group('dos', [
    ['grand-dorsal', 'dorsaux'],
    ['lombaires', 'lombaires'],
    ['profond', null],
  ]),
  group('biceps', [['brachial', 'biceps']]),
])

describe('the regions that an exercise works', () => {
  it('are, for the library, the named muscles of the main group; the other named ones help', () => {
    const row = { creator_id: null, muscle_group_id: 'dos', muscle_ids: ['grand-dorsal', 'brachial'] }
    expect(muscles.regionsOf(row)).toEqual({ main: ['dorsaux'], secondary: ['biceps'] })
  })

  it('are those of the muscles that do the work, whatever their group; what holds still is not drawn', () => {
    const lift = {
      creator_id: null,
      muscle_group_id: 'dos',
      muscle_ids: ['grand-dorsal', 'brachial', 'lombaires'],
      prime_muscle_ids: ['grand-dorsal', 'brachial'],
      stabilising_muscle_ids: ['profond'],
    }
    expect(muscles.regionsOf(lift)).toEqual({ main: ['dorsaux', 'biceps'], secondary: ['lombaires'] })
    expect(muscles.musclesOf(lift).stabilising.map(({ id }) => id)).toEqual(['profond'])
  })

  it('go by the main group again where an administrator has chosen other muscles', () => {
    const row = {
      creator_id: null,
      muscle_group_id: 'dos',
      muscle_ids: ['lombaires', 'brachial'],
      prime_muscle_ids: ['grand-dorsal', 'brachial'],
    }
    expect(muscles.regionsOf(row)).toEqual({ main: ['lombaires'], secondary: ['biceps'] })
  })

  it('are the whole group when the library names none of it', () => {
    const row = { creator_id: null, muscle_group_id: 'dos', muscle_ids: ['brachial'] }
    expect(muscles.regionsOf(row)).toEqual({ main: ['dorsaux', 'lombaires'], secondary: ['biceps'] })
  })

  it('are the whole group for an exercise of one’s own, and no region is both main and secondary', () => {
    const row = { creator_id: 'me', muscle_group_id: 'dos', muscle_ids: ['lombaires'] }
    expect(muscles.regionsOf(row)).toEqual({ main: ['dorsaux', 'lombaires'], secondary: [] })
  })

  it('are none when group and muscles are unknown or have no part in the drawing', () => {
    const row = { creator_id: null, muscle_group_id: 'gone', muscle_ids: ['profond', 'gone'] }
    expect(muscles.regionsOf(row)).toEqual({ main: [], secondary: [] })
  })
})
