import { programBounds } from '@fonte/domain/program/bounds'
import { inUnit } from '@fonte/domain/units/weight'
import { parseLoad, parseReps } from '@fonte/domain/workout/entry'
import type { Lift } from '@fonte/domain/workout/state'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { StepperInput } from '../../../ui/stepper-input.tsx'
import { typedFigure } from '../figures.ts'
import type { LiftEntry } from '../use-draft.ts'
import { workoutMessages } from '../workout-messages.ts'

/** What − and + change, in each unit. */
const weightSteps = { kg: 2.5, lb: 5 } as const

/** The two big boxes of a set, with last time's figures beside them. */
export function LiftInputs({ entry, last }: { entry: LiftEntry; last?: Lift | null }) {
  const words = useWords(workoutMessages)
  const formats = useFormats()
  const { lang, number, unit } = formats
  const weightStep = weightSteps[unit]
  const heaviest = Math.floor(inUnit(unit, { weight: programBounds.weight.max }))
  const typed = (value: number) => typedFigure(lang, value)
  const previous = (value: string | undefined) => value !== undefined && <LastTimeFigure>{value}</LastTimeFigure>
  const { weight, reps, change } = entry
  return (
    <>
      <StepperInput
        label={words.weight(unit)}
        value={weight}
        onChange={(next) => change({ weight: next })}
        step={weightStep}
        max={heaviest}
        format={typed}
        decreaseLabel={words.lessWeight(typed(weightStep), unit)}
        increaseLabel={words.moreWeight(typed(weightStep), unit)}
        stepText={typed(weightStep)}
        previous={previous(last ? formats.weight(last) : undefined) || undefined}
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
        previous={previous(last ? number(last.reps) : undefined) || undefined}
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
