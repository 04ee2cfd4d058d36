import type { Observable } from '../observable.ts'
import type { OutboxRow } from '../storage/storage-rows.ts'
import { neededFirst } from './outbox-kind.ts'

/** What became of an entry: the server has it, it waits on the device, or the server did not take it. */
export type FirstTry = 'sent' | 'waits' | 'refused'

/** Resolves once it is known how the first try to send an entry of the queue ended. */
export function firstTry(queue: Observable<readonly OutboxRow[]>, id: string): Promise<FirstTry> {
  return new Promise((resolve) => {
    const check = () => {
      const outcome = outcomeOf(queue.get(), id)
      if (!outcome) return
      unsubscribe()
      resolve(outcome)
    }
    const unsubscribe = queue.subscribe(check)
    check()
  })
}

function outcomeOf(entries: readonly OutboxRow[], id: string): FirstTry | undefined {
  const entry = entries.find((other) => other.id === id)
  if (!entry) return 'sent'
  if (entry.refusal) return 'refused'
  // Behind what the network, the same entity or a row that it needs holds up, it is not even tried.
  const before = entries.slice(0, entries.indexOf(entry) + 1)
  const needed = neededFirst(entry, entries)
  const isHeldUp = before.some(
    (other) =>
      other.last_error === 'network' || (other.last_error && (other.thing === entry.thing || needed.includes(other))),
  )
  return isHeldUp ? 'waits' : undefined
}
