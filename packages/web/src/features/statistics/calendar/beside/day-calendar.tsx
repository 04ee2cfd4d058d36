import type { DayKey } from '@fonte/domain/history/day'
import { useState } from 'react'
import { useNow } from '../../../../platform/clock.ts'
import { localDay } from '../../../../platform/local-day.ts'
import { useLibrary } from '../../../exercise/library-queries.ts'
import { useTrainingLog } from '../../../history/log/use-training-log.ts'
import { LogPlace } from '../../log-place.tsx'
import { useTraining } from '../../use-training.ts'
import { CalendarMonth } from '../calendar-month.tsx'
import { DayWorkouts } from '../day-workouts.tsx'

/** How often (ms) it is looked whether a new day has begun. */
const renewal = 60_000

/** A month to look into beside something else: it begins with a day, today where none is told. */
export function DayCalendar({ day }: { day: DayKey | undefined }) {
  const today = localDay(useNow(renewal))
  const log = useTrainingLog()
  const { training, reading } = useTraining(log, useLibrary())
  const [picked, setPicked] = useState(day ?? today)
  return (
    <LogPlace log={{ ...log, reading }}>
      {training && (
        <>
          <CalendarMonth {...{ training, today, picked }} onPick={setPicked} />
          <DayWorkouts day={picked} workouts={training.days.get(picked)?.workouts ?? []} />
        </>
      )}
    </LogPlace>
  )
}
