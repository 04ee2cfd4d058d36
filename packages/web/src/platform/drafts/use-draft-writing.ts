import { type RefObject, useEffect, useRef } from 'react'
import { session } from '../session/session.ts'

/** How long (ms) typing rests before it is written to the device. */
const pause = 400

function isSignedIn(userId: string): boolean {
  const state = session.state.get()
  return state.status === 'signed-in' && state.user.id === userId
}

/**
 * Writes what is typed to the device: after each pause, and at once when the page is hidden or goes. `write` is another
 * function for each state of the form. `closed` says that the form was saved or given up: nothing more is written then.
 */
export function useDraftWriting(userId: string, write: () => void, closed: RefObject<boolean>): void {
  const flush = useRef(() => {})
  useEffect(() => {
    let due = true
    const writeOnce = () => {
      // A form that closes because its person signs out leaves nothing behind.
      if (!due || closed.current || !isSignedIn(userId)) return
      due = false
      write()
    }
    flush.current = writeOnce
    const timer = setTimeout(writeOnce, pause)
    return () => clearTimeout(timer)
  }, [userId, write, closed])
  useEffect(() => {
    const hide = () => flush.current()
    document.addEventListener('visibilitychange', hide)
    window.addEventListener('pagehide', hide)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      window.removeEventListener('pagehide', hide)
      hide()
    }
  }, [])
}
