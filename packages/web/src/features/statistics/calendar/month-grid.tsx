import { type DayKey, dayNumber } from '@fonte/domain/history/day'
import { dayAfter, daysSinceMonday } from '@fonte/domain/history/week'
import { dayMonthsAfter, monthOf } from '@fonte/domain/statistics/overview/calendar-month'
import type { Training } from '@fonte/domain/statistics/overview/training'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { localNoon } from '../../../platform/local-day.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { calendarMessages } from './calendar-messages.ts'
import { DayDisc, MonthWeeks, mostVolume, type WaitingWorkouts } from './month-discs.tsx'

/** Where a key leads from a day; null for a key that leads nowhere. */
const dayByKey: Readonly<Record<string, (day: DayKey) => DayKey>> = {
  ArrowLeft: (day) => dayAfter(day, -1),
  ArrowRight: (day) => dayAfter(day, 1),
  ArrowUp: (day) => dayAfter(day, -7),
  ArrowDown: (day) => dayAfter(day, 7),
  Home: (day) => dayAfter(day, -daysSinceMonday(day)),
  End: (day) => dayAfter(day, 6 - daysSinceMonday(day)),
  PageUp: (day) => dayMonthsAfter(day, -1),
  PageDown: (day) => dayMonthsAfter(day, 1),
}

interface Props {
  /** The day whose workouts are told; its month is shown. */
  picked: DayKey
  today: DayKey
  training: Training
  waiting: WaitingWorkouts
  onPick: (day: DayKey) => void
}

/** A month, one button a day. Arrow keys go from day to day and over the end of the month; only the picked day is a tab stop. */
export function MonthGrid({ picked, today, training, waiting, onPick }: Props) {
  const words = useWords(calendarMessages)
  const { date } = useFormats()
  const grid = useRef<HTMLFieldSetElement>(null)
  const byKey = useRef(false)
  const most = mostVolume(training)
  useEffect(() => {
    if (byKey.current) grid.current?.querySelector<HTMLElement>(`[data-day="${picked}"]`)?.focus()
    byKey.current = false
  }, [picked])
  const onKeyDown = (event: KeyboardEvent) => {
    const day = dayByKey[event.key]?.(picked)
    if (!day || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    if (dayNumber(day) > dayNumber(endOfMonth(today))) return
    byKey.current = true
    onPick(day)
  }
  return (
    <fieldset ref={grid} className="month-discs" aria-label={date(localNoon(picked), 'month')} onKeyDown={onKeyDown}>
      <MonthWeeks month={monthOf(picked)}>
        {(day) => {
          const workouts = training.days.get(day)?.workouts ?? []
          const name = date(localNoon(day), 'dayAndMonth')
          const isWaiting = workouts.some(({ id }) => waiting.has(id))
          return (
            <button
              key={day}
              type="button"
              className="month-date"
              data-day={day}
              tabIndex={day === picked ? 0 : -1}
              aria-pressed={day === picked}
              aria-current={day === today ? 'date' : undefined}
              aria-label={
                day > today && workouts.length === 0
                  ? name
                  : words.day({ day: name, count: workouts.length, waiting: isWaiting })
              }
              onClick={() => onPick(day)}
            >
              <DayDisc {...{ day, today, training, waiting, most }} />
            </button>
          )
        }}
      </MonthWeeks>
    </fieldset>
  )
}

/** The last day of the month of a day. */
export const endOfMonth = (day: DayKey): DayKey =>
  dayAfter(`${monthOf(dayMonthsAfter(`${monthOf(day)}-01`, 1))}-01`, -1)
