import { useCallback, useRef } from 'react'
import { outbox } from '../platform/outbox/device-outbox.ts'
import type { OutboxKind } from '../platform/outbox/outbox-kind.ts'
import { useToast } from './toast.ts'
import { useNotKept } from './use-not-kept.ts'

/** What is said of a deletion that can be taken back for a while. */
interface DeletionWords {
  readonly deleted: string
  readonly undo: string
  readonly undone: string
  readonly tooLateToUndo: string
}

interface Deletion<P> {
  readonly kind: OutboxKind<P, true>
  /** How long (ms) it can be taken back. */
  readonly undoTime: number
  readonly words: DeletionWords
}

/** A deletion that waits in the outbox. */
interface HeldDeletion {
  /** Id of its entry. */
  readonly id: string
  /** How the thing was called. */
  readonly name: string
  /** How long (ms) it can be taken back from now on. */
  readonly time: number
  readonly words: DeletionWords
}

/** Ids of the deletions that this page has offered to take back. */
const offered = new Set<string>()

/** Whether a deletion was offered to be taken back since the page was loaded. */
export const wasOffered = (id: string): boolean => offered.has(id)

/** Offers to take a deletion back that waits in the outbox, as long as it can be. */
export function useUndoOffer(): (deletion: HeldDeletion) => void {
  const { toast } = useToast()
  const notKept = useNotKept()
  return useCallback(
    ({ id, name, time, words }) => {
      offered.add(id)
      const undo = async () => {
        if (await outbox.withdraw(id)) toast({ title: words.undone })
        else toast({ title: words.tooLateToUndo, variant: 'destructive' })
      }
      const action = { label: words.undo, onAction: () => void undo().catch(notKept) }
      toast({ title: words.deleted, description: name, duration: time, action })
    },
    [toast, notKept],
  )
}

/** What is deleted, and how it is called. */
interface Deleted<P> {
  readonly entityKey: string
  readonly payload: P
  readonly name: string
}

/**
 * Deletes something on the device at once and offers to take that back; the server hears of it when that is over.
 * Answers whether the device kept the deletion. A second tap deletes nothing twice: what is taken back would stay deleted.
 */
export function useHeldDeletion<P>({ kind, undoTime, words }: Deletion<P>): (deleted: Deleted<P>) => Promise<boolean> {
  const offer = useUndoOffer()
  const notKept = useNotKept()
  const underWay = useRef(new Map<string, Promise<boolean>>())
  const keep = useCallback(
    async ({ entityKey, payload, name }: Deleted<P>) => {
      if (isDeleted(kind, entityKey)) return true
      const id = await outbox.enqueue(kind, { entityKey, payload, holdFor: undoTime }).catch(notKept)
      if (id === undefined) return false
      offer({ id, name, time: undoTime, words })
      return true
    },
    [kind, undoTime, words, offer, notKept],
  )
  return useCallback(
    (deleted) => {
      const { entityKey } = deleted
      const kept = underWay.current.get(entityKey) ?? keep(deleted).finally(() => underWay.current.delete(entityKey))
      underWay.current.set(entityKey, kept)
      return kept
    },
    [keep],
  )
}

/** Whether its deletion waits already, and nothing was made of it since. */
function isDeleted<P>({ kind }: OutboxKind<P, true>, entityKey: string): boolean {
  const latest = outbox.entries.get().findLast(({ thing }) => thing === entityKey)
  return latest?.kind === kind && !latest.refusal
}
