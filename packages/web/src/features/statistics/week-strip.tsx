import { weightLifted } from '@fonte/domain/history/pounds'
import { totals } from '@fonte/domain/history/summarize'
import { trainingWeek, type WeekDay } from '@fonte/domain/history/week'
import { dayOfEntry } from '@fonte/domain/training-log/day-of'
import { useNow } from '../../platform/clock.ts'
import { localDay, localOffset } from '../../platform/local-day.ts'
import { useFormats, useWords } from '../../platform/words/words.ts'
import { classNames } from '../../ui/class-names.ts'
import { KeyFigure, Stamp } from '../../ui/typography.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useLatestHistory } from '../history/history-queries.ts'
import { statisticsMessages } from './statistics-messages.ts'

/** How often (ms) the strip looks whether a new day has begun. */
const renewal = 60_000

/** What was trained this week: sessions, weight and the days. */
export function WeekStrip() {
  const words = useWords(statisticsMessages)
  const { number, unit, weight } = useFormats()
  const { lines, reading } = useLatestHistory()
  const trained = lines.map((line) => ({ line, day: dayOfEntry(line, localOffset) }))
  const week = trainingWeek(
    localDay(useNow(renewal)),
    trained.map(({ day }) => day),
  )
  // Written out: making a date format for seven words takes a phone 40 ms.
  const names = words.weekdays.split(' ')
  const days = new Set(week.map(({ day }) => day))
  const sum = totals(trained.flatMap(({ line, day }) => (days.has(day) ? [line] : [])))
  // Until the history is read nobody knows how much it was: no zero that may not be true.
  const figure = (value: string) => (reading === 'ready' ? value : '–')
  return (
    <div className="week-strip" aria-busy={reading === 'loading'}>
      <div className="week-figures">
        <KeyFigure value={figure(number(sum.sessions))} caption={words.weekSessions(sum.sessions)} />
        <KeyFigure value={figure(weight(weightLifted(sum)))} caption={words.weekWeight(unit)} />
      </div>
      <ul className="week-days" aria-label={words.week}>
        {week.map((day, index) => (
          <Day key={day.day} {...day} name={names[index] ?? ''} />
        ))}
      </ul>
    </div>
  )
}

function Day({ is_today, is_trained, name }: WeekDay & { name: string }) {
  const words = useWords(statisticsMessages)
  return (
    <li
      className={classNames(is_trained && 'trained', is_today && 'today')}
      aria-current={is_today ? 'date' : undefined}
    >
      <i aria-hidden="true" />
      <Stamp aria-hidden="true">{name.charAt(0)}</Stamp>
      <VisuallyHidden>{is_trained ? words.dayTrained(name) : name}</VisuallyHidden>
    </li>
  )
}
