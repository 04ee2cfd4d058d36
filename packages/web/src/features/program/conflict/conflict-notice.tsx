import { lazy, Suspense, useMemo, useState } from 'react'
import { useOutbox } from '../../../platform/outbox/device-outbox.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useRowFocus } from '../../../ui/use-row-focus.ts'
import { programMessages } from '../program-messages.ts'
import { findConflicts } from './conflicts.ts'

const ConflictDialog = lazy(async () => ({ default: (await import('./conflict-dialog.tsx')).ConflictDialog }))

/** Tells of programs that were changed here and elsewhere, and leads to the choice. */
export function ConflictNotice() {
  const words = useWords(programMessages)
  const entries = useOutbox()
  const conflicts = useMemo(() => findConflicts(entries), [entries])
  const [chosen, setChosen] = useState<string | null>(null)
  const open = conflicts.find(({ mine }) => mine.id === chosen)
  const ids = conflicts.map(({ mine }) => mine.id)
  const place = useRowFocus(ids)
  return (
    <>
      <div {...place}>
        {conflicts.map(({ mine: { id, name }, reason }) => (
          <Notice
            key={id}
            actions={
              <Button variant="ink" onClick={() => setChosen(id)}>
                {words.compare}
              </Button>
            }
          >
            {reason === 'changed' ? words.conflictWaits({ name }) : words.deletionWaits({ name })}
          </Notice>
        ))}
      </div>
      <Suspense>{open && <ConflictDialog conflict={open} onClose={() => setChosen(null)} />}</Suspense>
    </>
  )
}
