import { useState } from 'react'
import { NetworkFailure } from '../../platform/api/api-problem.ts'
import { useOutbox } from '../../platform/outbox/device-outbox.ts'
import { useWords } from '../../platform/words/words.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { preparedPart } from '../../ui/prepared-part.tsx'
import { useCall } from '../../ui/use-call.ts'
import { refusedEntries } from './refused-entries.ts'
import { refusedMessages } from './refused-messages.ts'

const RefusedDialog = preparedPart(async () => (await import('./refused-dialog.tsx')).RefusedDialog)

/** How many writes the server refused, and the way to what can be done about them; nothing where features ask themselves. */
export function RefusedBanner() {
  const words = useWords(refusedMessages)
  const [open, setOpen] = useState(false)
  const count = refusedEntries(useOutbox()).length
  const show = async () => {
    if (!(await RefusedDialog.prepare())) throw new NetworkFailure('what was refused did not come')
    setOpen(true)
  }
  const { run, pending } = useCall(show, { title: words.notShown })
  if (count === 0) return null
  return (
    <>
      <Banner
        variant="warn"
        action={
          <Button pending={pending} onClick={() => void run()}>
            {words.show}
          </Button>
        }
      >
        {words.refused(count)}
      </Banner>
      {open && <RefusedDialog onClose={() => setOpen(false)} />}
    </>
  )
}
