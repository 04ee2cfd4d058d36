import type { Exercise } from '@fonte/contract/exercise'
import type { WorkoutSet } from '@fonte/contract/history'
import { nameElsewhere } from '@fonte/domain/exchange/names/name-elsewhere'
import type { CalendarText } from '@fonte/domain/exchange/write/calendar-lines'
import { type CsvFormat, type CsvLoss, lossesOf } from '@fonte/domain/exchange/write/csv-losses'
import type { PlannedWeek } from '@fonte/domain/exchange/write/planned-events'
import { writeCalendar } from '@fonte/domain/exchange/write/write-calendar'
import { writeHevy } from '@fonte/domain/exchange/write/write-hevy'
import { writeStrong } from '@fonte/domain/exchange/write/write-strong'
import { writtenExercises } from '@fonte/domain/exchange/write/written-workout'
import { isAssisted } from '@fonte/domain/set/set-load'
import type { LogEntry } from '@fonte/domain/training-log/log-entry'
import { localized } from '@fonte/domain/words/localized'
import { localOffset } from '../../../platform/local-day.ts'
import { countText } from '../../../platform/words/set-words.ts'
import type { Formats } from '../../../platform/words/words.ts'

/** The forms in which the training log leaves for elsewhere. */
export type LogFormat = CsvFormat | 'calendar'

/** What Strong and Hevy write after the name of a lift with assistance. */
const assisted = ' (Assisted)'

type Find = (exerciseId: string) => Exercise | undefined

/** The name of a set's exercise as other apps know it, else in English; a custom one keeps its own. */
function foreignName(find: Find): (set: WorkoutSet) => string {
  return (set) => {
    const exercise = find(set.exercise_id)
    const english = exercise ? localized(exercise, 'name', 'en') : set.exercise_name
    const name = nameElsewhere(set.exercise_id) ?? english
    return isAssisted(set) && !name.endsWith(assisted) ? `${name}${assisted}` : name
  }
}

/** A set on one line: `5 × 100 kg`, `30 s`. */
function setText(set: WorkoutSet, formats: Formats): string {
  const count = countText(formats, set)
  return set.weight === 0 && !isAssisted(set) ? count : `${count} × ${formats.weight(set)}\u00a0${formats.unit}`
}

function calendarText(entry: LogEntry, find: Find, formats: Formats): CalendarText {
  const colon = formats.lang === 'fr' ? '\u00a0:' : ':'
  const lines = writtenExercises(entry).map(({ sets }) => {
    const [first] = sets
    const exercise = first && find(first.exercise_id)
    const name = exercise ? localized(exercise, 'name', formats.lang) : first?.exercise_name
    return `${name}${colon} ${sets.map((set) => setText(set, formats)).join(', ')}`
  })
  return { title: entry.program_name, lines }
}

/** The log, and the planned week where it is wanted, as the text of a calendar. */
export function calendarFile(
  entries: readonly LogEntry[],
  week: PlannedWeek | null,
  find: Find,
  formats: Formats,
): string {
  return writeCalendar(entries, (entry) => calendarText(entry, find, formats), week)
}

/** The log as the text of a file in that format. */
export function logCsv(format: CsvFormat, entries: readonly LogEntry[], find: Find, formats: Formats): string {
  const choices = { unit: formats.unit, nameOf: foreignName(find), offsetAt: localOffset }
  return format === 'strong' ? writeStrong(entries, choices) : writeHevy(entries, choices)
}

/** What of the log such a file does not keep. */
export const lossesOfFile = (format: CsvFormat, entries: readonly LogEntry[], { unit }: Formats): readonly CsvLoss[] =>
  lossesOf(entries, format, unit)
