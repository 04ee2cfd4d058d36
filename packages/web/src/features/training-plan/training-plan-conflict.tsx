import type { TrainingPlan } from '@fonte/domain/training-plan/training-plan'
import { useWords } from '../../platform/words/words.ts'
import { VersionConflict } from '../../ui/version-conflict.tsx'
import { trainingPlanConflict } from './training-plan-commands.ts'
import { trainingPlanMessages } from './training-plan-messages.ts'
import type { ReadTrainingPlan } from './training-plan-queries.ts'

/** Tells that the plan was changed here and elsewhere, and asks which one is to stay. */
export function TrainingPlanConflict({ plan, refused }: { plan: TrainingPlan; refused: ReadTrainingPlan['refused'] }) {
  const words = useWords(trainingPlanMessages)
  return (
    <VersionConflict
      text={words.conflict}
      mine={words.keepMine}
      theirs={words.takeTheirs}
      onMine={() => trainingPlanConflict.keepMine(refused, plan)}
      onTheirs={() => trainingPlanConflict.takeTheirs(refused)}
    />
  )
}
