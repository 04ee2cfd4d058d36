import { type Loaded, loadName } from '@fonte/domain/exercise/load-name'
import type { SetField } from '@fonte/domain/program/editing'
import { useEffort } from '../../../../platform/words/effort.ts'
import { setWords } from '../../../../platform/words/set-words.ts'
import { useUnit } from '../../../../platform/words/unit.ts'
import { useWords } from '../../../../platform/words/words.ts'
import { editorMessages } from '../editor-messages.ts'

/** What the fields of a set of an exercise are called. */
export function useFieldNames(exercise: Loaded = {}): Readonly<Record<SetField, string>> {
  const { reps, weight, rest } = useWords(editorMessages)
  const { reps_max, seconds, distance, assist, addedWeight, resistance } = useWords(setWords)
  const { field: rir } = useEffort()
  const unit = useUnit()
  const name = { weight, addedWeight, resistance }[loadName(exercise)]
  return { reps, weight: name(unit), rest, reps_max, rir, seconds, distance, assist: assist(unit) }
}
