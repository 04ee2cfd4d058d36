import type { FormSet } from '@fonte/domain/program/editor/form-set'
import { emptyProgramForm, type ProgramForm } from '@fonte/domain/program/form'
import { describe, expect, it } from 'vitest'
import { noProblems, problemsOfExercise, problemTexts } from './form-problems.ts'

const row = (reps: string, rest = '60') => ({
  exercise_id: `predefined-${reps}`,
  name: 'Squat',
  name_en: null,
  default_rest: rest,
  sets: [{ key: 0, reps, weight: '20', rest: '60' }],
})
const band = { equipment: '', equipment_ids: ['band'] }
const textsOf = (form: ProgramForm, lang: 'fr' | 'en' = 'fr') =>
  problemTexts(form, { lang, scale: 'rpe', exercise: (id) => (id === 'predefined-8' ? band : undefined) })

describe('the problems of a program form', () => {
  it('stand under the fields they belong to, in the reader’s language', () => {
    expect(textsOf(emptyProgramForm)).toEqual({
      name: 'Le nom du programme est obligatoire.',
      exercises: 'Ajoutez au moins un exercice.',
    })
    const form = { ...emptyProgramForm, name: 'Jambes', image_url: 'http://a.fr/b.jpg', exercises: [row('10')] }
    expect(textsOf(form, 'en')).toEqual({ image_url: 'The address must start with https.' })
  })

  it('are none for a picture that is left out, and tell of an address that is too long', () => {
    const form = { ...emptyProgramForm, name: 'Jambes', exercises: [row('10')] }
    expect(textsOf({ ...form, image_url: '  ' })).toEqual({})
    expect(textsOf({ ...form, image_url: ` https://${'a'.repeat(1992)} ` })).toEqual({})
    expect(Object.keys(textsOf({ ...form, image_url: `https://${'a'.repeat(1993)}` }))).toEqual(['image_url'])
  })

  it('name the field and its bound when a figure is too large', () => {
    const form = { ...emptyProgramForm, name: 'Jambes', exercises: [row('10'), row('1001', '3601')] }
    const texts = textsOf(form)
    expect(problemsOfExercise(texts, 0)).toBe(noProblems)
    expect(problemsOfExercise(texts, 1)).toEqual({
      'sets.0.reps': 'Répétitions : 1 000 au maximum.',
      default_rest: "Repos avant l'exercice suivant (s) : 3 600 au maximum.",
    })
  })

  it('call a field as it is called there: by what it is lifted with, and by the scale of effort', () => {
    const named = (figures: Partial<FormSet>) => {
      const [set] = row('8').sets
      const sets = set ? [{ ...set, ...figures }] : []
      return textsOf({ ...emptyProgramForm, name: 'Jambes', unit: 'lb', exercises: [{ ...row('8'), sets }] })
    }
    expect(named({ weight: '4410', rir: '11' })).toMatchObject({
      'exercises.0.sets.0.weight': 'Résistance (lb)\u00a0: 4\u00a0409 au maximum.',
      'exercises.0.sets.0.rir': 'Effort perçu (RPE)\u00a0: 10 au maximum.',
    })
    expect(named({ weight: '20', assist: '10' })).toEqual({
      'exercises.0.sets.0.assist': 'Avec une assistance, «\u00a0Résistance (lb)\u00a0» doit valoir 0.',
    })
  })

  it('name how long a text is and may be, in the figures of the language', () => {
    const form = { ...emptyProgramForm, name: 'Jambes', description: 'a'.repeat(2001), exercises: [row('10')] }
    expect(textsOf(form)).toEqual({ description: '2\u00a0001 caractères, 2\u00a0000 au plus.' })
  })

  it('say how a rest is typed', () => {
    const form = { ...emptyProgramForm, name: 'Jambes', exercises: [row('10', '2:3')] }
    expect(textsOf(form)).toEqual({
      'exercises.0.default_rest': 'Un nombre de secondes, ou de minutes et secondes (2:30), est attendu.',
    })
    expect(textsOf({ ...form, exercises: [row('10', '1:30')] })).toEqual({})
  })

  it('tell of English texts that are too long, where the program has any', () => {
    const form = { ...emptyProgramForm, name: 'Jambes', exercises: [row('10')] }
    expect(textsOf({ ...form, name_en: '', description_en: '' })).toEqual({})
    expect(textsOf({ ...form, name_en: 'x'.repeat(101), description_en: 'x'.repeat(2001) }, 'en')).toEqual({
      name_en: '101 characters; the limit is 100.',
      description_en: '2,001 characters; the limit is 2,000.',
    })
  })

  it('are none for empty figures, which become 0 and 60 when saved', () => {
    expect(textsOf({ ...emptyProgramForm, name: 'Jambes', exercises: [row('', '')] })).toEqual({})
  })
})
