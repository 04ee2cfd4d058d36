import { now } from '../../platform/clock.ts'
import { keepAcknowledged } from '../../platform/outbox/acknowledged.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'
import type { RevisionKeeper } from '../../platform/outbox/revision-keeper.ts'
import { forgetPerson } from '../../platform/storage/forget-person.ts'
import type { BrowserStorage } from '../../platform/storage/storage.ts'
import type { OutboxRow } from '../../platform/storage/storage-rows.ts'
import { readLeftLifts } from '../program/conflict/cycles-left.ts'
import { resetAgainKind } from './reset-outbox.ts'

interface Kept {
  readonly storage: Pick<BrowserStorage, 'write'>
  readonly outbox: Pick<Outbox, 'entries' | 'discard'>
  readonly revisions: Pick<RevisionKeeper, 'seen' | 'keepAgain'>
}

/** Writes of what a reset erases; a language or a message to support that waits goes on waiting. */
const isTraining = ({ thing }: OutboxRow): boolean =>
  /^(?:(?:program|exercise|history|import|body-measures?):|gym$|training-plan$)/.test(thing)

/**
 * Forgets on the device what a reset erased on the server at `at` (epoch ms). The reset itself is kept, and where the
 * changes stood, so that it is repeated should the server be restored.
 */
export async function forgetTraining({ storage, outbox, revisions }: Kept, userId: string, at: number): Promise<void> {
  const waiting = outbox.entries.get().filter(isTraining)
  await outbox.discard(...waiting.map(({ id }) => id))
  await forgetPerson(storage, userId, { unsent: 'stays' })
  await readLeftLifts(userId)
  const { number: revision, resetAt: number, mark } = revisions.seen ?? {}
  const proof = number && mark ? { proof: { number, mark } } : {}
  const payload = { at: new Date(at).toISOString(), ...proof }
  const keeping = { storage, revision, at: now() }
  await keepAcknowledged(keeping, userId, resetAgainKind, { entityKey: 'training', payload })
  await revisions.keepAgain()
}
