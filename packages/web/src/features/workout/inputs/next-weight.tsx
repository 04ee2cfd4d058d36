import { programBounds } from '@fonte/domain/program/bounds'
import type { ReactNode } from 'react'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Icon } from '../../../ui/icon.tsx'
import { stepped } from '../../../ui/stepped.ts'
import { useHeldPress } from '../../../ui/use-held-press.ts'
import { typedFigure } from '../figures.ts'
import { useGuided } from '../guided.ts'
import type { LiftEntry } from '../use-draft.ts'
import { workoutMessages } from '../workout-messages.ts'
import { weightStep } from './weight-step.ts'

/** The figures of the next set between − and +, which move its weight. */
export function NextWeight({ entry, children }: { entry: LiftEntry; children: ReactNode }) {
  const words = useWords(workoutMessages)
  const { lang } = useFormats()
  const step = typedFigure(lang, weightStep)
  const move = (delta: number) => {
    entry.change({ weight: typedFigure(lang, stepped(entry.weight, delta, 0, programBounds.weight.max)) })
  }
  return (
    <div className="next-weight">
      <StepButton icon="minus" label={words.lessWeight(step)} onStep={() => move(-weightStep)} />
      <span aria-live="polite">{children}</span>
      <StepButton icon="plus" label={words.moreWeight(step)} onStep={() => move(weightStep)} />
    </div>
  )
}

function StepButton({ icon, label, onStep }: { icon: 'minus' | 'plus'; label: string; onStep: () => void }) {
  const { canAct } = useGuided()
  const press = useHeldPress(onStep)
  return (
    <button type="button" className="icon-button" aria-label={label} disabled={!canAct} {...press}>
      <Icon name={icon} />
    </button>
  )
}
