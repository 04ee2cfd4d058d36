import type { SetKind } from '@fonte/domain/set/kind'
import type { RecordedSet } from '@fonte/domain/workout/state'
import { useEffort } from '../../../platform/words/effort.ts'
import { liftFigures } from '../../../platform/words/lift-figures.ts'
import { setWords } from '../../../platform/words/set-words.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { workoutMessages } from '../workout-messages.ts'

/** Says a recorded set in words: 'dégressive, 6 × 24 kg, RIR 1, note : coude'. */
export function useSetText(): (set: RecordedSet) => string {
  const words = useWords(workoutMessages)
  const kinds = useWords(setWords)
  const { lang, number, unit, weight } = useFormats()
  const { asked, told } = useEffort()
  return (set) => {
    const { kind, rir, side } = set
    const effort = asked !== 'none' && rir !== undefined && told(rir)
    const name = kindText(kinds, kind)
    const isPlain = set.seconds === undefined && set.distance === undefined
    const figures = isPlain
      ? words.lift(number(set.reps), weight(set), unit)
      : liftFigures({ lang, number, weight }, set)
    const noted = set.note !== undefined && words.noted(set.note)
    return [name, side && lowered(kinds[side]), figures, effort, noted].filter(Boolean).join(', ')
  }
}

/** A kind that is not the usual one, as it stands within a sentence; empty for the usual one. */
export function kindText(kinds: ReturnType<typeof setWords>, kind: SetKind | undefined): string {
  return kind === undefined || kind === 'work' ? '' : lowered(kinds[kind])
}

/** Within a sentence; what is written in capitals stays so. */
function lowered(name: string): string {
  return /^.[A-Z]/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)
}
