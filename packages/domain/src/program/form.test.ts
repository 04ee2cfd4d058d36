import { describe, expect, it } from 'vitest'
import { legDay } from '../test-kit/programs.ts'
import { changeDefaultRest, changeSet } from './editing.ts'
import {
  emptyProgramForm,
  toPredefinedContent,
  toPredefinedForm,
  toProgramContent,
  toProgramExercises,
  toProgramForm,
} from './form.ts'

describe('the form of a program', () => {
  it('holds its figures as text', () => {
    const form = toProgramForm(legDay)
    expect(form).toMatchObject({ name: 'Jambes du jeudi', description: 'Squat lourd, puis ischios.', image_url: '' })
    expect(form.exercises[0]).toEqual({
      exercise_id: 'predefined-squat',
      name: 'Squat',
      name_en: 'Back squat',
      default_rest: '180',
      sets: [
        { key: 0, reps: '5', weight: '100', rest: '150' },
        { key: 1, reps: '5', weight: '110', rest: '0' },
      ],
    })
  })

  it('saves what it was opened with', () => {
    expect(toProgramExercises(toProgramForm(legDay).exercises)).toEqual(legDay.exercises)
    expect(toProgramForm({ ...legDay, image_url: 'https://images.example/a.jpg' }).image_url).toContain(
      'images.example',
    )
  })

  it('begins without anything', () => {
    expect(toProgramContent(emptyProgramForm)).toEqual({ name: '', description: '', image_url: null, exercises: [] })
  })
})

describe('the form of a predefined program', () => {
  const { exercises } = toProgramForm(legDay)
  const form = { name: 'Jambes', description: '', name_en: ' Legs ', description_en: ' ', image_url: '', exercises }

  it('has its texts in English, too; one that is blank is missing', () => {
    const content = toPredefinedContent(form)
    expect(content).toMatchObject({ name: 'Jambes', name_en: 'Legs', description_en: null, image_url: null })
    const state = { is_public: false, is_predefined: true, user_id: null, copied_from_program_id: null, version: 1 }
    const program = { id: 'p', ...content, ...state, updated_at: '2026-11-22T09:00:00.000Z' }
    expect(toPredefinedForm(program)).toMatchObject({ name_en: 'Legs', description_en: '' })
  })

  it('is of one language where somebody makes a program of their own', () => {
    expect(emptyProgramForm).not.toHaveProperty('name_en')
    expect(toProgramForm(legDay)).not.toHaveProperty('name_en')
  })
})

describe('on save', () => {
  const { exercises } = toProgramForm(legDay)
  const emptied = (['reps', 'weight', 'rest'] as const).reduce(
    (all, field) => changeSet(all, 0, 1, field, ''),
    exercises,
  )

  it('empty reps and weight become 0, and an empty rest 60', () => {
    expect(toProgramExercises(emptied)[0]?.sets[1]).toEqual({ reps: 0, weight: 0, rest: 60 })
    expect(toProgramExercises(changeDefaultRest(exercises, 0, ''))[0]?.default_rest).toBe(60)
  })

  it('a rest in minutes and seconds becomes seconds; half of one is no rest', () => {
    const saved = (rest: string) => toProgramExercises(changeSet(exercises, 0, 1, 'rest', rest))[0]?.sets[1]?.rest
    expect(['2:30', '0:45', '90'].map(saved)).toEqual([150, 45, 90])
    expect(['2:', '2:3', '2:60', ':30'].map(saved)).toEqual([Number.NaN, Number.NaN, Number.NaN, Number.NaN])
    expect(toProgramExercises(changeDefaultRest(exercises, 0, '1:30'))[0]?.default_rest).toBe(90)
  })

  it('a typed 0 stays 0', () => {
    expect(toProgramExercises(changeDefaultRest(exercises, 0, '0'))[0]?.default_rest).toBe(0)
    expect(toProgramExercises(exercises)[0]?.sets[1]?.rest).toBe(0)
  })

  it('texts lose their outer spaces', () => {
    const form = { name: ' Jambes ', description: '\n', image_url: ' https://a.example/b.png ', exercises }
    expect(toProgramContent(form)).toEqual({
      name: 'Jambes',
      description: '',
      image_url: 'https://a.example/b.png',
      exercises: legDay.exercises,
    })
  })
})
