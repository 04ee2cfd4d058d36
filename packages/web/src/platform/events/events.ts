import { session } from '../session/session.ts'
import { joinTabs } from '../tabs/tab-channel.ts'
import { onReturn } from '../visibility.ts'
import { connectEvents } from './connect-events.ts'
import type { EventNews } from './event-stream.ts'
import { EventTab } from './event-tab.ts'

/** A page that nobody has looked at for so long (ms) listens no more, until somebody does. */
const longHidden = 300_000

/** After so long (ms) out of sight a connection may have died without a word, as when the device slept. */
const doubtful = 60_000

const tabs = joinTabs<EventNews>('fonte-events', (news) => events.receive(news))

const renewals = joinTabs<'renew'>('fonte-events-renewal', () => events.renew())

/** Connects anew whichever tab holds the stream: all of them are then told how everything stands. */
function renewAnywhere(): void {
  events.renew()
  renewals.send('renew')
}

/** What the server tells this browser: `events.on('maintenance', ({ enabled }) => ...)`. */
export const events: EventTab = new EventTab({
  connect: connectEvents,
  prepare: async () => {
    if (session.state.get().status === 'signed-in' && session.isExpired()) await session.renew().catch(() => false)
  },
  later(ms, work) {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
  isOnline: () => navigator.onLine,
  locks: navigator.locks,
  broadcast: tabs.send,
})

/** Begins to listen; to be called once, after the first screen. */
export function startEvents(): void {
  events.join()
  // What changed since the page read what the device keeps was told to the tabs that listened.
  renewAnywhere()
  const renew = () => events.renew()
  window.addEventListener('online', renew)
  window.addEventListener('offline', renew)
  // The server knows whose stream it is by the session that opened it.
  session.subscribe((event) => {
    if (event.type === 'signed-in' || event.type === 'token-refreshed' || event.type === 'signed-out') renew()
  })
  followVisibility()
}

function followVisibility(): void {
  let leaving: ReturnType<typeof setTimeout> | undefined
  onReturn(doubtful, renewAnywhere)
  document.addEventListener('visibilitychange', () => {
    clearTimeout(leaving)
    if (document.visibilityState === 'hidden') leaving = setTimeout(() => events.leave(), longHidden)
    else events.join()
  })
  // A frozen page would keep its place and hear nothing: none of the others would be told of anything.
  document.addEventListener('freeze', () => events.leave())
  // A page that comes back from the browser's back-and-forward cache may have lost its place.
  window.addEventListener('pageshow', (event) => {
    if (!event.persisted) return
    events.leave()
    events.join()
  })
}
