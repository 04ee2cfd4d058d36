import { programBounds } from '@fonte/domain/program/bounds'
import { setBounds } from '@fonte/domain/set/set-details'
import { countBounds, parseCount, parseWeight } from '@fonte/domain/workout/entry'
import type { LastLift } from '@fonte/domain/workout/last-time'
import { useMedia } from '../../../platform/media.ts'
import { setWords } from '../../../platform/words/set-words.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { StepperInput } from '../../../ui/stepper-input.tsx'
import { typedFigure } from '../figures.ts'
import { countFigure, type LiftEntry, loadFigure } from '../use-draft.ts'
import { workoutMessages } from '../workout-messages.ts'
import { TargetFigures } from './target-figures.tsx'
import { TurnLoad } from './turn-load.tsx'
import { weightStep } from './weight-step.ts'

/** Fingers, not a mouse. */
const touch = '(pointer: coarse)'

/** What − and + move repetitions, seconds and metres by. */
const countSteps = { reps: 1, time: 5, distance: 5 } as const

interface Props {
  entry: LiftEntry
  /** What the program asks for, and what was lifted last time. */
  planned?: LastLift | null
  last?: LastLift | null
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

function LoadInput({ entry, planned, last }: Props) {
  const words = useWords(workoutMessages)
  const kinds = useWords(setWords)
  const { lang } = useFormats()
  const hasKeypad = useMedia(touch)
  const typed = (value: number) => typedFigure(lang, value)
  const { weight, load, change, turnLoad } = entry
  const max = load === 'assisted' ? setBounds.assist.max : programBounds.weight.max
  const tooLarge = load === 'assisted' ? words.assistTooLarge : words.weightTooLarge
  return (
    <StepperInput
      label={{ external: words.weight, bodyweight: words.addedWeight, assisted: kinds.assist }[load]}
      value={weight}
      onChange={(next) => change({ weight: next })}
      step={weightStep}
      max={max}
      format={typed}
      decreaseLabel={words.lessWeight(typed(weightStep))}
      increaseLabel={words.moreWeight(typed(weightStep))}
      stepText={typed(weightStep)}
      beside={
        <>
          {turnLoad && <TurnLoad load={load} onTurn={turnLoad} />}
          {(planned || last) && (
            <TargetFigures
              planned={planned ? loadFigure(planned, load) : undefined}
              last={last ? loadFigure(last, load) : undefined}
              onTake={(value) => change({ weight: typed(value) })}
            />
          )}
        </>
      }
      enterKeyHint="next"
      hasKeypad={hasKeypad}
      error={parseWeight(weight).value > max ? tooLarge : undefined}
    />
  )
}

function CountInput({ entry, planned, last }: Props) {
  const words = useWords(workoutMessages)
  const kinds = useWords(setWords)
  const { lang, number } = useFormats()
  const hasKeypad = useMedia(touch)
  const typed = (value: number) => typedFigure(lang, value)
  const { count, measure, change } = entry
  const step = countSteps[measure]
  const max = countBounds[measure]
  const tooLarge = measure === 'reps' ? words.repsTooLarge : words.atMost(number(max))
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
      beside={
        (planned || last) && (
          <TargetFigures
            planned={planned ? countFigure(planned, measure) : undefined}
            last={last ? countFigure(last, measure) : undefined}
            onTake={(value) => change({ count: typed(value) })}
          />
        )
      }
      enterKeyHint="done"
      hasKeypad={hasKeypad}
      error={parseCount(count, measure).problem ? tooLarge : undefined}
    />
  )
}
