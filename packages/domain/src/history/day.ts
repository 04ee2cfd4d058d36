/** A calendar day, such as `2025-09-05`. */
export type DayKey = string

const day = 86_400_000
const minute = 60_000

/** The day on which an instant (epoch ms) falls, at so many minutes east of Greenwich (Paris in summer: 120). */
export function dayKey(ms: number, offsetMinutes: number): DayKey {
  return dayOfNumber(Math.floor((ms + offsetMinutes * minute) / day))
}

/** Days from 1970-01-01 to a day. After Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms". */
export function dayNumber(key: DayKey): number {
  const [year = 0, month = 1, date = 1] = key.split('-').map(Number)
  const y = month <= 2 ? year - 1 : year
  const era = Math.floor(y / 400)
  const yearOfEra = y - era * 400
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + date - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146_097 + dayOfEra - 719_468
}

/** The day so many days after 1970-01-01. After Howard Hinnant, as above. */
export function dayOfNumber(number: number): DayKey {
  const shifted = number + 719_468
  const era = Math.floor(shifted / 146_097)
  const dayOfEra = shifted - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const date = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(date, 2)}`
}

function padded(value: number, width: number): string {
  return String(value).padStart(width, '0')
}
