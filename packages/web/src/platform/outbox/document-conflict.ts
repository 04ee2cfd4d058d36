import type { QueryKey } from '@tanstack/react-query'
import { queryClient } from '../query/query-client.ts'
import { renewReads } from '../query/renew.ts'
import { outbox, type Pending } from './device-outbox.ts'
import type { OutboxKind } from './outbox-kind.ts'

/** A document that each person has one of, as it is sent: over the version that it was read at. */
interface Sent<Content> {
  readonly content: Content
  readonly version: number
}

/** A person's only document of its sort: how a change of it is sent, and how it is read. */
interface PersonalDocument<Content> {
  readonly kind: OutboxKind<Sent<Content>>
  readonly entityKey: string
  readonly queryKey: QueryKey
  /** The version that the server has now. */
  readonly readVersion: () => Promise<number>
}

/** What a person may decide about changes that the server refused because the document was changed elsewhere. */
export interface DocumentConflict<Content> {
  /** Saves what stands here over what was saved elsewhere. @throws when the server cannot be asked for that */
  readonly keepMine: (refused: readonly Pending<Sent<Content>>[], mine: Content) => Promise<void>
  /** Gives up what stands here. */
  readonly takeTheirs: (refused: readonly Pending<Sent<Content>>[]) => Promise<void>
}

/** How a conflict about such a document ends. */
export function documentConflict<Content>(document: PersonalDocument<Content>): DocumentConflict<Content> {
  const { kind, entityKey, queryKey, readVersion } = document
  return {
    async keepMine(refused, content) {
      const version = await readVersion()
      const removals = refused.map(({ position }) => ({ store: 'outbox', remove: position }) as const)
      await outbox.enqueue(kind, { entityKey, payload: { content, version } }, removals)
    },
    async takeTheirs(refused) {
      await outbox.discard(...refused.map(({ id }) => id))
      await renewReads(queryClient, queryKey)
    },
  }
}
