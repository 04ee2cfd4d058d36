import type { TrainingPlan } from '@fonte/domain/training-plan/training-plan'
import { outboxMessages } from '../../platform/outbox/outbox-messages.ts'
import { useWords } from '../../platform/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useToast } from '../../ui/toast.ts'
import { trainingPlanMessages } from './training-plan-messages.ts'
import { keepMine, type ReadTrainingPlan, takeTheirs } from './training-plan-queries.ts'

/** Tells that the plan was changed here and elsewhere, and asks which one is to stay. */
export function ConflictNotice({ plan, refused }: { plan: TrainingPlan; refused: ReadTrainingPlan['refused'] }) {
  const words = useWords(trainingPlanMessages)
  const { notKept, notKeptText } = useWords(outboxMessages)
  const { toast } = useToast()
  const choose = (choice: Promise<void>) =>
    void choice.catch(() => toast({ title: notKept, description: notKeptText, variant: 'destructive' }))
  return (
    <Notice
      actions={
        <>
          <Button onClick={() => choose(takeTheirs(refused))}>{words.takeTheirs}</Button>
          <Button variant="ink" onClick={() => choose(keepMine(refused, plan))}>
            {words.keepMine}
          </Button>
        </>
      }
    >
      {words.conflict}
    </Notice>
  )
}
