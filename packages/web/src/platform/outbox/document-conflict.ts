import type { QueryKey } from '@tanstack/react-query'
import { queryClient } from '../query/query-client.ts'
import { renewReads } from '../query/renew.ts'
import { outbox, type Pending } from './device-outbox.ts'
import type { OutboxKind } from './outbox-kind.ts'

/** A document that may be changed on several devices: how a change of it is sent, and how it is read. */
interface SharedDocument<Sent, Content> {
  readonly kind: OutboxKind<Sent>
  readonly entityKey: string
  readonly queryKey: QueryKey
  /** What is sent to save the content over the version that the server has now, which is asked for. */
  readonly overCurrent: (content: Content) => Promise<Sent>
}

/** What a person may decide about changes that the server refused because the document was changed elsewhere. */
export interface DocumentConflict<Sent, Content> {
  /** Saves what stands here over what was saved elsewhere. @throws when the server cannot be asked for that */
  readonly keepMine: (refused: readonly Pending<Sent>[], mine: Content) => Promise<void>
  /** Gives up what stands here. */
  readonly takeTheirs: (refused: readonly Pending<Sent>[]) => Promise<void>
}

/** How a conflict about such a document ends. */
export function documentConflict<Sent, Content>(
  document: SharedDocument<Sent, Content>,
): DocumentConflict<Sent, Content> {
  const { kind, entityKey, queryKey, overCurrent } = document
  return {
    async keepMine(refused, content) {
      const payload = await overCurrent(content)
      const removals = refused.map(({ position }) => ({ store: 'outbox', remove: position }) as const)
      await outbox.enqueue(kind, { entityKey, payload }, removals)
    },
    async takeTheirs(refused) {
      await outbox.discard(...refused.map(({ id }) => id))
      await renewReads(queryClient, queryKey)
    },
  }
}
