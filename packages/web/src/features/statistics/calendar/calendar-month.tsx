import type { DayKey } from '@fonte/domain/history/day'
import { dayMonthsAfter } from '@fonte/domain/statistics/overview/calendar-month'
import type { Training } from '@fonte/domain/statistics/overview/training'
import { localNoon } from '../../../platform/local-day.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Section } from '../../../ui/section.tsx'
import { calendarMessages } from './calendar-messages.ts'
import { capitalized } from './capitalized.ts'
import { endOfMonth, MonthGrid } from './month-grid.tsx'
import { useWaitingWorkouts } from './use-waiting-workouts.ts'

interface Props {
  training: Training
  today: DayKey
  picked: DayKey
  onPick: (day: DayKey) => void
}

/** The month of the picked day, with the ways to the months around it. */
export function CalendarMonth({ training, today, picked, onPick }: Props) {
  const words = useWords(calendarMessages)
  const { date } = useFormats()
  const waiting = useWaitingWorkouts()
  const next = dayMonthsAfter(picked, 1)
  const isLast = next > endOfMonth(today)
  return (
    <Section
      title={<span aria-live="polite">{capitalized(date(localNoon(picked), 'month'))}</span>}
      action={
        <>
          <IconButton icon="chevron-left" label={words.previous} onClick={() => onPick(dayMonthsAfter(picked, -1))} />
          <IconButton
            icon="chevron-right"
            label={words.next}
            aria-disabled={isLast}
            onClick={() => !isLast && onPick(next)}
          />
        </>
      }
    >
      <MonthGrid {...{ picked, today, training, waiting, onPick }} />
      <p className="secondary-text mt-3">{words.sentence}</p>
    </Section>
  )
}
