import type { SetKind } from '@fonte/domain/set/kind'
import type { Side } from '@fonte/domain/set/set-details'
import { setWords } from '../../../platform/words/set-words.ts'
import { useWords } from '../../../platform/words/words.ts'
import { kindMessages } from './kind-messages.ts'

interface Props {
  kind: SetKind | undefined
  side?: Side | undefined
}

/** The letters of a kind that is not the usual one, and of a side alone; the words stand in the name of what they are on. */
export function SetMarks({ kind, side }: Props) {
  const kinds = useWords(setWords)
  const { sideMark } = useWords(kindMessages)
  return (
    <>
      {kind !== undefined && kind !== 'work' && (
        <span className="kind-mark" aria-hidden="true">
          {kinds.mark(kind)}
        </span>
      )}
      {side && (
        <span className="kind-mark" aria-hidden="true">
          {sideMark({ side })}
        </span>
      )}
    </>
  )
}
