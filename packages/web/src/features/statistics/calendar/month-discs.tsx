import type { DayKey } from '@fonte/domain/history/day'
import { calendarMonth, type MonthKey } from '@fonte/domain/statistics/overview/calendar-month'
import type { Training } from '@fonte/domain/statistics/overview/training'
import type { CSSProperties, ReactNode } from 'react'
import { useWords } from '../../../platform/words/words.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Stamp } from '../../../ui/typography.tsx'
import { statisticsMessages } from '../statistics-messages.ts'
import { calendarMessages } from './calendar-messages.ts'

/** Ids of workouts that are only on this device. */
export type WaitingWorkouts = ReadonlySet<string>

/** The weeks of a month under the initials of their days, the empty places before its first day included. */
export function MonthWeeks({ month, children }: { month: MonthKey; children: (day: DayKey) => ReactNode }) {
  const words = useWords(statisticsMessages)
  const { days, before } = calendarMonth(month)
  return (
    <>
      {words.weekdays.split(' ').map((weekday) => (
        <Stamp key={weekday} aria-hidden="true">
          {weekday.charAt(0)}
        </Stamp>
      ))}
      {before > 0 && <span style={{ gridColumn: `span ${before}` }} />}
      {days.map(children)}
    </>
  )
}

interface DiscProps {
  day: DayKey
  today: DayKey
  training: Training
  waiting: WaitingWorkouts
  /** Kg in hundredths of the day with the most volume, which has the largest disc. */
  most: number
}

/** A day with its number under a disc: the larger the area, the more volume; a dot for a day of rest. */
export function DayDisc({ day, today, training, waiting, most }: DiscProps) {
  const words = useWords(calendarMessages)
  const trained = training.days.get(day)
  const part = most > 0 ? Math.sqrt((trained?.volume.kg ?? 0) / most) : 0
  const isWaiting = trained?.workouts.some(({ id }) => waiting.has(id)) ?? false
  return (
    <>
      <i
        className={classNames(trained && 'trained', isWaiting && 'waiting', day > today && 'future')}
        style={{ '--part': part } as CSSProperties}
        aria-hidden="true"
      />
      <span className={day === today ? 'today' : undefined}>{words.dayOfMonth(Number(day.slice(8)))}</span>
    </>
  )
}

/** Kg in hundredths of the day of a log with the most volume. */
export function mostVolume({ days }: Training): number {
  let most = 0
  for (const { volume } of days.values()) most = Math.max(most, volume.kg)
  return most
}
