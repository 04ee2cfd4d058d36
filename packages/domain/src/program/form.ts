import type { PlannedDetails } from '../set/set-details.ts'
import { toKg } from '../units/weight.ts'
import { defaultRest } from './bounds.ts'
import type { Program, ProgramContent, ProgramExercise, ProgramSet } from './program.ts'

/** A set as it is typed: any field may be empty. `key` tells the sets of an exercise apart while they move. */
export type FormSet = {
  readonly key: number
  readonly reps: string
  readonly weight: string
  readonly rest: string
  /** What the set says besides, as it was read. */
  readonly details?: PlannedDetails | undefined
}

/** An exercise as it is typed. */
export type FormExercise = Pick<
  ProgramExercise,
  'exercise_id' | 'name' | 'name_en' | 'place' | 'group' | 'group_rest' | 'note'
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
}

/** A form without a program yet. */
export const emptyProgramForm: ProgramForm = { name: '', description: '', image_url: '', exercises: [] }

/** A form without a predefined program yet. */
export const emptyPredefinedForm: ProgramForm = { ...emptyProgramForm, name_en: '', description_en: '' }

/** The set that a new exercise starts with. */
export const firstSet: ProgramSet = { reps: 10, weight: 20, rest: defaultRest }

/** The form that edits an existing program. */
export function toProgramForm(program: ProgramContent): ProgramForm {
  const { name, description, image_url, exercises } = program
  return { name, description, image_url: image_url ?? '', exercises: exercises.map(toFormExercise) }
}

/** The form that edits a predefined program. */
export function toPredefinedForm(program: Program): ProgramForm {
  return { ...toProgramForm(program), name_en: program.name_en ?? '', description_en: program.description_en ?? '' }
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
    exercises: toProgramExercises(form.exercises),
  }
}

/** The exercises to save: empty reps and weight become 0, an empty rest 60 s; text that is no number becomes NaN. */
export function toProgramExercises(exercises: readonly FormExercise[]): readonly ProgramExercise[] {
  return exercises.map(({ default_rest, sets, ...row }, order) => ({
    ...row,
    order,
    default_rest: figure(default_rest, defaultRest),
    sets: sets.map(toProgramSet),
  }))
}

function toProgramSet({ reps, weight, rest, details }: FormSet): ProgramSet {
  const kg = figure(weight, 0)
  const { weight_lb, ...others } = details ?? {}
  // Pounds that were typed for another weight are none of this one.
  const pounds = weight_lb !== undefined && toKg(weight_lb) === kg ? { weight_lb } : {}
  return { reps: figure(reps, 0), weight: kg, rest: figure(rest, defaultRest), ...others, ...pounds }
}

/** A form's row for a set. */
export function toFormSet(set: ProgramSet, key: number): FormSet {
  const { reps, weight, rest, ...details } = set
  const row = { key, reps: String(reps), weight: String(weight), rest: String(rest) }
  return Object.keys(details).length === 0 ? row : { ...row, details }
}

function toFormExercise({ order, default_rest, sets, ...row }: ProgramExercise): FormExercise {
  return { ...row, default_rest: String(default_rest), sets: sets.map(toFormSet) }
}

function figure(text: string, whenEmpty: number): number {
  return text.trim() === '' ? whenEmpty : Number(text)
}
