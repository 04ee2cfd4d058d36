import type { SetKind } from '@fonte/domain/set/kind'
import { setWords } from '../../../platform/words/set-words.ts'
import { useWords } from '../../../platform/words/words.ts'

/** The letter of a kind that is not the usual one; the word stands in the name of what it is on. */
export function KindMark({ kind }: { kind: SetKind | undefined }) {
  const words = useWords(setWords)
  if (kind === undefined || kind === 'work') return null
  return (
    <span className="kind-mark" aria-hidden="true">
      {words.mark(kind)}
    </span>
  )
}
