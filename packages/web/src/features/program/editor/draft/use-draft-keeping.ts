import type { Program } from '@fonte/contract/program'
import type { ProgramForm } from '@fonte/domain/program/form'
import { type RefObject, useEffect, useRef } from 'react'
import { session } from '../../../../platform/session/session.ts'
import { forgetDraft, keepDraft } from './drafts.ts'

/** How long (ms) typing rests before it is written to the device. */
const pause = 400

interface Kept {
  readonly userId: string
  readonly key: string
  readonly form: ProgramForm
  readonly base: Program | null
  readonly changed: boolean
}

function isSignedIn(userId: string): boolean {
  const state = session.state.get()
  return state.status === 'signed-in' && state.user.id === userId
}

/**
 * Keeps what is typed on the device: after each pause, and at once when the page is hidden or goes.
 * `closed` says that the form was saved or given up: nothing more is kept then.
 */
export function useDraftKeeping(kept: Kept, closed: RefObject<boolean>): void {
  const { userId, key, form, base, changed } = kept
  const flush = useRef(() => {})
  useEffect(() => {
    let due = true
    const write = () => {
      // An editor that closes because its person signs out leaves nothing behind.
      if (!due || closed.current || !isSignedIn(userId)) return
      due = false
      void (changed ? keepDraft(userId, key, { form, base }) : forgetDraft(userId, key))
    }
    flush.current = write
    const timer = setTimeout(write, pause)
    return () => clearTimeout(timer)
  }, [userId, key, form, base, changed, closed])
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
