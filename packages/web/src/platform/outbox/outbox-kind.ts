import type { Language } from '@fonte/domain/words/language'
import type { QueryKey } from '@tanstack/react-query'
import type { ApiProblem } from '../api/api-problem.ts'
import type { OutboxRow } from '../storage/storage-rows.ts'

/** One kind of write that must not be lost: how it is sent, and what follows. `P` is what it keeps, `A` the answer. */
export interface OutboxKind<P, A = unknown> {
  /** Stored with each entry: never rename it. */
  readonly kind: string
  /** Names the entry to its person, such as "Séance « Push »". */
  label(payload: P, lang: Language): string
  /** Sends it once; `sentAt` is the device's time (epoch ms). */
  send(payload: P, sentAt: number): Promise<A>
  /** Brings the answer into the cached reads, before the entry leaves the list. */
  sent?(answer: A, payload: P): void
  /** Key of the cached reads that show it. Once it has arrived, those that `sent` did not change are asked again. */
  readonly reads?: QueryKey
  /**
   * What the payload becomes once an earlier write of the same entity, with the payload `earlier`, was answered: takes over
   * its new version.
   */
  rebase?(payload: P, earlierAnswer: unknown, earlier: unknown): P
  /**
   * What it does to its row: a write that makes or deletes one may be sent again at any later time without harm, as the
   * row's id makes the server tell it from a new one; one that changes a row may not.
   */
  readonly does?: 'make' | 'delete'
  /** Of a deletion: whether what waits before it of the same entity need not be sent, as the server takes it all the same. */
  readonly voidsEarlier?: boolean
  /** Keys of the entities that must have been made before it can be sent: while the making of one waits, it waits too. */
  needs?(payload: P): readonly string[]
  /**
   * Whether a server of a version before this page may lack the operation. Its answer is then `not-found`, which the
   * operation itself never gives, and the write waits for a newer server.
   */
  readonly isNewOperation?: boolean
  /** Whether a refusal says that it had arrived before, such as `not-found` for a deletion. */
  hadArrived?(problem: ApiProblem, payload: P): boolean
  /**
   * Whether its person is told, as of a refusal, where the row was deleted elsewhere meanwhile. Without it such a write
   * leaves the queue.
   */
  readonly tellsOfDeletion?: boolean
  /** Whether its feature itself asks its person what to do about a refusal with this code. */
  asksAbout?(code: string): boolean
}

const kinds = new Map<string, OutboxKind<unknown>>()

/** Makes a kind known, so that its entries are sent. Until then they wait. */
export function registerOutboxKinds(...known: readonly OutboxKind<unknown>[]): void {
  for (const kind of known) kinds.set(kind.kind, kind)
}

/** Whether kinds have been made known: those of this Fonte come all at once. */
export const knowsKinds = () => kinds.size > 0

/** The kind by the name that an entry stores. */
export const outboxKind = (name: string): OutboxKind<unknown> | undefined => kinds.get(name)

/** Which of the entries make something that the entry needs first. */
export function neededFirst(entry: OutboxRow, entries: readonly OutboxRow[]): readonly OutboxRow[] {
  const needs = outboxKind(entry.kind)?.needs?.(entry.payload) ?? []
  return entries.filter(({ thing, kind }) => needs.includes(thing) && outboxKind(kind)?.does === 'make')
}
