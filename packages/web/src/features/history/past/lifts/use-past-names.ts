import type { PastField } from '@fonte/domain/history/past/editing'
import type { Measured } from '@fonte/domain/program/editor/set-columns'
import { useEffort } from '../../../../platform/words/effort.ts'
import { setWords } from '../../../../platform/words/set-words.ts'
import { useFormats, useWords } from '../../../../platform/words/words.ts'
import { pastMessages } from '../past-messages.ts'

/** What the fields of a set of an exercise are called. */
export function usePastNames({ load }: Measured): Readonly<Record<PastField, string>> {
  const words = useWords(pastMessages)
  const { seconds, distance } = useWords(setWords)
  const { field: rir } = useEffort()
  const { unit } = useFormats()
  const weight = load === 'bodyweight' ? words.added(unit) : words.weight(unit)
  return { reps: words.reps, weight, assist: words.assist(unit), rir, seconds, distance }
}
