import { goalBounds } from '@fonte/domain/training-plan/training-plan'
import { useKeptChange } from '../../../ui/use-kept-change.ts'
import { keepTrainingPlan } from '../../training-plan/training-plan-commands.ts'
import type { ReadTrainingPlan } from '../../training-plan/training-plan-queries.ts'

/** How many workouts a week the person means to do, and how to change it; it cannot be while the plan is not known or disputed. */
export function useGoal({ plan, isLoading, refused }: ReadTrainingPlan): {
  goal: number
  change: ((goal: number) => void) | undefined
} {
  const { run } = useKeptChange((goal: number) => keepTrainingPlan({ ...plan, goal }))
  return {
    goal: plan.goal ?? goalBounds.default,
    change: isLoading || refused.length > 0 ? undefined : (goal) => void run(goal),
  }
}
