/** A date as its text is built, before its month and the order of its parts are known. */
export type WrittenDate = {
  readonly parts:
    | { readonly form: 'year-first'; readonly year: number; readonly month: number; readonly day: number }
    | { readonly form: 'word'; readonly year: number; readonly word: string; readonly day: number }
    /** Day and month in an order that the text alone does not tell. */
    | { readonly form: 'two-numbers'; readonly year: number; readonly first: number; readonly second: number }
    | { readonly form: 'day-first'; readonly year: number; readonly month: number; readonly day: number }
  /** Seconds after midnight; null where the text has no time. */
  readonly seconds: number | null
  /** Minutes east of UTC; null where the text has no zone. */
  readonly offset: number | null
}

const time = String.raw`(?:(\d{1,2})(?:[:h.]|\sh\s)(\d{2})(?::(\d{2}))?(?:[.,]\d{1,9})?\s*([ap]\.?\s?m\.?)?)`
const zone = String.raw`(?:\s*(z|utc|gmt|[+-]\d{2}:?\d{2}))?`
const tail = String.raw`(?:[\s,t]+(?:at|à|um|om|alle ore|alle|ore|kl\.?|a las|às|в|v)?\s*${time}${zone})?$`

const yearFirst = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${tail}`, 'iu')
const weekday = String.raw`(?:\p{L}[\p{L}-]{1,14}\.?,?\s+)?`
/** Russian says after a year that it is one. */
const year = String.raw`(\d{4})(?:\s?г\.?)?`
const wordAfterDay = new RegExp(
  String.raw`^${weekday}(\d{1,2})(?:\.|er|º|st|nd|rd|th)?[\s-]*(?:de\s+)?(\p{L}{2,12})\.?,?[\s-]*(?:de\s+)?${year}${tail}`,
  'iu',
)
const wordFirst = new RegExp(
  String.raw`^${weekday}(\p{L}{3,12})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})${tail}`,
  'iu',
)
const numbers = new RegExp(String.raw`^(\d{1,2})([-/.])\s?(\d{1,2})\2\s?(\d{4}|\d{2})${tail}`, 'iu')

/** Longer texts are no dates; nothing is matched against them. */
const longest = 60

/** Takes a date apart; null where the text is none. Whether such a day exists is not looked at yet. */
export function readWrittenDate(written: string): WrittenDate | null {
  const text = written.trim().replace(/[\u00A0\u202F]/gu, ' ')
  if (text.length > longest) return null
  const iso = yearFirst.exec(text)
  if (iso)
    return dated({ form: 'year-first', year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) }, iso, 4)
  const worded = wordAfterDay.exec(text)
  if (worded)
    return dated({ form: 'word', day: Number(worded[1]), word: worded[2] ?? '', year: Number(worded[3]) }, worded, 4)
  const american = wordFirst.exec(text)
  if (american) {
    return dated(
      { form: 'word', word: american[1] ?? '', day: Number(american[2]), year: Number(american[3]) },
      american,
      4,
    )
  }
  return readNumbers(text)
}

/** `03.04.2024` has the day first wherever it is written; `03/04/2024` and `03-04-2024` do not tell. */
function readNumbers(text: string): WrittenDate | null {
  const found = numbers.exec(text)
  if (!found) return null
  const [, one, sign, two, years = ''] = found
  const year = Number(years) + (years.length === 2 ? 2000 : 0)
  const [first, second] = [Number(one), Number(two)]
  if (sign === '.') return dated({ form: 'day-first', year, day: first, month: second }, found, 5)
  return dated({ form: 'two-numbers', year, first, second }, found, 5)
}

function dated(parts: WrittenDate['parts'], found: RegExpExecArray, from: number): WrittenDate | null {
  const [hour, minute, second, half, zoneName] = found.slice(from)
  if (hour === undefined) return { parts, seconds: null, offset: null }
  const hours = hourOf(Number(hour), half)
  if (hours === null || Number(minute) > 59 || Number(second ?? 0) > 59) return null
  return { parts, seconds: hours * 3600 + Number(minute) * 60 + Number(second ?? 0), offset: offsetOf(zoneName) }
}

function hourOf(hour: number, half: string | undefined): number | null {
  if (half === undefined) return hour <= 23 ? hour : null
  if (hour < 1 || hour > 12) return null
  return (hour % 12) + (half.toLowerCase().startsWith('p') ? 12 : 0)
}

function offsetOf(name: string | undefined): number | null {
  if (name === undefined) return null
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/u.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0))
}
