import type { DayKey } from '@fonte/domain/history/day'
import { weightLifted } from '@fonte/domain/history/pounds'
import { mainFigure } from '@fonte/domain/history/summarize'
import type { LogEntry } from '@fonte/domain/training-log/log-entry'
import { Link } from '@tanstack/react-router'
import { localNoon } from '../../../platform/local-day.ts'
import { useSignedIn } from '../../../platform/session/session.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Section } from '../../../ui/section.tsx'
import { useRowFocus } from '../../../ui/use-row-focus.ts'
import { atItsPlace } from '../../history/at-its-place.ts'
import { WorkoutMenu } from '../../history/history-list.tsx'
import { figuresOf, historyEntryOf } from '../../history/log/log-figures.ts'
import { calendarMessages } from './calendar-messages.ts'
import { capitalized } from './capitalized.ts'

/** The workouts of a day, the earliest first; each opens with its sets, and can be changed from here. */
export function DayWorkouts({ day, workouts }: { day: DayKey; workouts: readonly LogEntry[] }) {
  const words = useWords(calendarMessages)
  const { date } = useFormats()
  const { user } = useSignedIn()
  const ids = workouts.map(({ id }) => id)
  const place = useRowFocus(ids, 'li > a')
  return (
    <Section title={capitalized(date(localNoon(day), 'weekday'))}>
      <div {...place}>
        {workouts.length === 0 ? (
          <p className="text-muted">{words.noWorkout}</p>
        ) : (
          <ul className="line-list">
            {workouts.map((entry) => (
              <li key={entry.id}>
                <DayLine entry={entry} />
                <WorkoutMenu line={historyEntryOf(entry, user.id)} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  )
}

function DayLine({ entry }: { entry: LogEntry }) {
  const words = useWords(calendarMessages)
  const { number, unit, weight } = useFormats()
  const start = useStart()
  const figures = figuresOf(entry)
  const main = mainFigure(figures, figures.reps_done)
  const facts = [
    start(entry),
    words.minutes(number(entry.duration_minutes)),
    ...(figures.sets_done > 0
      ? [
          words.sets({ count: figures.sets_done, shown: number(figures.sets_done) }),
          ...(main.of === 'weight' ? [`${weight(weightLifted(figures))}\u00a0${unit}`] : []),
          ...(main.of === 'reps' ? [words.repetitions({ count: main.count, shown: number(main.count) })] : []),
        ]
      : []),
  ]
  return (
    <Link
      to="/stats/$entryId"
      params={{ entryId: entry.id }}
      className="grid min-h-14 min-w-0 flex-1 content-center no-underline"
    >
      <b className="wrap-anywhere">{entry.program_name}</b>
      <span className="secondary-text">{facts.join(' · ')}</span>
    </Link>
  )
}

/** Writes when a workout began, with the day where that is not the one it counts for: it ended after midnight. */
function useStart(): (entry: LogEntry) => string {
  const { date } = useFormats()
  return (entry) => {
    const start = atItsPlace({ ...entry, completed_at: entry.started_at ?? entry.completed_at })
    const time = date(start, 'time')
    return date(start, 'date') === date(atItsPlace(entry), 'date') ? time : `${date(start, 'shortDate')}, ${time}`
  }
}
