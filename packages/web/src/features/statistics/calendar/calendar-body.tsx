import type { DayKey } from '@fonte/domain/history/day'
import { dayMonthsAfter } from '@fonte/domain/statistics/overview/calendar-month'
import { localNoon } from '../../../platform/local-day.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Section } from '../../../ui/section.tsx'
import { useLibrary } from '../../exercise/library-queries.ts'
import type { TrainingLog } from '../../history/log/use-training-log.ts'
import { TrainingPlanConflict } from '../../training-plan/training-plan-conflict.tsx'
import { useTrainingPlan } from '../../training-plan/training-plan-queries.ts'
import { useTraining } from '../use-training.ts'
import { calendarMessages } from './calendar-messages.ts'
import { capitalized } from './capitalized.ts'
import { DayWorkouts } from './day-workouts.tsx'
import { endOfMonth, MonthGrid } from './month-grid.tsx'
import { RegularitySection } from './regularity-section.tsx'
import { useGoal } from './use-goal.ts'
import { useWaitingWorkouts } from './use-waiting-workouts.ts'

interface Props {
  log: Pick<TrainingLog, 'entries' | 'measures'>
  today: DayKey
  picked: DayKey
  onPick: (day: DayKey) => void
}

/** A month with the workouts of the picked day, and how regular the weeks are. */
export function CalendarBody({ log, today, picked, onPick }: Props) {
  const words = useWords(calendarMessages)
  const { date } = useFormats()
  const training = useTraining(log, useLibrary())
  const waiting = useWaitingWorkouts()
  const plan = useTrainingPlan()
  const { goal, change } = useGoal(plan)
  const next = dayMonthsAfter(picked, 1)
  return (
    <div className="calendar-parts">
      <div>
        <Section
          title={<span aria-live="polite">{capitalized(date(localNoon(picked), 'month'))}</span>}
          action={
            <>
              <IconButton
                icon="chevron-left"
                label={words.previous}
                onClick={() => onPick(dayMonthsAfter(picked, -1))}
              />
              <IconButton
                icon="chevron-right"
                label={words.next}
                disabled={next > endOfMonth(today)}
                onClick={() => onPick(next)}
              />
            </>
          }
        >
          <MonthGrid {...{ picked, today, training, waiting, onPick }} />
          <p className="secondary-text mt-3">{words.sentence}</p>
        </Section>
      </div>
      <div>
        <DayWorkouts day={picked} workouts={training.days.get(picked)?.workouts ?? []} />
        {plan.refused.length > 0 && <TrainingPlanConflict plan={plan.plan} refused={plan.refused} />}
        <RegularitySection training={training} today={today} goal={goal} onGoal={change} />
      </div>
    </div>
  )
}
