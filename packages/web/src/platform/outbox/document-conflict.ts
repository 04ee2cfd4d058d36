import type { QueryKey } from '@tanstack/react-query'
import { queryClient } from '../query/query-client.ts'
import { renewReads } from '../query/renew.ts'
import { outbox, type Pending } from './device-outbox.ts'
import type { OutboxKind } from './outbox-kind.ts'

/** A document that may be changed on several devices: how a change of it is sent, and how it is read. */
interface SharedDocument<Sent, Content, Stored> {
  readonly kind: OutboxKind<Sent>
  readonly entityKey: string
  readonly queryKey: QueryKey
  /** What is sent to save the content over what was saved elsewhere. */
  readonly over: (content: Content, theirs: Stored) => Sent
}

/** What a person may decide about changes that the server refused because the document was changed elsewhere. */
export interface DocumentConflict<Sent, Content, Stored> {
  /** Saves what stands here over `theirs`, which was shown: what was saved later still is asked about anew. */
  readonly keepMine: (refused: readonly Pending<Sent>[], mine: Content, theirs: Stored) => Promise<void>
  /** Gives up what stands here. */
  readonly takeTheirs: (refused: readonly Pending<Sent>[]) => Promise<void>
}

/** How a conflict about such a document ends. */
export function documentConflict<Sent, Content, Stored>(
  document: SharedDocument<Sent, Content, Stored>,
): DocumentConflict<Sent, Content, Stored> {
  const { kind, entityKey, queryKey, over } = document
  return {
    async keepMine(refused, mine, theirs) {
      const payload = over(mine, theirs)
      const removals = refused.map(({ position }) => ({ store: 'outbox', remove: position }) as const)
      await outbox.enqueue(kind, { entityKey, payload }, removals)
    },
    async takeTheirs(refused) {
      await outbox.discard(...refused.map(({ id }) => id))
      await renewReads(queryClient, queryKey)
    },
  }
}
