import { useRef, useState } from 'react'
import { describeFailure, problemMessages } from '../platform/api/problem-messages.ts'
import { useWords } from '../platform/words/words.ts'
import { useToast } from './toast.ts'

interface Failing {
  /** The title of the message that says so. */
  readonly title: string
  /** Other words than the problem's own (`reason`), or null where the screen says it itself. */
  readonly describe?: (failure: unknown, reason: string) => string | null
  /** What else follows. */
  readonly failed?: (failure: unknown) => void
}

/**
 * Work that may fail, asked for by a person: `run` starts it unless it is under way already, and a failure is told in a
 * message. `pending` is for the button. Nothing that was typed is touched.
 */
export function useCall<A extends readonly unknown[]>(
  work: (...args: A) => Promise<unknown>,
  { title, describe, failed }: Failing,
) {
  const reasons = useWords(problemMessages)
  const { toast } = useToast()
  const [pending, setPending] = useState(false)
  // A second Enter comes before the screen knows of the first.
  const underWay = useRef(false)
  const run = async (...args: A): Promise<void> => {
    if (underWay.current) return
    underWay.current = true
    setPending(true)
    try {
      await work(...args)
    } catch (failure) {
      const reason = describeFailure(failure, reasons)
      const description = describe ? describe(failure, reason) : reason
      if (description !== null) toast({ title, description, variant: 'destructive' })
      failed?.(failure)
    } finally {
      underWay.current = false
      setPending(false)
    }
  }
  return { run, pending }
}
