import type { DayFigures } from '@fonte/contract/admin/dashboard'
import type { CSSProperties } from 'react'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Section } from '../../../ui/section.tsx'
import { dashboardMessages } from './dashboard-messages.ts'

type Figure = 'sign_ups' | 'workouts' | 'active_people'

/** Noon of a day, which is that day everywhere between Greenwich −12 and +11 hours. */
const noonOf = (day: string): number => Date.parse(`${day}T12:00:00Z`)

/** Sign-ups, workouts and active people of the last thirty days, as charts and as a table. */
export function DayCharts({ days }: { days: readonly DayFigures[] }) {
  const words = useWords(dashboardMessages)
  return (
    <>
      <Section title={words.signUps}>
        <DayChart title={words.signUps} days={days} figure="sign_ups" />
      </Section>
      <Section title={words.workouts}>
        <DayChart title={words.workouts} days={days} figure="workouts" />
      </Section>
      <Section title={words.activePeople}>
        <DayChart title={words.activePeople} days={days} figure="active_people" />
      </Section>
      <DayTable days={days} />
    </>
  )
}

interface ChartProps {
  title: string
  days: readonly DayFigures[]
  figure: Figure
}

/** A bar a day; what was not measured is hatched, the last bar is today's. */
function DayChart({ title, days, figure }: ChartProps) {
  const words = useWords(dashboardMessages)
  const { number, date } = useFormats()
  const most = Math.max(1, ...days.map((day) => day[figure] ?? 0))
  const text = (value: number | null) => (value === null ? words.notMeasured : number(value))
  const label = words.chart({ title, today: text(days.at(-1)?.[figure] ?? null) })
  return (
    <div className="chart-box" role="img" aria-label={label}>
      <span className="chart-scale secondary-text">{number(most)}</span>
      <div className="chart-bars">
        {days.map(({ day, [figure]: value }) => (
          <span
            key={day}
            title={`${date(noonOf(day), 'shortDate')} · ${text(value)}`}
            data-missing={value === null || undefined}
            style={{ '--part': value === null ? 1 : value / most } as CSSProperties}
          />
        ))}
      </div>
      <div className="chart-dates secondary-text">
        {[0, 7, 14, 21].map((index) => (
          <span key={index} style={{ '--place': index } as CSSProperties}>
            {date(noonOf(days[index]?.day ?? ''), 'shortDate')}
          </span>
        ))}
        <b style={{ '--place': days.length - 1 } as CSSProperties}>{words.today}</b>
      </div>
    </div>
  )
}

function DayTable({ days }: { days: readonly DayFigures[] }) {
  const words = useWords(dashboardMessages)
  const { number, date } = useFormats()
  return (
    <details className="chart-table">
      <summary>{words.asTable}</summary>
      <table className="data-table">
        <thead>
          <tr>
            <th scope="col">{words.day}</th>
            {[words.signUpsShort, words.workoutsShort, words.activeShort].map((column) => (
              <th key={column} scope="col" className="data-number">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.day}>
              <th scope="row">{date(noonOf(day.day), 'shortDate')}</th>
              <td className="data-number">{number(day.sign_ups)}</td>
              <td className="data-number">{number(day.workouts)}</td>
              <td className="data-number">
                {day.active_people === null ? words.notMeasured : number(day.active_people)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
