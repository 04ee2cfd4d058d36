import { describe, expect, it } from 'vitest'
import {
  chooseGroup,
  emptyExerciseForm,
  exerciseLengths,
  exerciseProblems,
  toExerciseFields,
  toggleMuscle,
} from './exercise-form.ts'

const complete = { ...emptyExerciseForm('Tirage assis'), muscle_group_id: 'dos' }

describe('the exercise form', () => {
  it('needs a name and a main group', () => {
    for (const name of ['  ', '\u200b']) {
      expect(exerciseProblems(emptyExerciseForm(name))).toEqual({ name: 'blank', muscle_group_id: 'missing' })
    }
    expect(exerciseProblems(complete)).toEqual({})
  })

  it('clears the secondary muscles when the main group changes, and only then', () => {
    const chosen = toggleMuscle(complete, 'lombaires')
    expect(chooseGroup(chosen, 'dos').muscle_ids).toEqual(['lombaires'])
    expect(chooseGroup(chosen, 'biceps').muscle_ids).toEqual([])
  })

  it('adds a muscle and takes it away again', () => {
    const once = toggleMuscle(complete, 'lombaires')
    expect(once.muscle_ids).toEqual(['lombaires'])
    expect(toggleMuscle(once, 'lombaires').muscle_ids).toEqual([])
  })

  it('takes picture addresses of https only, and texts of a bounded length', () => {
    expect(exerciseProblems({ ...complete, image_url: 'http://a.fr/b.jpg' })).toEqual({ image_url: 'not-https' })
    const long = 'a'.repeat(exerciseLengths.description + 1)
    expect(exerciseProblems({ ...complete, description: long })).toEqual({ description: 'too-long' })
  })

  it('says how sets are measured only where it is another way than before', () => {
    expect(toExerciseFields(complete, false)).not.toHaveProperty('measure')
    const held = { ...complete, measure: 'time', load: 'bodyweight' } as const
    expect(toExerciseFields(held, false)).toMatchObject({ measure: 'time', load: 'bodyweight' })
    expect(toExerciseFields(held, false)).not.toHaveProperty('sides')
    expect(toExerciseFields(held, false, held)).not.toHaveProperty('measure')
    expect(toExerciseFields(complete, false, held)).toMatchObject({ measure: 'reps', load: 'external' })
  })

  it('sends nothing about the picture unless an administrator fills it in', () => {
    const form = { ...complete, name: ' Tirage assis ', image_url: 'https://a.fr/b.jpg' }
    expect(toExerciseFields(form, false)).not.toHaveProperty('image_url')
    expect(toExerciseFields(form, true)).toMatchObject({ name: 'Tirage assis', image_url: 'https://a.fr/b.jpg' })
    expect(toExerciseFields(complete, true).image_url).toBeNull()
  })
})
