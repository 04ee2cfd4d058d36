import type { DayKey } from '@fonte/domain/history/day'
import type { Training } from '@fonte/domain/statistics/overview/training'
import { TrainingPlanConflict } from '../../training-plan/training-plan-conflict.tsx'
import { useTrainingPlan } from '../../training-plan/training-plan-queries.ts'
import { CalendarMonth } from './calendar-month.tsx'
import { DayWorkouts } from './day-workouts.tsx'
import { RegularitySection } from './regularity-section.tsx'
import { useGoal } from './use-goal.ts'

interface Props {
  training: Training
  today: DayKey
  picked: DayKey
  onPick: (day: DayKey) => void
}

/** A month with the workouts of the picked day, and how regular the weeks are. */
export function CalendarBody({ training, today, picked, onPick }: Props) {
  const plan = useTrainingPlan()
  const { goal, change } = useGoal(plan)
  return (
    <div className="calendar-parts">
      <div>
        <CalendarMonth {...{ training, today, picked, onPick }} />
      </div>
      <div>
        <DayWorkouts day={picked} workouts={training.days.get(picked)?.workouts ?? []} />
        {plan.refused.length > 0 && <TrainingPlanConflict plan={plan.plan} />}
        <RegularitySection training={training} today={today} goal={goal} onGoal={change} />
      </div>
    </div>
  )
}
