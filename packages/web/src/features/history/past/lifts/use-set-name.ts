import type { SetKind } from '@fonte/domain/set/kind'
import { numberInKind } from '@fonte/domain/set/set-mark'
import { setWords } from '../../../../platform/words/set-words.ts'
import { useWords } from '../../../../platform/words/words.ts'
import { pastMessages } from '../past-messages.ts'

/** The way to name a set of an exercise as its mark does: by its number among those of its kind. */
export function useSetName(): (rows: readonly { readonly kind: SetKind }[], at: number) => string {
  const words = useWords(pastMessages)
  const kinds = useWords(setWords)
  return (rows, at) => {
    const { kind = 'work' } = rows[at] ?? {}
    const count = numberInKind(rows, at)
    return kind === 'work' ? words.set({ count }) : words.setOfKind({ kind: kinds[kind], count })
  }
}
