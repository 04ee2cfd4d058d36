import { isPictureUrl, longestPictureUrl } from '@fonte/contract/url/picture-url'
import { programBounds } from '@fonte/domain/program/bounds'
import type { SetField } from '@fonte/domain/program/editing'
import { type ProgramForm, unitOf } from '@fonte/domain/program/form'
import type { ProgramProblem } from '@fonte/domain/program/validation/figure-problems'
import { validateProgramForm } from '@fonte/domain/program/validation/validation'
import { setBounds } from '@fonte/domain/set/set-details'
import { inUnit } from '@fonte/domain/units/weight'
import { formatNumber } from '@fonte/domain/words/number-format'
import { storedLength } from '@fonte/domain/words/text-length'
import { tooLongText } from '../../../ui/use-too-long.ts'
import { editorMessages } from './editor-messages.ts'
import type { ProblemReader } from './frame/problem-reader.ts'
import { type FieldNames, fieldNames } from './ledger/field-names.ts'

/** What to say at which field: `exercises.2.sets.0.reps`, positions from 0. */
export type ProblemTexts = Readonly<Record<string, string>>

export const noProblems: ProblemTexts = {}

/** A problem of the program itself, of its picture, or of its English texts. */
type FormProblem =
  | ProgramProblem
  | { readonly path: 'image_url'; readonly reason: 'not_https' | 'too_long' }
  | { readonly path: 'name_en' | 'description_en'; readonly reason: 'too_long' }

/** What keeps a form from being saved, in words, by the path of the field; none when it can be saved. */
export function problemTexts(form: ProgramForm, reader: ProblemReader): ProblemTexts {
  const picture = pictureProblems(form.image_url.trim())
  const problems = [...validateProgramForm(form), ...englishProblems(form), ...picture]
  return Object.fromEntries(problems.map((problem) => [problem.path, describe(problem, reader, form)]))
}

function englishProblems(form: ProgramForm): readonly FormProblem[] {
  const fields = ['name_en', 'description_en'] as const
  const long = fields.filter((path) => storedLength(form[path] ?? '') > (longest[path] ?? 0))
  return long.map((path) => ({ path, reason: 'too_long' }))
}

function pictureProblems(url: string): readonly FormProblem[] {
  if (url === '') return []
  if (!isPictureUrl(url)) return [{ path: 'image_url', reason: 'not_https' }]
  return url.length > longestPictureUrl ? [{ path: 'image_url', reason: 'too_long' }] : []
}

/** The problems of one exercise, by the rest of their path: `sets.0.reps`. The same empty object when there is none. */
export function problemsOfExercise(texts: ProblemTexts, index: number): ProblemTexts {
  const prefix = `exercises.${index}.`
  const own = Object.entries(texts).filter(([path]) => path.startsWith(prefix))
  return own.length === 0
    ? noProblems
    : Object.fromEntries(own.map(([path, text]) => [path.slice(prefix.length), text]))
}

const fieldAt = (path: string): string => path.slice(path.lastIndexOf('.') + 1)

function describe({ path, reason }: FormProblem, reader: ProblemReader, form: ProgramForm): string {
  const { lang } = reader
  const words = editorMessages(lang)
  const field = fieldAt(path)
  const names = namesAt(path, reader, form)
  const isSets = field === 'sets'
  switch (reason) {
    case 'blank':
      return words.nameBlank
    case 'too_long':
      return tooLongText(lang, textAt(form, path), longest[field] ?? 0)
    case 'not_https':
      return words.notHttps
    case 'too_few':
      return words.tooFewExercises
    case 'too_many':
      return isSets
        ? words.tooManySets({ count: programBounds.sets.max })
        : words.tooManyExercises({ count: programBounds.exercises.max })
    case 'repeated':
      return words.repeated
    case 'scattered':
      return words.scattered
    case 'below_reps':
      return words.belowReps
    case 'assist_with_weight':
      return words.assistWithWeight({ field: names.weight })
    case 'other_weight':
      return words.otherWeight
    case 'not_half':
      return words.notHalf
    case 'too_small':
      return words.tooSmall
    case 'not_whole':
    case 'too_precise':
    case 'not_a_number':
      return field === 'rest' || field === 'default_rest' ? words.notARest : words.notANumber
    case 'too_large':
      return tooLarge(path, names, reader, form)
  }
}

/** What the fields of the exercise are called that the path leads to. */
function namesAt(path: string, { lang, scale, exercise }: ProblemReader, form: ProgramForm): FieldNames {
  const row = form.exercises[Number(path.split('.')[1])]
  return fieldNames({ lang, unit: unitOf(form), scale }, (row && exercise(row.exercise_id)) ?? {})
}

/** The text of the form, or the note of an exercise, that stands there. */
function textAt(form: ProgramForm, path: string): string {
  const [, index] = path.split('.')
  const text = index === undefined ? form[path as 'name'] : form.exercises[Number(index)]?.note
  return text ?? ''
}

const longest: Readonly<Record<string, number>> = {
  name: programBounds.name.max,
  name_en: programBounds.name.max,
  description: programBounds.description.max,
  description_en: programBounds.description.max,
  image_url: longestPictureUrl,
  note: setBounds.note.max,
}

const figures: Readonly<Record<SetField, { readonly max: number }>> = {
  ...setBounds,
  reps: programBounds.reps,
  reps_max: programBounds.reps,
  weight: programBounds.weight,
  rest: programBounds.rest,
}

function tooLarge(path: string, names: FieldNames, { lang }: ProblemReader, form: ProgramForm): string {
  const words = editorMessages(lang)
  const field = fieldAt(path)
  const told = (name: string, max: number) => words.tooLarge({ field: name, max: formatNumber(lang, max) })
  if (field === 'default_rest') return told(words.defaultRest, programBounds.rest.max)
  if (field === 'group_rest') return told(words.groupRest, programBounds.group_rest.max)
  const { max } = figures[field as SetField]
  const isLoad = field === 'weight' || field === 'assist'
  return told(names[field as SetField], isLoad ? Math.floor(inUnit(unitOf(form), { weight: max })) : max)
}
