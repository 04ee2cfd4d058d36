import type { Measure } from '../exercise/measure.ts'
import type { SetKind } from '../set/kind.ts'
import { toKg } from '../units/weight.ts'
import { defaultRest } from './bounds.ts'
import { withoutLoneGroups } from './groups.ts'
import type { Program, ProgramContent, ProgramExercise, ProgramSet } from './program.ts'

/** Figures of a set that are asked for only where somebody wants them, or the exercise is measured in them. */
export const detailFields = ['reps_max', 'rir', 'seconds', 'distance', 'assist'] as const

export type DetailField = (typeof detailFields)[number]

/** A set as it is typed: any field may be empty. `key` tells the sets of an exercise apart while they move. */
export type FormSet = {
  readonly key: number
  readonly reps: string
  readonly weight: string
  readonly rest: string
  /** Absent where the exercise does not tell its sets apart. */
  readonly kind?: SetKind | undefined
  /** Weights as they were typed in pounds, as long as they are those of the kilograms. */
  readonly pounds?: Pick<ProgramSet, 'weight_lb' | 'assist_lb'> | undefined
} & { readonly [Field in DetailField]?: string | undefined }

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
}

/** A form without a program yet. */
export const emptyProgramForm: ProgramForm = { name: '', description: '', image_url: '', exercises: [] }

/** A form without a predefined program yet. */
export const emptyPredefinedForm: ProgramForm = { ...emptyProgramForm, name_en: '', description_en: '' }

/** The set that a new exercise starts with, by what it is measured in. */
export const firstSets: Readonly<Record<Measure, ProgramSet>> = {
  reps: { reps: 10, weight: 20, rest: defaultRest },
  time: { reps: 0, weight: 0, rest: defaultRest, seconds: 30 },
  distance: { reps: 0, weight: 20, rest: defaultRest, distance: 20 },
}

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
  return withoutLoneGroups(exercises).map(({ default_rest, sets, note, ...row }, order) => ({
    ...row,
    ...(note?.trim() && { note: note.trim() }),
    order,
    default_rest: figure(default_rest, defaultRest),
    sets: sets.map(toProgramSet),
  }))
}

function toProgramSet(row: FormSet): ProgramSet {
  const { kind, pounds } = row
  const set: ProgramSet = {
    reps: figure(row.reps, 0),
    weight: figure(row.weight, 0),
    rest: figure(row.rest, defaultRest),
    ...(kind !== undefined && kind !== 'work' && { kind }),
    ...Object.fromEntries(
      detailFields.flatMap((field) => (row[field]?.trim() ? [[field, figure(row[field], 0)]] : [])),
    ),
  }
  return { ...set, ...(pounds && poundsOf(pounds, set)) }
}

/** The pounds that are still those of the kilograms: others were typed for another weight. */
function poundsOf({ weight_lb, assist_lb }: Pick<ProgramSet, 'weight_lb' | 'assist_lb'>, set: ProgramSet) {
  return {
    ...(weight_lb !== undefined && toKg(weight_lb) === set.weight && { weight_lb }),
    ...(assist_lb !== undefined && toKg(assist_lb) === set.assist && { assist_lb }),
  }
}

/** A form's row for a set. */
export function toFormSet(set: ProgramSet, key: number): FormSet {
  const { reps, weight, rest, kind, weight_lb, assist_lb } = set
  return {
    key,
    reps: String(reps),
    weight: String(weight),
    rest: String(rest),
    ...(kind !== undefined && { kind }),
    ...Object.fromEntries(
      detailFields.flatMap((field) => (set[field] === undefined ? [] : [[field, String(set[field])]])),
    ),
    ...((weight_lb ?? assist_lb) !== undefined && { pounds: { weight_lb, assist_lb } }),
  }
}

function toFormExercise({ order, default_rest, sets, ...row }: ProgramExercise): FormExercise {
  return { ...row, default_rest: String(default_rest), sets: sets.map(toFormSet) }
}

function figure(text: string, whenEmpty: number): number {
  return text.trim() === '' ? whenEmpty : Number(text.replace(',', '.'))
}
