import type { NamedEntry, Outbox } from '../outbox.ts'

/** All that one call puts into the queue, in its order. */
export const queued = (
  ...[kind, entry, , { before = [], after = [] } = {}]: Parameters<Outbox['enqueue']>
): readonly NamedEntry[] => [...before, [kind.kind, entry], ...after]
