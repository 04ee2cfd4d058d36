import type { TrainingPlan } from '@fonte/domain/training-plan/training-plan'
import { call } from '../../../platform/api/client.ts'
import { useOtherVersion } from '../../../platform/query/other-version.ts'
import { useWords } from '../../../platform/words/words.ts'
import { VersionChoice } from '../../../ui/version-choice.tsx'
import { trainingPlanConflict } from '../training-plan-commands.ts'
import { trainingPlanQuery } from '../training-plan-reads.ts'
import { planConflictMessages } from './plan-conflict-messages.ts'
import { usePlanRows } from './plan-rows.ts'

interface Props {
  /** The plan as it stands here. */
  plan: TrainingPlan
}

/** Tells that the plan was changed here and elsewhere, shows where both differ, and asks which one is to stay. */
export function TrainingPlanChoice({ plan }: Props) {
  const words = useWords(planConflictMessages)
  const rowsOf = usePlanRows()
  const other = useOtherVersion(trainingPlanQuery.queryKey, (signal) =>
    call('get-training-plan', undefined, { signal }),
  )
  return (
    <VersionChoice
      words={words}
      other={other}
      rows={({ content }) => rowsOf(plan, content)}
      onMine={(theirs) => trainingPlanConflict.keepMine(plan, theirs)}
      onTheirs={trainingPlanConflict.takeTheirs}
    />
  )
}
