import type { DayKey } from '@fonte/domain/history/day'
import { dayAfter, mondayOf } from '@fonte/domain/history/week'
import { chartLines } from '@fonte/domain/statistics/overview/chart-scale'
import { muscleBands } from '@fonte/domain/statistics/overview/trained-exercise'
import type { Training } from '@fonte/domain/statistics/overview/training'
import { type VolumeWeek, weeklyVolume } from '@fonte/domain/statistics/overview/weekly-volume'
import { type CSSProperties, useState } from 'react'
import { localNoon } from '../../../platform/local-day.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Section } from '../../../ui/section.tsx'
import { Figure } from '../../../ui/typography.tsx'
import { statisticsMessages } from '../statistics-messages.ts'
import { chartMessages } from './chart-messages.ts'
import { ChartTable } from './chart-table.tsx'
import { useVolumeText } from './volume-text.ts'

const shownWeeks = 12

/** Working volume week by week, stacked by part of the body; older weeks by the arrows. */
export function WeeklyChart({ training, today }: { training: Training; today: DayKey }) {
  const words = useWords(chartMessages)
  const { weeklyVolume: title, volumeText } = useWords(statisticsMessages)
  const [back, setBack] = useState(0)
  const thisWeek = mondayOf(today)
  const weeks = weeklyVolume(training, dayAfter(thisWeek, -7 * back), shownWeeks)
  const isOldest = training.firstDay === null || (weeks[0]?.monday ?? '') <= training.firstDay
  return (
    <Section
      title={title}
      action={
        <>
          <IconButton
            icon="chevron-left"
            label={words.earlier}
            disabled={isOldest}
            onClick={() => setBack(back + shownWeeks)}
          />
          <IconButton
            icon="chevron-right"
            label={words.later}
            disabled={back === 0}
            onClick={() => setBack(back - shownWeeks)}
          />
        </>
      }
    >
      <p className="secondary-text">{volumeText}</p>
      <VolumeSentence weeks={weeks} thisWeek={thisWeek} firstDay={training.firstDay ?? today} />
      <Stacks weeks={weeks} />
      <Legend weeks={weeks} />
      <VolumeTable weeks={weeks} />
    </Section>
  )
}

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

function Stacks({ weeks }: { weeks: readonly VolumeWeek[] }) {
  const words = useWords(chartMessages)
  const { date } = useFormats()
  const { figure, text } = useVolumeText()
  const figures = weeks.map(({ volume }) => figure(volume))
  const most = Math.max(...figures)
  const lines = chartLines(most)
  const top = lines.at(-1) ?? 1
  const day = (week: VolumeWeek | undefined) => date(localNoon(week?.monday ?? ''), 'shortDate')
  const label = words.volumeChart({
    from: day(weeks[0]),
    to: day(weeks.at(-1)),
    least: text(Math.min(...figures)),
    most: text(most),
  })
  return (
    <div className="volume-chart" role="img" aria-label={label}>
      <div className="volume-plot">
        {lines.map((line) => (
          <span key={line} className="volume-line" style={{ '--at': line / top } as CSSProperties}>
            {text(line)}
          </span>
        ))}
        {weeks.map(({ monday, bands }, place) => (
          <div key={monday} className="volume-week">
            {bands.map(({ band, volume }) =>
              volume.kg > 0 ? (
                <i key={band} data-band={band} style={{ '--part': figure(volume) / top } as CSSProperties} />
              ) : null,
            )}
            {(figures[place] === most || place === weeks.length - 1) && (figures[place] ?? 0) > 0 && (
              <Figure className="volume-figure">{text(figures[place] ?? 0)}</Figure>
            )}
          </div>
        ))}
      </div>
      <WeekDates weeks={weeks} />
    </div>
  )
}

/** The Mondays, each month named where it begins; the first one only where its name has room. */
function WeekDates({ weeks }: { weeks: readonly VolumeWeek[] }) {
  const { date } = useFormats()
  const months = weeks.map(({ monday }) => date(localNoon(monday), 'shortMonth'))
  const isNamed = (place: number) => (place === 0 ? months[1] === months[0] : months[place] !== months[place - 1])
  return (
    <div className="volume-dates">
      {weeks.map(({ monday }, place) => (
        <span key={monday}>
          {Number(monday.slice(8))}
          {isNamed(place) && <span>{months[place]}</span>}
        </span>
      ))}
    </div>
  )
}

function Legend({ weeks }: { weeks: readonly VolumeWeek[] }) {
  const words = useWords(chartMessages)
  const shown = muscleBands.filter((band) =>
    weeks.some(({ bands }) => bands.some((each) => each.band === band && each.volume.kg > 0)),
  )
  return (
    <ul className="volume-legend">
      {shown.map((band) => (
        <li key={band}>
          <i data-band={band} aria-hidden="true" />
          {words.band(band)}
        </li>
      ))}
    </ul>
  )
}

function VolumeTable({ weeks }: { weeks: readonly VolumeWeek[] }) {
  const words = useWords(chartMessages)
  const { weeklyVolume: title } = useWords(statisticsMessages)
  const { date, number } = useFormats()
  const { figure, text } = useVolumeText()
  return (
    <ChartTable
      title={title}
      columns={[words.week, words.workouts, words.total, words.parts]}
      rows={weeks.toReversed().map(({ monday, workouts, volume, bands }) => ({
        key: monday,
        cells: [
          date(localNoon(monday), 'shortDate'),
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
