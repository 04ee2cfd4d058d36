import { outboxKind } from '../../platform/outbox/outbox-kind.ts'
import type { OutboxRow } from '../../platform/storage/storage-rows.ts'

/** What the server refused, except what a feature asks its person about in its own way. */
export function refusedEntries(entries: readonly OutboxRow[]): readonly OutboxRow[] {
  return entries.filter(({ kind, refusal }) => refusal && !outboxKind(kind)?.asksAbout?.(refusal.code))
}
