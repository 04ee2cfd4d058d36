import { programBounds } from '@fonte/domain/program/bounds'
import { parseReps, parseWeight } from '@fonte/domain/workout/entry'
import type { Lift } from '@fonte/domain/workout/state'
import { useMedia } from '../../../platform/media.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { StepperInput } from '../../../ui/stepper-input.tsx'
import { typedFigure } from '../figures.ts'
import type { LiftEntry } from '../use-draft.ts'
import { workoutMessages } from '../workout-messages.ts'
import { TargetFigures } from './target-figures.tsx'
import { weightStep } from './weight-step.ts'

/** Fingers, not a mouse. */
const touch = '(pointer: coarse)'

interface Props {
  entry: LiftEntry
  /** What the program asks for, and what was lifted last time. */
  planned?: Lift | null
  last?: Lift | null
}

/** The two big boxes of a set, with the plan's and last time's figures beside them. */
export function LiftInputs({ entry, planned, last }: Props) {
  const words = useWords(workoutMessages)
  const { lang } = useFormats()
  const typed = (value: number) => typedFigure(lang, value)
  const { weight, reps, change } = entry
  const hasKeypad = useMedia(touch)
  const beside = (planned || last) && {
    weight: (
      <TargetFigures
        planned={planned?.weight}
        last={last?.weight}
        onTake={(value) => change({ weight: typed(value) })}
      />
    ),
    reps: (
      <TargetFigures planned={planned?.reps} last={last?.reps} onTake={(value) => change({ reps: typed(value) })} />
    ),
  }
  return (
    <>
      <StepperInput
        label={words.weight}
        value={weight}
        onChange={(next) => change({ weight: next })}
        step={weightStep}
        max={programBounds.weight.max}
        format={typed}
        decreaseLabel={words.lessWeight(typed(weightStep))}
        increaseLabel={words.moreWeight(typed(weightStep))}
        stepText={typed(weightStep)}
        beside={beside?.weight}
        enterKeyHint="next"
        hasKeypad={hasKeypad}
        error={parseWeight(weight).problem ? words.weightTooLarge : undefined}
      />
      <StepperInput
        label={words.reps}
        value={reps}
        onChange={(next) => change({ reps: next })}
        step={1}
        max={programBounds.reps.max}
        format={typed}
        decreaseLabel={words.fewerReps}
        increaseLabel={words.moreReps}
        stepText="1"
        beside={beside?.reps}
        enterKeyHint="done"
        hasKeypad={hasKeypad}
        error={parseReps(reps).problem ? words.repsTooLarge : undefined}
      />
    </>
  )
}
