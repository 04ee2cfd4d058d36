import type { GymExercise } from '@fonte/domain/gym/setup'
import { programBounds } from '@fonte/domain/program/bounds'
import { inUnit } from '@fonte/domain/units/weight'
import { parseLoad, parseReps } from '@fonte/domain/workout/entry'
import type { Lift } from '@fonte/domain/workout/state'
import { useMedia } from '../../../platform/media.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { StepperInput } from '../../../ui/stepper-input.tsx'
import { typedFigure } from '../figures.ts'
import type { LiftEntry } from '../use-draft.ts'
import { workoutMessages } from '../workout-messages.ts'
import { TargetFigures } from './target-figures.tsx'
import { useWeightBox } from './use-weight-box.ts'

/** Fingers, not a mouse. */
const touch = '(pointer: coarse)'

interface Props {
  entry: LiftEntry
  /** Whose step − and + take. */
  exercise?: GymExercise | undefined
  /** What the program asks for, and what was lifted last time. */
  planned?: Lift | null
  last?: Lift | null
}

/** The two big boxes of a set, with the plan's and last time's figures beside them. */
export function LiftInputs({ entry, exercise, planned, last }: Props) {
  const words = useWords(workoutMessages)
  const { lang, number, unit } = useFormats()
  const { step, max: heaviest } = useWeightBox(exercise)
  const typed = (value: number) => typedFigure(lang, value)
  const { weight, reps, change } = entry
  const hasKeypad = useMedia(touch)
  const beside = (planned || last) && {
    weight: (
      <TargetFigures
        planned={planned && { figure: inUnit(unit, planned), take: () => change({ load: planned }) }}
        last={last && { figure: inUnit(unit, last), take: () => change({ load: last }) }}
      />
    ),
    reps: (
      <TargetFigures
        planned={planned && { figure: planned.reps, take: () => change({ reps: typed(planned.reps) }) }}
        last={last && { figure: last.reps, take: () => change({ reps: typed(last.reps) }) }}
      />
    ),
  }
  return (
    <>
      <StepperInput
        label={words.weight(unit)}
        value={weight}
        onChange={(next) => change({ weight: next })}
        step={step}
        max={heaviest}
        format={typed}
        decreaseLabel={words.lessWeight(typed(step), unit)}
        increaseLabel={words.moreWeight(typed(step), unit)}
        stepText={typed(step)}
        beside={beside?.weight}
        enterKeyHint="next"
        hasKeypad={hasKeypad}
        error={parseLoad(unit, weight).problem ? words.weightTooLarge(number(heaviest), unit) : undefined}
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
