import { chartLines } from '@fonte/domain/statistics/overview/chart-scale'
import { muscleBands } from '@fonte/domain/statistics/overview/trained-exercise'
import type { VolumeBar, VolumeWeek } from '@fonte/domain/statistics/overview/weekly-volume'
import type { CSSProperties } from 'react'
import { localNoon } from '../../../platform/local-day.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Figure } from '../../../ui/typography.tsx'
import { monthsNamedOnce } from '../axes.ts'
import { chartMessages } from './chart-messages.ts'
import { useVolumeText } from './volume-text.ts'

/** From more bars on there is no room for a day under each. */
const fewBars = 14

interface Props {
  bars: readonly VolumeBar[]
  /** What the picture is named after. */
  weeks: readonly VolumeWeek[]
}

/** A bar a week, or for the mean of several. */
export function VolumeStacks({ bars, weeks }: Props) {
  const words = useWords(chartMessages)
  const { date } = useFormats()
  const { figure, text } = useVolumeText()
  const figures = bars.map((bar) => figure(bar.volume) / bar.weeks)
  const most = Math.max(...figures)
  const lines = chartLines(most)
  const top = lines.at(-1) ?? 1
  const isDense = bars.length > fewBars
  const style = isDense ? 'date' : 'shortDate'
  const day = (week: VolumeWeek | undefined) => date(localNoon(week?.monday ?? ''), style)
  const label = words.volumeChart({
    from: day(weeks[0]),
    to: day(weeks.at(-1)),
    least: text(Math.min(...figures)),
    most: text(most),
  })
  const isTold = (place: number) =>
    isDense ? place === figures.indexOf(most) : figures[place] === most || place === bars.length - 1
  return (
    <div
      className={classNames('volume-chart', isDense && 'dense')}
      style={{ '--bars': bars.length } as CSSProperties}
      role="img"
      aria-label={label}
    >
      <div className="volume-plot">
        {lines.map((line) => (
          <span key={line} className="volume-line" style={{ '--at': line / top } as CSSProperties}>
            {text(line)}
          </span>
        ))}
        {bars.map(({ monday, weeks: count, bands }, place) => (
          <div key={monday} className="volume-week">
            {bands.map(({ band, volume }) =>
              volume.kg > 0 ? (
                <i key={band} data-band={band} style={{ '--part': figure(volume) / count / top } as CSSProperties} />
              ) : null,
            )}
            {isTold(place) && (figures[place] ?? 0) > 0 && (
              <Figure className="volume-figure">{text(figures[place] ?? 0)}</Figure>
            )}
          </div>
        ))}
      </div>
      {isDense ? <SpanDates bars={bars} /> : <WeekDates bars={bars} />}
    </div>
  )
}

/** The Mondays, each month named where it begins; the first one only where its name has room. */
function WeekDates({ bars }: Pick<Props, 'bars'>) {
  const { date } = useFormats()
  const months = monthsNamedOnce(bars.map(({ monday }) => date(localNoon(monday), 'shortMonth')))
  return (
    <div className="volume-dates">
      {bars.map(({ monday }, place) => (
        <span key={monday}>
          {Number(monday.slice(8))}
          {months[place] && <span>{months[place]}</span>}
        </span>
      ))}
    </div>
  )
}

/** A name under about every eighth bar: the month within one year or so, else the year. */
function SpanDates({ bars }: Pick<Props, 'bars'>) {
  const { date } = useFormats()
  const isLong = (bars.at(-1)?.weeks ?? 1) > 1
  const step = Math.ceil(bars.length / 7)
  const name = (place: number) => {
    const monday = bars[place]?.monday ?? ''
    return isLong ? monday.slice(0, 4) : date(localNoon(monday), 'shortMonth')
  }
  // The last one has room, and a year is named once.
  const isNamed = (place: number) =>
    place % step === 0 && place <= bars.length - step * 0.75 && (place === 0 || name(place) !== name(place - step))
  return (
    <div className="volume-dates">
      {bars.map(({ monday }, place) => (
        <span key={monday}>{isNamed(place) && <span>{name(place)}</span>}</span>
      ))}
    </div>
  )
}

/** The parts of the body that the bars show. */
export function VolumeLegend({ bars }: Pick<Props, 'bars'>) {
  const words = useWords(chartMessages)
  const shown = muscleBands.filter((band) =>
    bars.some(({ bands }) => bands.some((each) => each.band === band && each.volume.kg > 0)),
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
