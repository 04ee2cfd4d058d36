import type { DayKey } from '@fonte/domain/history/day'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useNow } from '../../../platform/clock.ts'
import { localDay } from '../../../platform/local-day.ts'
import { useTitle } from '../../../platform/title.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Title } from '../../../ui/typography.tsx'
import { useLibrary } from '../../exercise/library-queries.ts'
import { useTrainingLog } from '../../history/log/use-training-log.ts'
import { PastWorkoutLink } from '../../history/past-workout-link.tsx'
import { LogPlace } from '../log-place.tsx'
import { useTraining } from '../use-training.ts'
import { CalendarBody } from './calendar-body.tsx'
import { calendarMessages } from './calendar-messages.ts'
import { pickedDay } from './calendar-url.ts'

/** How often (ms) it is looked whether a new day has begun. */
const renewal = 60_000

/** `/stats/calendar`: every day with its workouts, and how regular the weeks are; the URL names the picked day. */
export function CalendarScreen() {
  const words = useWords(calendarMessages)
  const today = localDay(useNow(renewal))
  const log = useTrainingLog()
  const { training, reading } = useTraining(log, useLibrary())
  const search = useSearch({ strict: false })
  const navigate = useNavigate()
  const picked = pickedDay(search, today)
  const pick = (day: DayKey) =>
    void navigate({ to: '.', search: (others) => ({ ...others, day }), replace: true, resetScroll: false })
  useTitle(words.title)
  return (
    <>
      <Link to="/stats" className="mb-3 inline-flex min-h-12 items-center gap-1">
        <Icon name="chevron-left" />
        {words.back}
      </Link>
      <div className="spread-row mb-4">
        <Title as="h1">{words.title}</Title>
        <PastWorkoutLink day={picked < today ? picked : undefined} />
      </div>
      <LogPlace log={{ ...log, reading }}>
        {training && <CalendarBody training={training} today={today} picked={picked} onPick={pick} />}
      </LogPlace>
    </>
  )
}
