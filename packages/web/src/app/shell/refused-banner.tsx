import { useState } from 'react'
import { useOutbox } from '../../platform/outbox/device-outbox.ts'
import { useWords } from '../../platform/words/words.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { RefusedDialog } from './refused-dialog.tsx'
import { refusedEntries } from './refused-entries.ts'
import { refusedMessages } from './refused-messages.ts'

/** How many writes the server refused, and the way to what can be done about them; nothing where features ask themselves. */
export function RefusedBanner() {
  const words = useWords(refusedMessages)
  const [open, setOpen] = useState(false)
  const count = refusedEntries(useOutbox()).length
  if (count === 0) return null
  return (
    <>
      <Banner variant="warn" action={<Button onClick={() => setOpen(true)}>{words.show}</Button>}>
        {words.refused(count)}
      </Banner>
      {open && <RefusedDialog onClose={() => setOpen(false)} />}
    </>
  )
}
