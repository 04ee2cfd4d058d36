import type { SetField } from '@fonte/domain/program/editing'
import { setWords } from '../../../../platform/words/set-words.ts'
import { useUnit } from '../../../../platform/words/unit.ts'
import { useWords } from '../../../../platform/words/words.ts'
import { editorMessages } from '../editor-messages.ts'

/** What the fields of a set are called. */
export function useFieldNames(): Readonly<Record<SetField, string>> {
  const { reps, weight, rest } = useWords(editorMessages)
  const { reps_max, rir, seconds, distance, assist } = useWords(setWords)
  const unit = useUnit()
  return { reps, weight: weight(unit), rest, reps_max, rir, seconds, distance, assist: assist(unit) }
}
