import type { SetKind } from '@fonte/domain/set/kind'
import { useWords } from '../../../platform/words/words.ts'
import { kindMessages } from './kind-messages.ts'

/** The letter of a kind that is not the usual one; the word stands in the name of what it is on. */
export function KindMark({ kind }: { kind: SetKind | undefined }) {
  const words = useWords(kindMessages)
  if (kind === undefined || kind === 'work') return null
  return (
    <span className="kind-mark" aria-hidden="true">
      {words.mark(kind)}
    </span>
  )
}
