import type { DayKey } from '@fonte/domain/history/day'
import { isDay } from '@fonte/domain/history/past/wall-clock'
import { dayOfEntry } from '@fonte/domain/training-log/day-of'
import { useParams, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { localOffset } from '../../../../platform/local-day.ts'
import { useMedia } from '../../../../platform/media.ts'
import { useWords } from '../../../../platform/words/words.ts'
import { lazyPart } from '../../../../ui/lazy-part.tsx'
import { useEntry } from '../../../history/log/use-entry.ts'
import { EditWorkoutScreen } from '../../../history/past/edit-workout-screen.tsx'
import { NewWorkoutScreen } from '../../../history/past/new-workout-screen.tsx'
import { calendarMessages } from '../calendar-messages.ts'

const DayCalendar = lazyPart(async () => (await import('./day-calendar.tsx')).DayCalendar)

/** From here on two columns have room. */
const wide = '(min-width: 64rem)'

/** `/stats/$entryId/edit`: a workout of the history is changed, beside the month in which it was done. */
export function EditWorkoutPage() {
  const { entryId = '' } = useParams({ strict: false })
  const { entry } = useEntry(entryId)
  return (
    <BesideCalendar day={entry && dayOfEntry(entry, localOffset)}>
      <EditWorkoutScreen />
    </BesideCalendar>
  )
}

/** `/stats/past`: a past workout is written down, beside the month of its day. */
export function NewWorkoutPage() {
  const { day } = useSearch({ strict: false })
  return (
    <BesideCalendar day={day !== undefined && isDay(day) ? day : undefined}>
      <NewWorkoutScreen />
    </BesideCalendar>
  )
}

function BesideCalendar({ day, children }: { day: DayKey | undefined; children: ReactNode }) {
  const words = useWords(calendarMessages)
  const isWide = useMedia(wide)
  return (
    <div className={isWide ? 'calendar-parts' : undefined}>
      {isWide && (
        <aside aria-label={words.title}>
          <DayCalendar key={day} day={day} />
        </aside>
      )}
      <div>{children}</div>
    </div>
  )
}
