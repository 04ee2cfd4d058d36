import { connectionMessages } from '../../../platform/api/connection-messages.ts'
import { useNetwork } from '../../../platform/connection.ts'
import { useObservable } from '../../../platform/observable.ts'
import { outbox, useOutbox } from '../../../platform/outbox/device-outbox.ts'
import { session } from '../../../platform/session/session.ts'
import { storage } from '../../../platform/storage/storage.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { applyUpdate, update } from '../../background/service-worker.ts'
import { bannerMessages } from './banner-messages.ts'

// Where it cannot be fetched it comes at the next visit; the page goes on without.
const RefusedBanner = lazyPart(() =>
  import('../refused-banner.tsx').then(
    (part) => part.RefusedBanner,
    () => () => null,
  ),
)

/** What a person should know about this device: offline, in a stranger's network, waiting, refused, not kept, a newer Fonte. */
export function StateBanners() {
  const words = useWords(bannerMessages)
  const status = useObservable(storage.status)
  const emptied = useObservable(storage.wasEmptied)
  const newer = useObservable(update)
  return (
    <>
      {status === 'memory' && <Banner variant="warn">{words.inMemory}</Banner>}
      {emptied && <Banner variant="warn">{words.emptied}</Banner>}
      {useOutbox().some((entry) => entry.refusal) && <RefusedBanner />}
      <ConnectionBanner />
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

function ConnectionBanner() {
  const words = useWords(bannerMessages)
  const { stranger } = useWords(connectionMessages)
  const network = useNetwork()
  const { run, pending } = useCall(tryNow, { title: words.offline, describe: () => null })
  const online = network === 'online'
  const errors = useOutbox()
    .filter((entry) => !entry.refusal)
    .map((entry) => entry.last_error)
  // What is sent at the first try passes without a word.
  if (online && !errors.some((error) => error)) return null
  return (
    <Banner
      variant="waiting"
      action={
        network !== 'offline' && (
          <Button pending={pending} onClick={() => void run()}>
            {words.retry}
          </Button>
        )
      }
    >
      {online || (network === 'stranger' ? stranger : <b>{words.offline}</b>)}{' '}
      {errors.length > 0 && words[errors.includes('older-server') ? 'olderServer' : 'waiting'](errors.length)}
    </Banner>
  )
}

/** Sends what waits; where nothing does, the session is asked for, to learn whether there is an answer. */
const tryNow = () => Promise.all([outbox.wake(), session.verify()])
