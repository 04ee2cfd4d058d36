import { type DayKey, dayNumber } from '@fonte/domain/history/day'
import { dayAfter, mondayOf } from '@fonte/domain/history/week'
import type { Training } from '@fonte/domain/statistics/overview/training'
import { type VolumeWeek, volumeBars, weeklyVolume } from '@fonte/domain/statistics/overview/weekly-volume'
import { useState } from 'react'
import { localNoon } from '../../../platform/local-day.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Section } from '../../../ui/section.tsx'
import type { Period } from '../period/period.ts'
import { PeriodControl } from '../period/period-control.tsx'
import { statisticsMessages } from '../statistics-messages.ts'
import { chartMessages } from './chart-messages.ts'
import { ChartTable } from './chart-table.tsx'
import { VolumeLegend, VolumeStacks } from './volume-stacks.tsx'
import { useVolumeText } from './volume-text.ts'

const fewWeeks = 12
const weeksOfYear = 52
/** A phone has room for so many bars. */
const mostBars = 60

/** Working volume week by week, stacked by part of the body: of twelve weeks, a year or the whole log. */
export function WeeklyChart({ training, today }: { training: Training; today: DayKey }) {
  const words = useWords(chartMessages)
  const { weeklyVolume: title, volumeText } = useWords(statisticsMessages)
  const { number } = useFormats()
  const [period, setPeriod] = useState<Period>('weeks')
  const thisWeek = mondayOf(today)
  const firstDay = training.firstDay ?? today
  const weeks = weeklyVolume(training, thisWeek, countOf(period, firstDay, thisWeek))
  const bars = volumeBars(weeks, mostBars)
  const size = bars.at(-1)?.weeks ?? 1
  return (
    <Section title={title}>
      <p className="secondary-text">{volumeText}</p>
      <VolumeSentence weeks={weeks} thisWeek={thisWeek} firstDay={firstDay} />
      <PeriodControl className="my-3" value={period} onChange={setPeriod} />
      {size > 1 && <p className="secondary-text">{words.meanOfWeeks(number(size))}</p>}
      <VolumeStacks bars={bars} weeks={weeks} />
      <VolumeLegend bars={bars} />
      <VolumeTable weeks={weeks} />
    </Section>
  )
}

function countOf(period: Period, firstDay: DayKey, thisWeek: DayKey): number {
  if (period === 'weeks') return fewWeeks
  if (period === 'year') return weeksOfYear
  return Math.max(fewWeeks, (dayNumber(thisWeek) - dayNumber(mondayOf(firstDay))) / 7 + 1)
}

/** How the Mondays of so many weeks are written: over more than a season with their years. */
const mondayStyle = (weeks: readonly VolumeWeek[]) => (weeks.length > fewWeeks ? 'date' : 'shortDate')

/** What the chart shows: the mean of the weeks that are over, from the first one with a workout on, and the running week. */
function VolumeSentence({
  weeks,
  thisWeek,
  firstDay,
}: {
  weeks: readonly VolumeWeek[]
  thisWeek: DayKey
  firstDay: DayKey
}) {
  const words = useWords(chartMessages)
  const { figure, text } = useVolumeText()
  const over = weeks.filter(({ monday }) => monday < thisWeek && dayAfter(monday, 6) >= firstDay)
  const mean = over.reduce((sum, { volume }) => sum + figure(volume), 0) / over.length
  const running = weeks.find(({ monday }) => monday === thisWeek)
  return (
    <p className="secondary-text min-h-5" aria-live="polite">
      {words.volumeSentence({
        mean: over.length === 0 ? null : text(mean),
        last: running ? text(figure(running.volume)) : null,
      })}
    </p>
  )
}

function VolumeTable({ weeks }: { weeks: readonly VolumeWeek[] }) {
  const words = useWords(chartMessages)
  const { weeklyVolume: title } = useWords(statisticsMessages)
  const { date, number } = useFormats()
  const style = mondayStyle(weeks)
  const { figure, text } = useVolumeText()
  return (
    <ChartTable
      title={title}
      columns={[words.week, words.workouts, words.total, words.parts]}
      rows={weeks.toReversed().map(({ monday, workouts, volume, bands }) => ({
        key: monday,
        cells: [
          date(localNoon(monday), style),
          number(workouts),
          text(figure(volume)),
          <span key="parts" className="whitespace-normal">
            {bands
              .filter((each) => each.volume.kg > 0)
              .map((each) => `${words.band(each.band)}\u00a0${text(figure(each.volume))}`)
              .join(', ')}
          </span>,
        ],
      }))}
    />
  )
}
