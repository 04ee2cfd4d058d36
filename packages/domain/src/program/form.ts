import type { WeightUnit } from '../units/weight.ts'
import { type FormSet, toFormSet, toProgramSet, typedRest } from './editor/form-set.ts'
import { withoutLoneGroups } from './groups.ts'
import type { Program, ProgramContent, ProgramExercise } from './program.ts'

/** An exercise as it is typed. */
export type FormExercise = Pick<
  ProgramExercise,
  'exercise_id' | 'name' | 'name_en' | 'place' | 'group' | 'group_rest' | 'note' | 'progression'
> & {
  readonly default_rest: string
  readonly sets: readonly FormSet[]
}

/** What an administrator decides about a predefined program. */
export type PredefinedContent = ProgramContent & Pick<Program, 'name_en' | 'description_en'>

/** The program form: every value is text. */
export type ProgramForm = {
  readonly name: string
  readonly description: string
  /** A predefined program has its texts in English, too. */
  readonly name_en?: string
  readonly description_en?: string
  readonly image_url: string
  readonly exercises: readonly FormExercise[]
  /** What its weights are typed in from its opening on, whatever is chosen meanwhile; absent in drafts from before: kilograms. */
  readonly unit?: WeightUnit
}

/** What the weights of a form are typed in. */
export const unitOf = ({ unit = 'kg' }: Pick<ProgramForm, 'unit'>): WeightUnit => unit

/** A form without a program yet. */
export const emptyProgramForm: ProgramForm = { name: '', description: '', image_url: '', exercises: [] }

/** A form without a predefined program yet. */
export const emptyPredefinedForm: ProgramForm = { ...emptyProgramForm, name_en: '', description_en: '' }

/** The form that edits an existing program. */
export function toProgramForm(program: ProgramContent, unit: WeightUnit = 'kg'): ProgramForm {
  const { name, description, image_url, exercises } = program
  const rows = exercises.map((exercise) => toFormExercise(exercise, unit))
  return { name, description, image_url: image_url ?? '', exercises: rows, unit }
}

/** The form that edits a predefined program. */
export function toPredefinedForm(program: Program, unit: WeightUnit = 'kg'): ProgramForm {
  return {
    ...toProgramForm(program, unit),
    name_en: program.name_en ?? '',
    description_en: program.description_en ?? '',
  }
}

/** The predefined program to save: an English text that is blank is missing. */
export function toPredefinedContent(form: ProgramForm): PredefinedContent {
  return {
    ...toProgramContent(form),
    name_en: form.name_en?.trim() || null,
    description_en: form.description_en?.trim() || null,
  }
}

/** The program to save: texts without outer spaces, no picture when its URL is blank, the exercises in order. */
export function toProgramContent(form: ProgramForm): ProgramContent {
  return {
    name: form.name.trim(),
    description: form.description.trim(),
    image_url: form.image_url.trim() || null,
    exercises: toProgramExercises(form.exercises, unitOf(form)),
  }
}

/** The exercises to save: empty reps and weight become 0, an empty rest 60 s; text that is no number becomes NaN. */
export function toProgramExercises(
  exercises: readonly FormExercise[],
  unit: WeightUnit = 'kg',
): readonly ProgramExercise[] {
  return withoutLoneGroups(exercises).map(({ default_rest, sets, note, ...row }, order) => ({
    ...row,
    ...(note?.trim() && { note: note.trim() }),
    order,
    default_rest: typedRest(default_rest),
    sets: sets.map((set) => toProgramSet(set, unit)),
  }))
}

function toFormExercise({ order, default_rest, sets, ...row }: ProgramExercise, unit: WeightUnit): FormExercise {
  return { ...row, default_rest: String(default_rest), sets: sets.map((set, key) => toFormSet(set, key, unit)) }
}
