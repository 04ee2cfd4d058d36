import { vi } from 'vitest'
import { session } from '../../session/session.ts'
import type { SessionState } from '../../session/session-events.ts'
import { storage } from '../../storage/storage.ts'
import { outbox } from '../device-outbox.ts'

/** Has the outbox of the page serve Ada, to whom the page shows itself as signed in, or as signed out. */
export async function serveAda(status: 'signed-in' | 'signed-out' = 'signed-in'): Promise<void> {
  const state = (status === 'signed-in' ? { status, user: { id: 'ada' } } : { status }) as SessionState
  vi.spyOn(session.state, 'get').mockReturnValue(state)
  await outbox.serve('ada')
}

/** Discards all that waits in the outbox of the page, so that the next test begins without. */
export const emptyOutbox = (): Promise<void> => outbox.discard(...outbox.entries.get().map(({ id }) => id))

/** Puts a write of Ada into the outbox that the server has refused, as it was changed elsewhere meanwhile. */
export async function refuseWrite({ kind }: { readonly kind: string }, thing: string, payload: unknown): Promise<void> {
  const tried = { enqueued_at: 0, hold_until: 0, attempts: 1, last_error: null }
  const refusal = { code: 'version-conflict', request_id: '', at: 0 }
  await storage.write([
    { store: 'outbox', put: { id: 'row', user_id: 'ada', kind, thing, payload, ...tried, refusal } },
  ])
  await outbox.reload()
}
