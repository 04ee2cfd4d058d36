import { knowsKinds, outboxKind } from '../../platform/outbox/outbox-kind.ts'
import type { OutboxRow } from '../../platform/storage/storage-rows.ts'

/** What the server refused, except what a feature asks its person about in its own way; its kind says so once it is known. */
export function refusedEntries(entries: readonly OutboxRow[]): readonly OutboxRow[] {
  if (!knowsKinds()) return []
  return entries.filter(({ kind, refusal }) => refusal && !outboxKind(kind)?.asksAbout?.(refusal.code))
}
