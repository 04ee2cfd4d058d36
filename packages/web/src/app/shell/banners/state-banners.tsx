import { useState } from 'react'
import { strangersAnswer } from '../../../platform/api/client.ts'
import { connectionMessages } from '../../../platform/api/connection-messages.ts'
import { useOnline } from '../../../platform/connection.ts'
import { useObservable } from '../../../platform/observable.ts'
import { outbox, useOutbox } from '../../../platform/outbox/device-outbox.ts'
import { storage } from '../../../platform/storage/storage.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { applyUpdate, update } from '../../background/service-worker.ts'
import { shellMessages } from '../../shell-messages.ts'
import { refusedEntries } from '../refused-entries.ts'

const RefusedDialog = lazyPart(async () => (await import('../refused-dialog.tsx')).RefusedDialog)

/** What a person should know about this device: offline, in a stranger's network, waiting, refused, not kept, a newer Fonte. */
export function StateBanners() {
  const words = useWords(shellMessages)
  const status = useObservable(storage.status)
  const emptied = useObservable(storage.wasEmptied)
  const newer = useObservable(update)
  return (
    <>
      {status === 'memory' && <Banner variant="warn">{words.inMemory}</Banner>}
      {emptied && <Banner variant="warn">{words.emptied}</Banner>}
      <RefusedBanner />
      <StrangerBanner />
      <SyncBanner />
      {newer !== 'none' && (
        <Banner
          action={
            <Button onClick={applyUpdate} pending={newer === 'comes'}>
              {words.update}
            </Button>
          }
        >
          {words.newVersion}
        </Banner>
      )}
    </>
  )
}

function StrangerBanner() {
  const words = useWords(connectionMessages)
  const strangers = useObservable(strangersAnswer)
  return strangers && <Banner variant="waiting">{words.stranger}</Banner>
}

function SyncBanner() {
  const words = useWords(shellMessages)
  const online = useOnline()
  const waiting = useOutbox().filter((entry) => !entry.refusal)
  const count = waiting.length
  if (!online) {
    return (
      <Banner variant="waiting">
        <b>{words.offline}</b> {count > 0 && words.waiting(count)}
      </Banner>
    )
  }
  // What is sent at the first try passes without a word.
  if (!waiting.some((entry) => entry.last_error !== null)) return null
  return (
    <Banner variant="waiting" action={<Button onClick={() => void outbox.wake()}>{words.tryNow}</Button>}>
      {waiting.some((entry) => entry.last_error === 'older-server') ? words.olderServer(count) : words.waiting(count)}
    </Banner>
  )
}

function RefusedBanner() {
  const words = useWords(shellMessages)
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
