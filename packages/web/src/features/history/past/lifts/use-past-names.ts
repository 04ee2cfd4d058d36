import { type Loaded, loadName } from '@fonte/domain/exercise/load-name'
import type { PastField } from '@fonte/domain/history/past/editing'
import { useEffort } from '../../../../platform/words/effort.ts'
import { setWords } from '../../../../platform/words/set-words.ts'
import { useFormats, useWords } from '../../../../platform/words/words.ts'
import { pastMessages } from '../past-messages.ts'

/** What the fields of a set of an exercise are called. */
export function usePastNames(exercise: Loaded): Readonly<Record<PastField, string>> {
  const words = useWords(pastMessages)
  const { seconds, distance, resistance } = useWords(setWords)
  const { field: rir } = useEffort()
  const { unit } = useFormats()
  const weight = { weight: words.weight, addedWeight: words.added, resistance }[loadName(exercise)]
  return { reps: words.reps, weight: weight(unit), assist: words.assist(unit), rir, seconds, distance }
}
