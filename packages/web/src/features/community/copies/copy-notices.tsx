import type { Program } from '@fonte/contract/program'
import { isCopy } from '@fonte/domain/program/is-copy'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { usePremiumAccess } from '../../plan/plan-queries.ts'
import { usePrograms } from '../../program/program-queries.ts'
import { type ChangedCopy, copyChangesQuery } from './copy-changes-reads.ts'
import { copyMessages } from './copy-messages.ts'

const CopyChangesDialog = lazyPart(async () => (await import('./copy-changes-dialog.tsx')).CopyChangesDialog)

/** A copy whose author has changed the original. */
interface ToldChange {
  readonly program: Program
  readonly change: ChangedCopy
}

/** Tells of copies whose author has changed the original since, and leads to the changes. */
export function CopyNotices() {
  const words = useWords(copyMessages)
  const programs = usePrograms()
  const copies = programs.own?.filter(isCopy) ?? []
  const enabled = usePremiumAccess() && copies.length > 0
  const changes = useQuery({ ...copyChangesQuery, enabled }).data?.items ?? []
  const [opened, setOpened] = useState<ToldChange | null>(null)
  const told = copies.flatMap((program) => {
    const change = changes.find(({ program_id }) => program_id === program.id)
    return change ? [{ program, change }] : []
  })
  const place = useRef<HTMLDivElement>(null)
  // The button that opened the window may have gone with its notice.
  const goOn = useEffectEvent(() => {
    if (document.activeElement !== document.body) return
    const next = place.current?.querySelector('button') ?? place.current
    next?.focus()
  })
  const [closings, setClosings] = useState(0)
  useEffect(() => {
    if (closings > 0) goOn()
  }, [closings])
  const close = () => {
    setOpened(null)
    setClosings(closings + 1)
  }
  const stillTold = told.find(({ program }) => program.id === opened?.program.id)
  const open = stillTold ?? opened
  if (!enabled) return null
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {told.map((one) => (
        <Notice
          key={one.program.id}
          actions={
            <Button variant="ink" onClick={() => setOpened(one)}>
              {words.see}
            </Button>
          }
        >
          {words.changed({ name: one.program.name })}
        </Notice>
      ))}
      {open && (
        <CopyChangesDialog
          key={open.change.source_version}
          {...open}
          isOffered={stillTold !== undefined}
          onClose={close}
        />
      )}
    </div>
  )
}
