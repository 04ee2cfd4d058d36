import { isPictureUrl, longestPictureUrl } from '@fonte/contract/url/picture-url'
import { programBounds } from '@fonte/domain/program/bounds'
import { type ProgramForm, unitOf } from '@fonte/domain/program/form'
import type { ProgramProblem } from '@fonte/domain/program/validation/figure-problems'
import { validateProgramForm } from '@fonte/domain/program/validation/validation'
import { setBounds } from '@fonte/domain/set/set-details'
import { inUnit, type WeightUnit } from '@fonte/domain/units/weight'
import type { Language } from '@fonte/domain/words/language'
import { formatNumber } from '@fonte/domain/words/number-format'
import { storedLength } from '@fonte/domain/words/text-length'
import { setWords } from '../../../platform/words/set-words.ts'
import { tooLongText } from '../../../ui/use-too-long.ts'
import { editorMessages } from './editor-messages.ts'

/** What to say at which field: `exercises.2.sets.0.reps`, positions from 0. */
export type ProblemTexts = Readonly<Record<string, string>>

export const noProblems: ProblemTexts = {}

/** A problem of the program itself, of its picture, or of its English texts. */
type FormProblem =
  | ProgramProblem
  | { readonly path: 'image_url'; readonly reason: 'not_https' | 'too_long' }
  | { readonly path: 'name_en' | 'description_en'; readonly reason: 'too_long' }

/** What keeps a form from being saved, in words, by the path of the field; none when it can be saved. */
export function problemTexts(form: ProgramForm, lang: Language): ProblemTexts {
  const picture = pictureProblems(form.image_url.trim())
  const problems = [...validateProgramForm(form), ...englishProblems(form), ...picture]
  return Object.fromEntries(problems.map((problem) => [problem.path, describe(problem, lang, form)]))
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

function describe({ path, reason }: FormProblem, lang: Language, form: ProgramForm): string {
  const words = editorMessages(lang)
  const field = path.split('.').at(-1) ?? ''
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
      return words.assistWithWeight
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
      return tooLarge(field, lang, unitOf(form))
  }
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

function tooLarge(field: string, lang: Language, unit: WeightUnit): string {
  const words = editorMessages(lang)
  const sets = setWords(lang)
  const heaviest = ({ max }: { readonly max: number }) => Math.floor(inUnit(unit, { weight: max }))
  const figures: Readonly<Record<string, readonly [name: string, max: number]>> = {
    reps: [words.reps, programBounds.reps.max],
    reps_max: [sets.reps_max, programBounds.reps.max],
    weight: [words.weight(unit), heaviest(programBounds.weight)],
    rest: [words.rest, programBounds.rest.max],
    default_rest: [words.defaultRest, programBounds.rest.max],
    group_rest: [words.groupRest, programBounds.group_rest.max],
    rir: [sets.rir, setBounds.rir.max],
    seconds: [sets.seconds, setBounds.seconds.max],
    distance: [sets.distance, setBounds.distance.max],
    assist: [sets.assist(unit), heaviest(setBounds.assist)],
  }
  const [name, max] = figures[field] ?? [words.rest, programBounds.rest.max]
  return words.tooLarge({ field: name, max: formatNumber(lang, max) })
}
