import { type DayKey, dayNumber, dayOfNumber } from '../../history/day.ts'
import { type TrainingPlan, weekdayOf, weekLength } from '../../training-plan/training-plan.ts'
import { type CalendarText, textLines, utc } from './calendar-lines.ts'

/** The week that a person plans, for their calendar. */
export type PlannedWeek = {
  /** Whose it is: the events of two people in one calendar stay apart. */
  readonly owner: string
  readonly days: readonly PlannedDay[]
  /** When it is written (epoch ms). */
  readonly at: number
}

/** A day of each week, from 0, Monday, on, from the date `first` on. */
type PlannedDay = { readonly weekday: number; readonly first: DayKey; readonly text: CalendarText }

/** By their names in RFC 5545, 3.3.10. */
const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const

/**
 * The days of a week that `plan` gives a program, from `today` on. A rotation has no days of its own; a program that is gone
 * leaves its day empty: `tell` answers null.
 */
export function plannedDays(
  { schedule: { kind, programs } }: TrainingPlan,
  today: DayKey,
  tell: (programId: string) => CalendarText | null,
): readonly PlannedDay[] {
  if (kind !== 'weekdays') return []
  return programs.flatMap((id, weekday) => {
    const text = id === null ? null : tell(id)
    const ahead = (weekday - weekdayOf(today) + weekLength) % weekLength
    return text ? [{ weekday, text, first: dayOfNumber(dayNumber(today) + ahead) }] : []
  })
}

/**
 * An event for each day, every week, that lasts the day and leaves it free. Its UID is that of the weekday: a calendar that
 * imports the file again adds these days and replaces those that it has. A day that is no longer planned stays in it.
 */
export function plannedEvents({ owner, days, at }: PlannedWeek): readonly (readonly string[])[] {
  return days.map(({ weekday, first, text }) => [
    `UID:plan-${weekdays[weekday]}-${owner}@fonte`,
    `DTSTAMP:${utc(at)}`,
    `DTSTART;VALUE=DATE:${first.replaceAll('-', '')}`,
    `RRULE:FREQ=WEEKLY;BYDAY=${weekdays[weekday]}`,
    'TRANSP:TRANSPARENT',
    ...textLines(text),
  ])
}
