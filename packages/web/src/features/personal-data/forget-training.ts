import type { Device } from '../../platform/device/device.ts'
import type { OutboxRow } from '../../platform/device/device-rows.ts'
import { forgetPerson } from '../../platform/device/forget-person.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'
import type { RevisionKeeper } from '../../platform/outbox/revision-keeper.ts'
import { resetAgainKind } from './reset-outbox.ts'

interface Kept {
  readonly device: Pick<Device, 'write'>
  readonly outbox: Pick<Outbox, 'entries' | 'discard' | 'keepAcknowledged'>
  readonly revisions: Pick<RevisionKeeper, 'keepAgain'>
}

/** Writes of what a reset erases; a language or a message to support that waits goes on waiting. */
const isTraining = ({ thing }: OutboxRow): boolean => /^(?:program|exercise|history):/.test(thing)

/**
 * Forgets on the device what a reset erased on the server at `at` (epoch ms). The reset itself is kept, and where the
 * changes stood, so that it is repeated should the server be set back.
 */
export async function forgetTraining({ device, outbox, revisions }: Kept, userId: string, at: number): Promise<void> {
  const waiting = outbox.entries.get().filter(isTraining)
  await outbox.discard(...waiting.map(({ id }) => id))
  await forgetPerson(device, userId, { unsent: 'stays' })
  await outbox.keepAcknowledged(resetAgainKind, { thing: 'training', payload: { at: new Date(at).toISOString() } })
  await revisions.keepAgain()
}
