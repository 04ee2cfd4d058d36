import type { DayKey } from '@fonte/domain/history/day'
import { calendarMonth, monthOf } from '@fonte/domain/statistics/overview/calendar-month'
import type { Training } from '@fonte/domain/statistics/overview/training'
import { Link } from '@tanstack/react-router'
import { localNoon } from '../../../platform/local-day.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Section } from '../../../ui/section.tsx'
import { ChartTable } from '../charts/chart-table.tsx'
import { useVolumeText } from '../charts/volume-text.ts'
import { calendarMessages } from './calendar-messages.ts'
import { capitalized } from './capitalized.ts'
import { DayDisc, MonthWeeks, mostVolume, type WaitingWorkouts } from './month-discs.tsx'

interface Props {
  training: Training
  today: DayKey
  waiting: WaitingWorkouts
}

/** The running month in discs; the whole calendar has its own page. */
export function MonthSection({ training, today, waiting }: Props) {
  const words = useWords(calendarMessages)
  const { date } = useFormats()
  const { figure, text } = useVolumeText()
  const month = monthOf(today)
  const trained = calendarMonth(month).days.flatMap((day) => {
    const its = training.days.get(day)
    return its ? [{ day, ...its }] : []
  })
  const count = trained.reduce((sum, { workouts }) => sum + workouts.length, 0)
  const title = words.monthOf({ month: capitalized(date(localNoon(today), 'month')), count })
  const most = mostVolume(training)
  return (
    <Section
      title={words.title}
      action={
        <Link to="/stats/calendar" className={buttonClass({})}>
          {words.open}
        </Link>
      }
    >
      <p className="secondary-text">
        {title}. {words.sentence}
      </p>
      <div className="month-discs" role="img" aria-label={title}>
        <MonthWeeks month={month}>
          {(day) => (
            <span key={day} className="month-date">
              <DayDisc {...{ day, today, training, waiting, most }} />
            </span>
          )}
        </MonthWeeks>
      </div>
      {trained.length > 0 && (
        <ChartTable
          title={words.title}
          columns={[words.dayColumn, words.workoutsColumn, words.volumeColumn]}
          rows={trained.map(({ day, workouts, volume }) => ({
            key: day,
            cells: [date(localNoon(day), 'shortDate'), workouts.length, text(figure(volume))],
          }))}
        />
      )}
    </Section>
  )
}
