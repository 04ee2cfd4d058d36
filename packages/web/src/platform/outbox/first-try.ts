import type { OutboxRow } from '../device/device-rows.ts'
import type { Watched } from '../store.ts'

/** What became of an entry: the server has it, it waits on the device, or the server did not take it. */
export type FirstTry = 'sent' | 'waits' | 'refused'

/** Resolves once it is known how the first try to send an entry of the queue ended. */
export function firstTry(queue: Watched<readonly OutboxRow[]>, id: string): Promise<FirstTry> {
  return new Promise((resolve) => {
    const look = () => {
      const outcome = outcomeOf(queue.get(), id)
      if (!outcome) return
      unsubscribe()
      resolve(outcome)
    }
    const unsubscribe = queue.subscribe(look)
    look()
  })
}

function outcomeOf(entries: readonly OutboxRow[], id: string): FirstTry | undefined {
  const entry = entries.find((other) => other.id === id)
  if (!entry) return 'sent'
  if (entry.refusal) return 'refused'
  // Behind what the network or the same thing holds up, it is not even tried.
  const before = entries.slice(0, entries.indexOf(entry) + 1)
  const isHeldUp = before.some(
    ({ thing, last_error }) => last_error === 'network' || (last_error && thing === entry.thing),
  )
  return isHeldUp ? 'waits' : undefined
}
