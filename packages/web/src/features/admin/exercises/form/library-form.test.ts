import type { LibraryExercise } from '@fonte/contract/admin/library-exercise'
import { exerciseBounds } from '@fonte/domain/exercise/bounds'
import { describe, expect, it } from 'vitest'
import {
  chooseMainGroup,
  emptyLibraryForm,
  libraryProblems,
  toggledId,
  toLibraryFields,
  toLibraryForm,
} from './library-form.ts'

const bench: LibraryExercise = {
  id: 'predefined-développé-couché',
  creator_id: null,
  name: 'Développé couché',
  name_en: null,
  aliases: ['DC', 'Couché'],
  aliases_en: [],
  equipment: 'Barre',
  equipment_en: 'Barbell',
  equipment_ids: ['barbell'],
  description: 'Poussez.',
  description_en: null,
  muscle_group_id: 'pectoraux',
  muscle_ids: ['pectoraux-milieu'],
  image_url: null,
  archived: false,
  version: 3,
}

describe('the form of a global exercise', () => {
  it('saves an exercise as it is, where nothing was typed', () => {
    const { name, name_en, aliases, aliases_en, equipment_ids, muscle_group_id, muscle_ids } = bench
    const { description, description_en, image_url } = bench
    const texts = { name, name_en, aliases, aliases_en, description, description_en, image_url }
    expect(libraryProblems(toLibraryForm(bench))).toEqual({})
    expect(toLibraryFields(toLibraryForm(bench))).toEqual({
      ...texts,
      equipment_ids,
      muscle_group_id,
      muscle_ids,
      ...{ measure: 'reps', sides: 'both', load: 'external' },
    })
    const plank = { ...bench, measure: 'time', sides: 'each', load: 'bodyweight' } as const
    expect(toLibraryFields(toLibraryForm(plank))).toMatchObject({ measure: 'time', sides: 'each', load: 'bodyweight' })
  })

  it('takes other names one a line, each once', () => {
    const fields = toLibraryFields({ ...emptyLibraryForm, aliases: ' DC \n\nCouché\nDC' })
    expect(fields.aliases).toEqual(['DC', 'Couché'])
  })

  it('needs a name, a main group and equipment; English and a picture may wait', () => {
    const problems = { name: 'blank', muscle_group_id: 'missing', equipment_ids: 'missing' }
    for (const name of ['  ', '\u2060']) {
      expect(libraryProblems({ ...emptyLibraryForm, name })).toEqual(problems)
    }
  })

  it('bounds its texts and lists, and takes pictures by https alone', () => {
    const form = toLibraryForm(bench)
    const many = (count: number) => Array.from({ length: count }, (_, index) => `n${index}`)
    const long = 'x'.repeat(exerciseBounds.name.max + 1)
    expect(
      libraryProblems({
        ...form,
        name_en: long,
        description_en: 'x'.repeat(exerciseBounds.description.max + 1),
        aliases: long,
        aliases_en: many(exerciseBounds.aliases.max + 1).join('\n'),
        equipment_ids: many(exerciseBounds.equipmentIds.max + 1),
        muscle_ids: many(exerciseBounds.muscles.max + 1),
        image_url: 'http://photos.example/a.jpg',
      }),
    ).toEqual({
      name_en: 'too-long',
      description_en: 'too-long',
      aliases: 'too-long',
      aliases_en: 'too-many',
      equipment_ids: 'too-many',
      muscle_ids: 'too-many',
      image_url: 'not-https',
    })
  })

  it('clears the secondary muscles with another main group, and only then', () => {
    const form = toLibraryForm(bench)
    expect(chooseMainGroup(form, 'pectoraux')).toBe(form)
    expect(chooseMainGroup(form, 'dos')).toMatchObject({ muscle_group_id: 'dos', muscle_ids: [] })
  })

  it('ticks in the order of the ticks: the first equipment is the main one', () => {
    expect(toggledId(['barbell'], 'flat-bench')).toEqual(['barbell', 'flat-bench'])
    expect(toggledId(['barbell', 'flat-bench'], 'barbell')).toEqual(['flat-bench'])
  })
})
