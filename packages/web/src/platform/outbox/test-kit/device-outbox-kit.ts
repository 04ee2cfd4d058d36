import { vi } from 'vitest'
import { session } from '../../session/session.ts'
import type { SessionState } from '../../session/session-events.ts'
import { outbox } from '../device-outbox.ts'

/** Has the outbox of the page serve Ada, to whom the page shows itself as signed in, or as signed out. */
export async function serveAda(status: 'signed-in' | 'signed-out' = 'signed-in'): Promise<void> {
  const state = (status === 'signed-in' ? { status, user: { id: 'ada' } } : { status }) as SessionState
  vi.spyOn(session.state, 'get').mockReturnValue(state)
  await outbox.serve('ada')
}

/** Discards all that waits in the outbox of the page, so that the next test begins without. */
export const emptyOutbox = (): Promise<void> => outbox.discard(...outbox.entries.get().map(({ id }) => id))
