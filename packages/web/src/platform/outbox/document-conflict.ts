import type { QueryKey } from '@tanstack/react-query'
import { queryClient } from '../query/query-client.ts'
import { renewReads } from '../query/renew.ts'
import { outbox } from './device-outbox.ts'
import type { OutboxKind } from './outbox-kind.ts'

/** A document that may be changed on several devices: how a change of it is sent, and how it is read. */
interface SharedDocument<Sent, Content, Stored> {
  readonly kind: OutboxKind<Sent>
  readonly entityKey: string
  readonly queryKey: QueryKey
  /** What is sent to save the content over what was saved elsewhere. */
  readonly over: (content: Content, theirs: Stored) => Sent
}

/**
 * What a person may decide about a change that the server refused because the document was changed elsewhere, and about what
 * was changed behind it: that says what stands here.
 */
export interface DocumentConflict<Content, Stored> {
  /** Saves what stands here over `theirs`, which was shown: what was saved later still is asked about anew. */
  readonly keepMine: (mine: Content, theirs: Stored) => Promise<void>
  /** Gives up what stands here. */
  readonly takeTheirs: () => Promise<void>
}

/** How a conflict about such a document ends. */
export function documentConflict<Sent, Content, Stored>(
  document: SharedDocument<Sent, Content, Stored>,
): DocumentConflict<Content, Stored> {
  const { kind, entityKey, queryKey, over } = document
  const waiting = () => outbox.entries.get().filter((entry) => entry.kind === kind.kind && entry.thing === entityKey)
  return {
    async keepMine(mine, theirs) {
      const payload = over(mine, theirs)
      const removals = waiting().map(({ position }) => ({ store: 'outbox', remove: position }) as const)
      await outbox.enqueue(kind, { entityKey, payload }, removals)
    },
    async takeTheirs() {
      await outbox.discard(...waiting().map(({ id }) => id))
      await renewReads(queryClient, queryKey)
    },
  }
}
