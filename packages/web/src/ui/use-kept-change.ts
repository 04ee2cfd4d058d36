import { outboxMessages } from '../platform/outbox/outbox-messages.ts'
import { useWords } from '../platform/words/words.ts'
import { useCall } from './use-call.ts'

/** A change that the device is to keep, asked for by a person: as {@link useCall}, in words of its own when it fails. */
export function useKeptChange<A extends readonly unknown[]>(work: (...args: A) => Promise<unknown>) {
  const words = useWords(outboxMessages)
  return useCall(work, { title: words.notKept, describe: () => words.notKeptText })
}
