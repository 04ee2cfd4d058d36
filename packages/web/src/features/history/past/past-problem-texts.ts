import { pastBounds } from '@fonte/domain/history/past/bounds'
import type { PastField } from '@fonte/domain/history/past/editing'
import type { PastForm } from '@fonte/domain/history/past/form'
import type { PastProblem } from '@fonte/domain/history/past/problems'
import { noteBounds } from '@fonte/domain/history/workout-history'
import { programBounds } from '@fonte/domain/program/bounds'
import { setBounds } from '@fonte/domain/set/set-details'
import { inUnit } from '@fonte/domain/units/weight'
import { formatNumber } from '@fonte/domain/words/number-format'
import { tooLongText } from '../../../ui/use-too-long.ts'
import type { ProblemReader } from '../../program/editor/frame/problem-reader.ts'
import { type PastNames, pastNames } from './lifts/past-names.ts'
import { pastMessages } from './past-messages.ts'

/** What is wrong, in words, by where: `lifts.0.rows.2.reps`. */
export type PastProblemTexts = Readonly<Record<string, string>>

/** The problems of a form in words, weights in its unit. */
export function pastProblemTexts(
  problems: readonly PastProblem[],
  reader: ProblemReader,
  form: PastForm,
): PastProblemTexts {
  return Object.fromEntries(problems.map((problem) => told(problem, reader, form)))
}

/** A weight typed in pounds is kept in both units, and wrong in both: that is said once, at its field. */
function told(problem: PastProblem, reader: ProblemReader, form: PastForm): readonly [path: string, text: string] {
  const path = problem.path.replace(/_lb$/, '')
  return [path, describe({ ...problem, path }, reader, form)]
}

function describe({ path, reason }: PastProblem, reader: ProblemReader, form: PastForm): string {
  const { lang } = reader
  const words = pastMessages(lang)
  const names = namesAt(path, reader, form)
  switch (reason) {
    case 'blank':
      return words.nameBlank
    case 'too_long':
      return tooLongText(lang, textAt(form, path), longestAt(path))
    case 'notes_too_long':
      return words.notesTooLong
    case 'not_a_day':
      return words.noDay
    case 'not_a_time':
      return words.noTime
    case 'in_future':
      return words.inFuture
    case 'ends_in_future':
      return words.endsInFuture
    case 'before_1950':
      return words.before1950
    case 'too_few':
      return words.noSets
    case 'too_many':
      return words.tooManySets
    case 'missing':
      return words.missing
    case 'not_half':
      return words.notHalf
    case 'assist_with_weight':
      return words.assistWithWeight({ field: names.weight })
    case 'too_large':
      return tooLarge(path, names, reader, form)
    default:
      return path === 'minutes' ? words.noMinutes : words.notANumber
  }
}

/** What the fields of the exercise are called that the path leads to. */
function namesAt(path: string, { lang, scale, exercise }: ProblemReader, { unit, lifts }: PastForm): PastNames {
  const lift = lifts[Number(path.split('.')[1])]
  return pastNames({ lang, unit, scale }, (lift && exercise(lift.exercise_id)) ?? {})
}

/** The name of the workout, or the note that stands there: of a set, of an exercise or of the workout. */
function textAt({ name, note, lifts }: PastForm, path: string): string {
  if (path === 'name') return name
  const [, lift, , row] = path.split('.')
  const place = lifts[Number(lift)]
  const text = row === undefined ? (place ?? { note }).note : place?.rows[Number(row)]?.note
  return text ?? ''
}

/** How many characters may stand there. */
function longestAt(path: string): number {
  if (path === 'name') return programBounds.name.max
  return path.includes('.rows.') ? setBounds.note.max : noteBounds.note.max
}

const bounds: Readonly<Record<PastField, { readonly max: number }>> = {
  reps: programBounds.reps,
  weight: programBounds.weight,
  rir: setBounds.rir,
  seconds: setBounds.seconds,
  distance: setBounds.distance,
  assist: setBounds.assist,
}

function tooLarge(path: string, names: PastNames, { lang }: ProblemReader, { unit }: PastForm): string {
  const words = pastMessages(lang)
  if (path === 'minutes') return words.atMost({ field: words.minutes, max: formatNumber(lang, pastBounds.minutes.max) })
  const field = path.slice(path.lastIndexOf('.') + 1) as PastField
  const { max } = bounds[field]
  const most = field === 'weight' || field === 'assist' ? Math.floor(inUnit(unit, { weight: max })) : max
  return words.atMost({ field: names[field], max: formatNumber(lang, most) })
}
