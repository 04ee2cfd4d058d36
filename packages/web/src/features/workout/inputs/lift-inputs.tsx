import { type Loaded, loadName } from '@fonte/domain/exercise/load-name'
import type { GymExercise } from '@fonte/domain/gym/setup'
import type { PlannedDetails } from '@fonte/domain/set/set-details'
import { isAssisted, signedWeight } from '@fonte/domain/set/set-load'
import { inUnit } from '@fonte/domain/units/weight'
import { countBounds, parseAssistance, parseCount, parseLoad } from '@fonte/domain/workout/entry'
import type { LastLift } from '@fonte/domain/workout/last-time'
import { type MouseEvent, useState } from 'react'
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

type LoadedExercise = GymExercise & Loaded

interface Props {
  entry: LiftEntry
  /** Whose step − and + take; on the body alone, its weight is one that is added. */
  exercise?: LoadedExercise | undefined
  /** What the program asks for, and what was lifted last time. */
  planned?: (LastLift & Pick<PlannedDetails, 'reps_max'>) | null
  /** A rule asks for it, in the place of the program's own figures. */
  isAim?: boolean
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

function LoadInput({ entry, exercise, planned, isAim, last, onFocus }: Props) {
  const words = useWords(workoutMessages)
  const kinds = useWords(setWords)
  const name = loadName(exercise ?? {})
  const { lang, number, unit } = useFormats()
  const { weight, assisted, change } = entry
  const { step, max: heaviest } = useWeightBox(exercise, assisted)
  const typed = (value: number) => typedFigure(lang, value)
  const isSigned = hasSign(exercise, assisted)
  const load = (lift: LastLift) => ({
    figure: inUnit(unit, signedWeight(lift)),
    isAdded: isSigned && assisted && !isAssisted(lift),
    take: () => change({ load: lift }),
  })
  const hasKeypad = useMedia(touch)
  const labelled = (helped: boolean) => (helped ? kinds.assist(unit) : { ...kinds, weight: words.weight }[name](unit))
  const label = labelled(assisted)
  const [said, setSaid] = useState('')
  const changeSign = () => {
    setSaid(labelled(!assisted))
    change({ assisted: !assisted })
  }
  return (
    <StepperInput
      label={label}
      sign={
        <>
          {isSigned && <SignButton assisted={assisted} onPress={changeSign} />}
          <span className="visually-hidden" aria-live="polite">
            {said === label && said}
          </span>
        </>
      }
      value={weight}
      onChange={(next) => change({ weight: next })}
      placeholder={name === 'resistance' ? words.ifKnown : words.toSet}
      step={step}
      max={heaviest}
      format={typed}
      decreaseLabel={words.lessWeight(typed(step), unit)}
      increaseLabel={words.moreWeight(typed(step), unit)}
      stepText={typed(step)}
      beside={
        (planned || last) && (
          <TargetFigures planned={planned && load(planned)} isAim={isAim} last={last && load(last)} />
        )
      }
      enterKeyHint="next"
      hasKeypad={hasKeypad}
      onFocus={onFocus}
      error={
        (assisted ? parseAssistance : parseLoad)(unit, weight).problem
          ? words.weightTooLarge(number(heaviest), unit)
          : undefined
      }
    />
  )
}

/** Weight is added to the body or taken off it; a machine only takes off. */
const hasSign = (exercise: LoadedExercise | undefined, assisted: boolean) =>
  exercise?.load === 'bodyweight' || (assisted && exercise?.load !== 'assisted')

/** Turns added weight into assistance and back; the focus stays in the box. */
function SignButton({ assisted, onPress }: { assisted: boolean; onPress: () => void }) {
  const words = useWords(workoutMessages)
  const stay = (event: MouseEvent) => event.preventDefault()
  return (
    <button
      type="button"
      className="sign-button"
      aria-label={words.assistance}
      aria-pressed={assisted}
      onMouseDown={stay}
      onClick={onPress}
    >
      ±
    </button>
  )
}

function CountInput({ entry, planned, isAim, last, onFocus }: Props) {
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
      beside={
        (planned || last) && (
          <TargetFigures
            planned={planned && { ...take(planned), most: isAim || measure !== 'reps' ? undefined : planned.reps_max }}
            isAim={isAim}
            last={last && take(last)}
          />
        )
      }
      enterKeyHint="done"
      hasKeypad={hasKeypad}
      onFocus={onFocus}
      error={parseCount(count, measure).problem ? words.countTooLarge({ measure, most: number(max) }) : undefined}
    />
  )
}
