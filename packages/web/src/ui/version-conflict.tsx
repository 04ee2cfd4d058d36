import { outboxMessages } from '../platform/outbox/outbox-messages.ts'
import { useWords } from '../platform/words/words.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'
import { useToast } from './toast.ts'

interface Props {
  /** What was changed here and elsewhere. */
  text: string
  mine: string
  theirs: string
  /** Whether what is to be chosen from is not there yet. */
  disabled?: boolean
  onMine: () => Promise<void>
  onTheirs: () => Promise<void>
}

/** Tells that something was changed here and elsewhere, and asks which one is to stay. */
export function VersionConflict({ text, mine, theirs, disabled = false, onMine, onTheirs }: Props) {
  const { notKept, notKeptText } = useWords(outboxMessages)
  const { toast } = useToast()
  const choose = (choice: () => Promise<void>) => () =>
    void choice().catch(() => toast({ title: notKept, description: notKeptText, variant: 'destructive' }))
  return (
    <Notice
      actions={
        <>
          <Button disabled={disabled} onClick={choose(onTheirs)}>
            {theirs}
          </Button>
          <Button variant="ink" disabled={disabled} onClick={choose(onMine)}>
            {mine}
          </Button>
        </>
      }
    >
      {text}
    </Notice>
  )
}
