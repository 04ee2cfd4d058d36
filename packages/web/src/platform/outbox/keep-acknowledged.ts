import { newUuid } from '../new-uuid.ts'
import type { BrowserStorage } from '../storage/storage.ts'
import { acknowledged } from './acknowledged.ts'
import { type NewEntry, untried } from './outbox.ts'
import type { OutboxKind } from './outbox-kind.ts'

/** What keeping needs; tests bring their own. */
interface Keeping {
  readonly storage: Pick<BrowserStorage, 'write'>
  /** Where the person's changes stand; undefined where the server does not say so: then nothing is kept. */
  readonly revision: number | undefined
  /** Epoch ms by the device's clock. */
  readonly at: number
}

/** Keeps a write of a person that the server acknowledged without its having waited: sent again, it goes before all others. */
export async function keepAcknowledged<P>(
  { storage, revision, at }: Keeping,
  user_id: string,
  kind: OutboxKind<P>,
  { id = newUuid(), entityKey, payload }: NewEntry<P>,
): Promise<void> {
  const owner = { position: -at, id, user_id, kind: kind.kind, thing: entityKey, payload }
  const changes = acknowledged({ ...owner, enqueued_at: at, hold_until: 0, ...untried }, kind, revision, at)
  if (changes.length > 0) await storage.write(changes)
}
