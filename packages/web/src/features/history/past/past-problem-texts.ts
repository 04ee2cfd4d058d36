import { pastBounds } from '@fonte/domain/history/past/bounds'
import type { PastForm } from '@fonte/domain/history/past/form'
import type { PastProblem } from '@fonte/domain/history/past/problems'
import { noteBounds } from '@fonte/domain/history/workout-history'
import { programBounds } from '@fonte/domain/program/bounds'
import { setBounds } from '@fonte/domain/set/set-details'
import { inUnit, type WeightUnit } from '@fonte/domain/units/weight'
import type { Language } from '@fonte/domain/words/language'
import { formatNumber } from '@fonte/domain/words/number-format'
import { setWords } from '../../../platform/words/set-words.ts'
import { tooLongText } from '../../../ui/use-too-long.ts'
import { pastMessages } from './past-messages.ts'

/** What is wrong, in words, by where: `lifts.0.rows.2.reps`. */
export type PastProblemTexts = Readonly<Record<string, string>>

/** The problems of a form in words, weights in its unit. */
export function pastProblemTexts(problems: readonly PastProblem[], lang: Language, form: PastForm): PastProblemTexts {
  return Object.fromEntries(problems.map((problem) => [problem.path, describe(problem, lang, form)]))
}

function describe({ path, reason }: PastProblem, lang: Language, form: PastForm): string {
  const words = pastMessages(lang)
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
      return words.assistWithWeight
    case 'too_large':
      return tooLarge(path.split('.').at(-1) ?? '', lang, form.unit)
    default:
      return path === 'minutes' ? words.noMinutes : words.notANumber
  }
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

function tooLarge(field: string, lang: Language, unit: WeightUnit): string {
  const words = pastMessages(lang)
  const sets = setWords(lang)
  const weight = Math.floor(inUnit(unit, { weight: programBounds.weight.max }))
  const assist = Math.floor(inUnit(unit, { weight: setBounds.assist.max }))
  const bounds: Readonly<Record<string, readonly [name: string, max: number]>> = {
    minutes: [words.minutes, pastBounds.minutes.max],
    reps: [words.reps, programBounds.reps.max],
    weight: [words.weight(unit), weight],
    weight_lb: [words.weight(unit), weight],
    rir: [sets.rir, setBounds.rir.max],
    seconds: [sets.seconds, setBounds.seconds.max],
    distance: [sets.distance, setBounds.distance.max],
    assist: [words.assist(unit), assist],
    assist_lb: [words.assist(unit), assist],
  }
  const [name, max] = bounds[field] ?? [words.reps, programBounds.reps.max]
  return words.atMost({ field: name, max: formatNumber(lang, max) })
}
