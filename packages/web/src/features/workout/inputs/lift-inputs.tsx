import type { Load } from '@fonte/domain/exercise/measure'
import type { GymExercise } from '@fonte/domain/gym/setup'
import { inUnit } from '@fonte/domain/units/weight'
import { countBounds, parseCount, parseLoad } from '@fonte/domain/workout/entry'
import type { LastLift } from '@fonte/domain/workout/last-time'
import { useMedia } from '../../../platform/media.ts'
import { setWords } from '../../../platform/words/set-words.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { StepperInput } from '../../../ui/stepper-input.tsx'
import { typedFigure } from '../figures.ts'
import { countFigure, type LiftEntry } from '../use-draft.ts'
import { workoutMessages } from '../workout-messages.ts'
import { TargetFigures } from './target-figures.tsx'
import { useWeightBox } from './use-weight-box.ts'

/** What − and + move repetitions, seconds and metres by. */
const countSteps = { reps: 1, time: 5, distance: 5 } as const

/** Fingers, not a mouse. */
const touch = '(pointer: coarse)'

interface Props {
  entry: LiftEntry
  /** Whose step − and + take; on the body alone, its weight is one that is added. */
  exercise?: (GymExercise & { readonly load?: Load | undefined }) | undefined
  /** What the program asks for, and what was lifted last time. */
  planned?: LastLift | null
  last?: LastLift | null
  /** A figure that changed while its box has the focus would be typed behind, not over. */
  onFocus?: () => void
}

/** The two big boxes of a set, with the plan's and last time's figures beside them. */
export function LiftInputs(props: Props) {
  return (
    <>
      <LoadInput {...props} />
      <CountInput {...props} />
    </>
  )
}

function LoadInput({ entry, exercise, planned, last, onFocus }: Props) {
  const words = useWords(workoutMessages)
  const { lang, number, unit } = useFormats()
  const { step, max: heaviest } = useWeightBox(exercise)
  const typed = (value: number) => typedFigure(lang, value)
  const { weight, change } = entry
  const hasKeypad = useMedia(touch)
  return (
    <StepperInput
      label={exercise?.load === 'bodyweight' ? words.addedWeight(unit) : words.weight(unit)}
      value={weight}
      onChange={(next) => change({ weight: next })}
      step={step}
      max={heaviest}
      format={typed}
      decreaseLabel={words.lessWeight(typed(step), unit)}
      increaseLabel={words.moreWeight(typed(step), unit)}
      stepText={typed(step)}
      beside={
        (planned || last) && (
          <TargetFigures
            planned={planned && { figure: inUnit(unit, planned), take: () => change({ load: planned }) }}
            last={last && { figure: inUnit(unit, last), take: () => change({ load: last }) }}
          />
        )
      }
      enterKeyHint="next"
      hasKeypad={hasKeypad}
      onFocus={onFocus}
      error={parseLoad(unit, weight).problem ? words.weightTooLarge(number(heaviest), unit) : undefined}
    />
  )
}

function CountInput({ entry, planned, last, onFocus }: Props) {
  const words = useWords(workoutMessages)
  const kinds = useWords(setWords)
  const { lang, number } = useFormats()
  const typed = (value: number) => typedFigure(lang, value)
  const hasKeypad = useMedia(touch)
  const { count, measure, change } = entry
  const step = countSteps[measure]
  const max = countBounds[measure]
  const take = (lift: LastLift) => {
    const figure = countFigure(lift, measure)
    return { figure, take: () => change({ count: typed(figure) }) }
  }
  return (
    <StepperInput
      label={{ reps: words.reps, time: kinds.seconds, distance: kinds.distance }[measure]}
      value={count}
      onChange={(next) => change({ count: next })}
      step={step}
      max={max}
      format={typed}
      decreaseLabel={words.fewer({ measure, step: typed(step) })}
      increaseLabel={words.further({ measure, step: typed(step) })}
      stepText={typed(step)}
      beside={(planned || last) && <TargetFigures planned={planned && take(planned)} last={last && take(last)} />}
      enterKeyHint="done"
      hasKeypad={hasKeypad}
      onFocus={onFocus}
      error={parseCount(count, measure).problem ? words.countTooLarge({ measure, most: number(max) }) : undefined}
    />
  )
}
