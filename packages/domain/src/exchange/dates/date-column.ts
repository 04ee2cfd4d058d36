import type { AmbiguousDate, DayOrder } from '../file-reading.ts'
import type { WrittenMoment } from '../imported-workout.ts'
import { monthReader } from './month-words.ts'
import { readWrittenDate, type WrittenDate } from './written-date.ts'

/** How the dates of a column are read, and an example where day and month could be either way. */
export type DateColumn = {
  /** The moment of a field; null where it is no date, or none that exists. */
  readonly read: (text: string) => WrittenMoment | null
  readonly ambiguous: AmbiguousDate | null
}

type Options = {
  /** What was answered, if it was asked. */
  readonly dayOrder?: DayOrder | undefined
  /** Epoch ms: a date more than a day after it is none. */
  readonly now: number
}

const day = 86_400_000
const earliest = Date.UTC(1950, 0, 1)

/**
 * Reads the dates of one column. Its months are words of one language, and day and month stand in one order: a number over
 * 12 tells it for all, else the order in which the dates rise or fall; where nothing tells, days come first until asked.
 */
export function dateColumn(fields: Iterable<string>, { dayOrder, now }: Options): DateColumn {
  const dates = new Map<string, WrittenDate | null>()
  for (const field of fields) if (!dates.has(field)) dates.set(field, readWrittenDate(field))
  const written = [...dates.values()].filter((date) => date !== null)
  const monthOf = monthReader(
    new Set(written.flatMap(({ parts }) => (parts.form === 'word' ? [parts.word.toLowerCase()] : []))),
  )
  const told = toldOrder(written)
  const order = told ?? dayOrder ?? 'day-first'
  const moments = new Map<string, WrittenMoment | null>()
  for (const [text, date] of dates) {
    const midnight = date && midnightOf(date, order, monthOf)
    moments.set(text, date === null || midnight === null ? null : momentOf(date, midnight, now))
  }
  return {
    read: (text) => moments.get(text) ?? null,
    ambiguous: told === null ? (firstAmbiguous(dates) ?? null) : null,
  }
}

/** The epoch ms of midnight in UTC of the day; null where no such day exists. */
function midnightOf({ parts }: WrittenDate, order: DayOrder, monthOf: (word: string) => number | null): number | null {
  switch (parts.form) {
    case 'word':
      return existing(parts.year, monthOf(parts.word) ?? 0, parts.day)
    case 'two-numbers':
      return order === 'day-first'
        ? existing(parts.year, parts.second, parts.first)
        : existing(parts.year, parts.first, parts.second)
    default:
      return existing(parts.year, parts.month, parts.day)
  }
}

function existing(year: number, month: number, dayOfMonth: number): number | null {
  if (month < 1 || month > 12) return null
  const ms = Date.UTC(year, month - 1, dayOfMonth)
  return new Date(ms).getUTCDate() === dayOfMonth ? ms : null
}

function momentOf({ seconds, offset }: WrittenDate, midnight: number, now: number): WrittenMoment | null {
  const ms = midnight + (seconds ?? 0) * 1000
  const instant = ms - (offset ?? 0) * 60_000
  if (instant < earliest || instant > now + day + (offset === null ? day : 0)) return null
  if (seconds === null) return { day: dayText(ms) }
  if (offset !== null) return { instant: new Date(instant).toISOString() }
  return { wall: new Date(ms).toISOString().slice(0, 19) }
}

const dayText = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

function toldOrder(dates: readonly WrittenDate[]): DayOrder | null {
  const pairs = dates.flatMap(({ parts }) => (parts.form === 'two-numbers' ? [parts] : []))
  if (pairs.some(({ first }) => first > 12)) return 'day-first'
  if (pairs.some(({ second }) => second > 12)) return 'month-first'
  const isSortedAs = (order: DayOrder) =>
    isSorted(
      pairs.map(({ year, first, second }) =>
        order === 'day-first' ? Date.UTC(year, second - 1, first) : Date.UTC(year, first - 1, second),
      ),
    )
  const [dayFirst, monthFirst] = [isSortedAs('day-first'), isSortedAs('month-first')]
  if (dayFirst === monthFirst) return null
  return dayFirst ? 'day-first' : 'month-first'
}

const isSorted = (days: readonly number[]): boolean =>
  days.every((each, index) => index === 0 || each >= (days[index - 1] ?? each)) ||
  days.every((each, index) => index === 0 || each <= (days[index - 1] ?? each))

/** A date that is another day when read the other way. */
function firstAmbiguous(dates: ReadonlyMap<string, WrittenDate | null>): AmbiguousDate | undefined {
  for (const [example, date] of dates) {
    if (date?.parts.form !== 'two-numbers' || date.parts.first === date.parts.second) continue
    const { year, first, second } = date.parts
    const dayFirst = existing(year, second, first)
    const monthFirst = existing(year, first, second)
    if (dayFirst === null || monthFirst === null) continue
    return { example, 'day-first': dayText(dayFirst), 'month-first': dayText(monthFirst) }
  }
  return undefined
}
