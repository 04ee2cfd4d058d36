import { sessionTick } from '@fonte/domain/account/session-clock'
import { events } from '../../platform/events/events.ts'
import { session } from '../../platform/session/session.ts'
import { storage } from '../../platform/storage/storage.ts'

/** Time (ms) for the answer to somebody's own signing out, which the event may overtake. */
const ownAnswer = 1_000

/** Signs out a page whose session was ended elsewhere; the server is asked, as there may be another one by now. */
export function followSessionEnd(): void {
  const verify = () => {
    if (session.state.get().status === 'signed-in') void session.verify()
  }
  events.on('session-ended', () => setTimeout(verify, ownAnswer))
}

/** Renews the session in time, and asks for it where the page has missed what happened to it. */
export function followSessionTime(): void {
  setInterval(() => void session.tick(), sessionTick)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void session.tick()
  })
  // Without the key that went with the storage nothing of what is put back could be locked once its person logs out.
  storage.wasEmptied.subscribe(() => void session.verify())
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) comeBack()
  })
}

/** A page from the browser's back-and-forward cache was told of no sign-out: without a network the cookie tells of it. */
function comeBack(): void {
  const state = session.state.get()
  if (state.status === 'signed-in') session.receive({ type: 'signed-out', userId: state.user.id, asked: false })
  if (session.state.get().status !== 'signed-in') void session.verify()
}
