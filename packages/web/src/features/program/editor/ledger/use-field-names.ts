import type { Load } from '@fonte/domain/exercise/measure'
import type { SetField } from '@fonte/domain/program/editing'
import { useEffort } from '../../../../platform/words/effort.ts'
import { setWords } from '../../../../platform/words/set-words.ts'
import { useUnit } from '../../../../platform/words/unit.ts'
import { useWords } from '../../../../platform/words/words.ts'
import { editorMessages } from '../editor-messages.ts'

/** What the fields of a set are called; on the body alone, its weight is one that is added. */
export function useFieldNames(load?: Load | undefined): Readonly<Record<SetField, string>> {
  const { reps, weight, rest } = useWords(editorMessages)
  const { reps_max, seconds, distance, assist, addedWeight } = useWords(setWords)
  const { field: rir } = useEffort()
  const unit = useUnit()
  const name = load === 'bodyweight' ? addedWeight : weight
  return { reps, weight: name(unit), rest, reps_max, rir, seconds, distance, assist: assist(unit) }
}
