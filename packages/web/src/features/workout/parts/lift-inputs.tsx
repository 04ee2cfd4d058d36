import { programBounds } from '@fonte/domain/program/bounds'
import { parseReps, parseWeight } from '@fonte/domain/workout/entry'
import type { Lift } from '@fonte/domain/workout/state'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { StepperInput } from '../../../ui/stepper-input.tsx'
import { typedFigure } from '../figures.ts'
import type { LiftEntry } from '../use-draft.ts'
import { workoutMessages } from '../workout-messages.ts'

const weightStep = 2.5

/** The two big boxes of a set, with last time's figures beside them. */
export function LiftInputs({ entry, last }: { entry: LiftEntry; last?: Lift | null }) {
  const words = useWords(workoutMessages)
  const { lang, number } = useFormats()
  const typed = (value: number) => typedFigure(lang, value)
  const previous = (value: number | undefined) =>
    value !== undefined && <LastTimeFigure>{number(value)}</LastTimeFigure>
  const { weight, reps, change } = entry
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
        previous={previous(last?.weight) || undefined}
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
        previous={previous(last?.reps) || undefined}
        error={parseReps(reps).problem ? words.repsTooLarge : undefined}
      />
    </>
  )
}

function LastTimeFigure({ children }: { children: string }) {
  const words = useWords(workoutMessages)
  return (
    <>
      {words.lastTime} <b>{children}</b>
    </>
  )
}
