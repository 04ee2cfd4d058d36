import { events } from '../../platform/events/events.ts'
import { session } from '../../platform/session/session.ts'

/** Time (ms) for the answer to somebody's own signing out, which the event may overtake. */
const ownAnswer = 1_000

/** Signs out a page whose session was ended elsewhere; the server is asked, as there may be another one by now. */
export function followSessionEnd(): void {
  const verify = () => {
    if (session.state.get().status === 'signed-in') void session.verify()
  }
  events.on('session-ended', () => setTimeout(verify, ownAnswer))
}
