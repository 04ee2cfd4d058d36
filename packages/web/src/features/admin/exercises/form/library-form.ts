import type { LibraryExercise } from '@fonte/contract/admin/library-exercise'
import { isPictureUrl, longestPictureUrl } from '@fonte/contract/url/picture-url'
import { exerciseBounds as bounds } from '@fonte/domain/exercise/bounds'
import { type Measuring, measuringOf, plainMeasuring } from '@fonte/domain/exercise/measure'
import { storedLength } from '@fonte/domain/words/text-length'
import { isUnseen } from '@fonte/domain/words/visible-text'

/** The form of a global exercise: what stands in its fields, other names one a line. */
export interface LibraryForm extends Measuring {
  readonly name: string
  readonly name_en: string
  readonly aliases: string
  readonly aliases_en: string
  readonly equipment_ids: readonly string[]
  readonly muscle_group_id: string
  readonly muscle_ids: readonly string[]
  readonly description: string
  readonly description_en: string
  readonly image_url: string
}

/** What a part of the form gets: the form, and the way to change it. */
export interface FormPart {
  readonly form: LibraryForm
  readonly onChange: (form: LibraryForm) => void
}

export type LibraryProblem = 'blank' | 'taken' | 'missing' | 'too-long' | 'too-many' | 'not-https'

/** What is wrong, by field; empty when the form can be saved. */
export type LibraryProblems = { readonly [K in keyof LibraryForm]?: LibraryProblem }

/** A form without an exercise yet. */
export const emptyLibraryForm: LibraryForm = {
  name: '',
  name_en: '',
  aliases: '',
  aliases_en: '',
  equipment_ids: [],
  muscle_group_id: '',
  muscle_ids: [],
  description: '',
  description_en: '',
  image_url: '',
  ...plainMeasuring,
}

/** The form that edits an exercise. */
export function toLibraryForm(exercise: LibraryExercise): LibraryForm {
  return {
    name: exercise.name,
    name_en: exercise.name_en ?? '',
    aliases: exercise.aliases.join('\n'),
    aliases_en: exercise.aliases_en.join('\n'),
    equipment_ids: exercise.equipment_ids ?? [],
    muscle_group_id: exercise.muscle_group_id,
    muscle_ids: exercise.muscle_ids,
    description: exercise.description,
    description_en: exercise.description_en ?? '',
    image_url: exercise.image_url ?? '',
    ...measuringOf(exercise),
  }
}

/** The names of a text with one a line, each once. */
function namesIn(lines: string): string[] {
  return [...new Set(lines.split('\n').map((line) => line.trim()))].filter((line) => line !== '')
}

/** What to save: texts without outer spaces; an English text that is blank is missing. */
export function toLibraryFields(form: LibraryForm) {
  return {
    name: form.name.trim(),
    name_en: form.name_en.trim() || null,
    aliases: namesIn(form.aliases),
    aliases_en: namesIn(form.aliases_en),
    equipment_ids: [...form.equipment_ids],
    muscle_group_id: form.muscle_group_id,
    muscle_ids: [...form.muscle_ids],
    description: form.description.trim(),
    description_en: form.description_en.trim() || null,
    image_url: form.image_url.trim() || null,
    ...measuringOf(form),
  }
}

/** Everything that keeps the form from being saved. */
export function libraryProblems(form: LibraryForm): LibraryProblems {
  const picture = form.image_url.trim()
  return {
    ...tooLong(form, ['name', 'name_en'], bounds.name.max),
    ...tooLong(form, ['description', 'description_en'], bounds.description.max),
    ...tooLong(form, ['image_url'], longestPictureUrl),
    ...namesProblem(form, 'aliases'),
    ...namesProblem(form, 'aliases_en'),
    ...(isUnseen(form.name) && { name: 'blank' as const }),
    ...(form.muscle_group_id === '' && { muscle_group_id: 'missing' as const }),
    ...(form.muscle_ids.length > bounds.muscles.max && { muscle_ids: 'too-many' as const }),
    ...(form.equipment_ids.length < bounds.equipmentIds.min && { equipment_ids: 'missing' as const }),
    ...(form.equipment_ids.length > bounds.equipmentIds.max && { equipment_ids: 'too-many' as const }),
    ...(picture !== '' && !isPictureUrl(picture) && { image_url: 'not-https' as const }),
  }
}

function tooLong<F extends keyof LibraryForm>(form: LibraryForm, fields: readonly F[], max: number): LibraryProblems {
  const long = fields.filter((field) => storedLength(String(form[field])) > max)
  return Object.fromEntries(long.map((field) => [field, 'too-long' as const]))
}

function namesProblem(form: LibraryForm, field: 'aliases' | 'aliases_en'): LibraryProblems {
  const names = namesIn(form[field])
  if (names.some((name) => storedLength(name) > bounds.name.max)) return { [field]: 'too-long' }
  return names.length > bounds.aliases.max ? { [field]: 'too-many' } : {}
}

/** Chooses the main group; another one clears the secondary muscles. */
export function chooseMainGroup(form: LibraryForm, muscle_group_id: string): LibraryForm {
  return muscle_group_id === form.muscle_group_id ? form : { ...form, muscle_group_id, muscle_ids: [] }
}

/** The ids with one more at the end, or without one that was among them. */
export function toggledId(ids: readonly string[], id: string): readonly string[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]
}
