import { session } from '../session/session.ts'
import { askForPersistence } from '../storage/persistence.ts'
import { outbox, revisions } from './device-outbox.ts'

/**
 * Forgets what was acknowledged long ago, and sends when somebody signs in, when the network comes back and when somebody
 * looks at the page again; to be called once the kinds of writes are known.
 */
export function startOutbox(): void {
  void outbox.forgetAcknowledged(revisions.seen?.resetAt ?? 0)
  const wake = () => void outbox.wake()
  session.subscribe(({ type }) => {
    if (type !== 'signed-in') return
    void askForPersistence()
    wake()
  })
  window.addEventListener('online', wake)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wake()
  })
  wake()
}
