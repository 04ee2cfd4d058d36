import { connectionMessages } from '../../../platform/api/connection-messages.ts'
import { useObservable } from '../../../platform/observable.ts'
import { outbox, useOutbox } from '../../../platform/outbox/device-outbox.ts'
import { session } from '../../../platform/session/session.ts'
import { storage } from '../../../platform/storage/storage.ts'
import { useNetwork } from '../../../platform/use-network.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { useKeptFocus } from '../../../ui/use-kept-focus.ts'
import { applyUpdate, update } from '../../background/service-worker.ts'
import { RefusedBanner } from '../refused-banner.tsx'
import { bannerMessages } from './banner-messages.ts'

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
      <RefusedBanner />
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

/** There also while it says nothing, so that its words are announced when they come. */
function ConnectionBanner() {
  const words = useWords(bannerMessages)
  const { stranger } = useWords(connectionMessages)
  const network = useNetwork()
  const { run, pending } = useCall(tryNow, { title: words.silent, describe: () => null })
  const online = network === 'online'
  const errors = useOutbox()
    .filter((entry) => !entry.refusal)
    .map((entry) => entry.last_error)
  const { region, leaving } = useKeptFocus()
  // What is sent at the first try passes without a word.
  const isTold = !online || errors.some((error) => error)
  return (
    <div role="status" tabIndex={-1} ref={region} className="outline-none">
      {isTold && (
        <Banner
          variant="waiting"
          announced={false}
          action={
            network !== 'offline' && (
              <Button ref={leaving} pending={pending} onClick={() => void run()}>
                {words.retry}
              </Button>
            )
          }
        >
          {online || (network === 'stranger' ? stranger : <b>{words[network]}</b>)}{' '}
          {errors.length > 0 && words[errors.includes('older-server') ? 'olderServer' : 'waiting'](errors.length)}
        </Banner>
      )}
    </div>
  )
}

/** Sends what waits; where nothing does, the session is asked for, to learn whether there is an answer. */
const tryNow = () => Promise.all([outbox.wake(), session.verify()])
