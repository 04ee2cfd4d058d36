import { outboxMessages } from '../../platform/outbox/outbox-messages.ts'
import { useWords } from '../../platform/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useToast } from '../../ui/toast.ts'
import { gymMessages } from './gym-messages.ts'
import { keepMine, takeTheirs, useGym } from './gym-queries.ts'

/** Tells that the gym was changed here and elsewhere, and asks which one is to stay. */
export function GymConflict() {
  const words = useWords(gymMessages)
  const { notKept, notKeptText } = useWords(outboxMessages)
  const { gym, refused } = useGym()
  const { toast } = useToast()
  if (refused.length === 0) return null
  const choose = (choice: Promise<void>) =>
    void choice.catch(() => toast({ title: notKept, description: notKeptText, variant: 'destructive' }))
  return (
    <Notice
      actions={
        <>
          <Button onClick={() => choose(takeTheirs(refused))}>{words.takeTheirs}</Button>
          <Button variant="ink" onClick={() => choose(keepMine(refused, gym))}>
            {words.keepMine}
          </Button>
        </>
      }
    >
      {words.conflict}
    </Notice>
  )
}
