import type { GymExercise } from '@fonte/domain/gym/setup'
import type { ReactNode } from 'react'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Icon } from '../../../ui/icon.tsx'
import { stepped } from '../../../ui/stepped.ts'
import { useHeldPress } from '../../../ui/use-held-press.ts'
import { typedFigure } from '../figures.ts'
import { useGuided } from '../guided.ts'
import type { LiftEntry } from '../use-draft.ts'
import { workoutMessages } from '../workout-messages.ts'
import { useWeightBox } from './use-weight-box.ts'

interface Props {
  entry: LiftEntry
  exercise: GymExercise | undefined
  children: ReactNode
}

/** The figures of the next set between − and +, which move its weight. */
export function NextWeight({ entry, exercise, children }: Props) {
  const words = useWords(workoutMessages)
  const { lang } = useFormats()
  const { unit, step, max } = useWeightBox(exercise, entry.assisted)
  const shown = typedFigure(lang, step)
  const move = (delta: number) => {
    entry.change({ weight: typedFigure(lang, stepped(entry.weight, delta, 0, max)) })
  }
  return (
    <div className="next-weight">
      <StepButton icon="minus" label={words.lessWeight(shown, unit)} onStep={() => move(-step)} />
      <span aria-live="polite">{children}</span>
      <StepButton icon="plus" label={words.moreWeight(shown, unit)} onStep={() => move(step)} />
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
