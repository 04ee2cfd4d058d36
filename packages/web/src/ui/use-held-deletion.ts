import { useCallback } from 'react'
import { outbox } from '../platform/outbox/device-outbox.ts'
import type { OutboxKind } from '../platform/outbox/outbox-kind.ts'
import { useToast } from './toast.ts'
import { useNotKept } from './use-not-kept.ts'

interface Deletion<P> {
  readonly kind: OutboxKind<P, true>
  /** How long (ms) it can be taken back. */
  readonly undoTime: number
  readonly words: {
    readonly deleted: string
    readonly undo: string
    readonly undone: string
    readonly tooLateToUndo: string
  }
}

/** What is deleted, and how it is called. */
interface Deleted<P> {
  readonly entityKey: string
  readonly payload: P
  readonly name: string
}

/**
 * Deletes something on the device at once and offers to take that back; the server hears of it when that is over.
 * Answers whether the device kept the deletion.
 */
export function useHeldDeletion<P>({ kind, undoTime, words }: Deletion<P>): (deleted: Deleted<P>) => Promise<boolean> {
  const { toast } = useToast()
  const notKept = useNotKept()
  return useCallback(
    async ({ entityKey, payload, name }) => {
      const id = await outbox.enqueue(kind, { entityKey, payload, holdFor: undoTime }).catch(notKept)
      if (id === undefined) return false
      const undo = async () => {
        if (await outbox.withdraw(id)) toast({ title: words.undone })
        else toast({ title: words.tooLateToUndo, variant: 'destructive' })
      }
      const action = { label: words.undo, onAction: () => void undo().catch(notKept) }
      toast({ title: words.deleted, description: name, duration: undoTime, action })
      return true
    },
    [kind, undoTime, words, toast, notKept],
  )
}
