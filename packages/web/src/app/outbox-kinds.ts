import { updateLanguageKind } from '../features/account/account-outbox.ts'
import { outbox } from '../platform/outbox/device-outbox.ts'
import { registerOutboxKinds } from '../platform/outbox/outbox-kind.ts'

/** Every kind of write that may wait in the outbox; fetched after the first screen, then sending begins. */
export function startSending(): void {
  registerOutboxKinds(updateLanguageKind)
  void outbox.wake()
}
