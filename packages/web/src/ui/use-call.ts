import type { Language } from '@fonte/domain/words/language'
import { useRef, useState } from 'react'
import { connectionMessages } from '../platform/api/connection-messages.ts'
import type { ProblemWords } from '../platform/api/problem-messages.ts'
import { useFormats } from '../platform/words/words.ts'
import { useToast } from './toast.ts'

interface Failing {
  /** The title of the message that says so. */
  readonly title: string
  /** Other words than the problem's own (`reason`), or null where the screen says it itself. */
  readonly describe?: (failure: unknown, reason: string, words: Partial<ProblemWords>) => string | null
  /** What else follows. */
  readonly failed?: (failure: unknown) => void
}

/** The words of refusals, which the first screens do without; where they cannot be had, there is no network. */
async function explain(failure: unknown, lang: Language): Promise<{ reason: string; words: Partial<ProblemWords> }> {
  try {
    const { describeFailure, problemMessages } = await import('../platform/api/problem-messages.ts')
    const words = problemMessages(lang)
    return { reason: describeFailure(failure, words), words }
  } catch {
    const words = connectionMessages(lang)
    return { reason: words.network, words }
  }
}

/**
 * Work that may fail, asked for by a person: `run` starts it unless it is under way already and answers whether it was done; a failure
 * is told in a message. `pending` is for the button. Nothing that was typed is touched.
 */
export function useCall<A extends readonly unknown[]>(
  work: (...args: A) => Promise<unknown>,
  { title, describe, failed }: Failing,
) {
  const { lang } = useFormats()
  const { toast } = useToast()
  const [pending, setPending] = useState(false)
  // A second Enter comes before the screen knows of the first.
  const underWay = useRef(false)
  const run = async (...args: A): Promise<boolean> => {
    if (underWay.current) return false
    underWay.current = true
    setPending(true)
    try {
      await work(...args)
      return true
    } catch (failure) {
      const { reason, words } = await explain(failure, lang)
      const description = describe ? describe(failure, reason, words) : reason
      if (description !== null) toast({ title, description, variant: 'destructive' })
      failed?.(failure)
      return false
    } finally {
      underWay.current = false
      setPending(false)
    }
  }
  return { run, pending }
}
