import { describe, expect, it } from 'vitest'
import { programOf } from '../../program/test-kit/program-kit.ts'
import { programsWith, sentOf } from './predefined-reads.ts'

const set = { reps: 5, weight: 20, rest: 60 }
const squat = { exercise_id: 's', name: 'Squat', name_en: 'Back squat', order: 0, default_rest: 60, sets: [set] }
const legs = programOf({ id: 'legs', name: 'Jambes d’été', name_en: 'Summer legs', exercises: [squat] })
const arms = programOf({ id: 'arms', name: 'Bras', name_en: null })

describe('looking for a predefined program', () => {
  it('finds it by the words of its name or of its exercises, in either language, without accents', () => {
    const found = (typed: string) => programsWith([legs, arms], typed).map(({ id }) => id)
    expect([found('ete jambes'), found('summer'), found('back bras'), found('SQUAT')]).toEqual([
      ['legs'],
      ['legs'],
      [],
      ['legs'],
    ])
  })

  it('shows all of them where nothing is looked for', () => {
    expect(programsWith([legs, arms], ' ')).toEqual([legs, arms])
  })
})

it('what is sent of a predefined program is its texts, its picture and what is to be done', () => {
  expect(sentOf(legs)).toEqual({
    name: 'Jambes d’été',
    name_en: 'Summer legs',
    description: '',
    description_en: null,
    image_url: null,
    exercises: [{ exercise_id: 's', default_rest: 60, sets: [set] }],
  })
})
