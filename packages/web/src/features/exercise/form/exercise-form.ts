import type { Exercise } from '@fonte/contract/exercise'
import { isPictureUrl, longestPictureUrl } from '@fonte/contract/url/picture-url'
import { exerciseBounds } from '@fonte/domain/exercise/bounds'
import { type Measuring, measuringOf, plainMeasuring } from '@fonte/domain/exercise/measure'
import { storedLength } from '@fonte/domain/words/text-length'
import { isUnseen } from '@fonte/domain/words/visible-text'
import type { ExerciseFields } from '../exercise-outbox.ts'

/** The exercise form: what stands in its fields. */
export interface ExerciseForm extends Measuring {
  readonly name: string
  readonly equipment: string
  readonly muscle_group_id: string
  readonly muscle_ids: readonly string[]
  readonly description: string
  readonly image_url: string
}

export type ExerciseProblem = 'blank' | 'missing' | 'too-long' | 'not-https'

/** What is wrong, by field; empty when the form can be saved. */
export type ExerciseProblems = { readonly [K in keyof ExerciseForm]?: ExerciseProblem }

/** The longest text (UTF-16 units) of each field. */
export const exerciseLengths = {
  name: exerciseBounds.name.max,
  equipment: exerciseBounds.equipment.max,
  description: exerciseBounds.description.max,
  image_url: longestPictureUrl,
} as const

/** A form without an exercise yet; what was searched in vain is a first name. */
export function emptyExerciseForm(name = ''): ExerciseForm {
  return { name, equipment: '', muscle_group_id: '', muscle_ids: [], description: '', image_url: '', ...plainMeasuring }
}

/** The form that edits an exercise. */
export function toExerciseForm(exercise: Exercise): ExerciseForm {
  const { name, equipment, muscle_group_id, muscle_ids, description, image_url } = exercise
  return {
    name,
    equipment,
    muscle_group_id,
    muscle_ids,
    description,
    image_url: image_url ?? '',
    ...measuringOf(exercise),
  }
}

/** Chooses the main group; another one clears the secondary muscles, which are its parts. */
export function chooseGroup(form: ExerciseForm, muscle_group_id: string): ExerciseForm {
  return muscle_group_id === form.muscle_group_id ? form : { ...form, muscle_group_id, muscle_ids: [] }
}

/** Adds a secondary muscle, or takes it away. */
export function toggleMuscle(form: ExerciseForm, id: string): ExerciseForm {
  const others = form.muscle_ids.filter((other) => other !== id)
  return { ...form, muscle_ids: others.length < form.muscle_ids.length ? others : [...others, id] }
}

/** Everything that keeps the form from being saved. */
export function exerciseProblems(form: ExerciseForm): ExerciseProblems {
  const lengths = Object.entries(exerciseLengths) as [keyof typeof exerciseLengths, number][]
  const tooLong = lengths.filter(([field, max]) => storedLength(form[field]) > max)
  return {
    ...Object.fromEntries(tooLong.map(([field]) => [field, 'too-long' as const])),
    ...(isUnseen(form.name) && { name: 'blank' as const }),
    ...(form.muscle_group_id === '' && { muscle_group_id: 'missing' as const }),
    ...(form.image_url.trim() !== '' && !isPictureUrl(form.image_url.trim()) && { image_url: 'not-https' as const }),
  }
}

/**
 * What to save. Only administrators say anything about the picture; how sets are measured is said where it is another way
 * than `before`, so that a server of the version before takes the others.
 */
export function toExerciseFields(
  form: ExerciseForm,
  isAdmin: boolean,
  before: Measuring = plainMeasuring,
): ExerciseFields {
  return {
    name: form.name.trim(),
    equipment: form.equipment.trim(),
    description: form.description.trim(),
    muscle_group_id: form.muscle_group_id,
    muscle_ids: [...form.muscle_ids],
    ...(form.measure !== before.measure && { measure: form.measure }),
    ...(form.sides !== before.sides && { sides: form.sides }),
    ...(form.load !== before.load && { load: form.load }),
    ...(isAdmin && { image_url: form.image_url.trim() || null }),
  }
}
