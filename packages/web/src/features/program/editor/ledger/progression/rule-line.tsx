import type { Progression } from '@fonte/domain/progression/progression'
import { stepIn } from '@fonte/domain/units/step'
import { useFormats, useWords } from '../../../../../platform/words/words.ts'
import { progressionMessages } from './progression-messages.ts'

/** By what rule an exercise gets heavier, and the way to change it. */
export function RuleLine({ rule, onOpen }: { rule: Progression; onOpen: () => void }) {
  const words = useWords(progressionMessages)
  const { unit, weight } = useFormats()
  return (
    <button type="button" className="rule-line" onClick={onOpen}>
      {words.lineOf({ name: words[rule.kind], step: weight({ weight: stepIn(unit, rule.step) }), unit })}
    </button>
  )
}
