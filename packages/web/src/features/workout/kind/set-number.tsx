import type { Side } from '@fonte/domain/set/set-details'
import type { WorkoutStep } from '@fonte/domain/workout/selectors'
import { useEffect, useState } from 'react'
import { useObservable } from '../../../platform/observable.ts'
import { setWords } from '../../../platform/words/set-words.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Figure, Stamp } from '../../../ui/typography.tsx'
import { useGuided } from '../guided.ts'
import { CurrentSetActions } from '../sets/current-set-actions.tsx'
import { workoutMessages } from '../workout-messages.ts'
import { effortFigure, effortScale, restoreEffortScale } from './effort-scale.ts'
import { kindMessages } from './kind-messages.ts'
import { SetKindDialog } from './set-kind-dialog.tsx'
import type { SetSaid } from './use-said.ts'

interface Props {
  step: WorkoutStep
  said: SetSaid
}

/** The number of the set; a tap says what kind of set it is and how hard it was. */
export function SetNumber({ step, said }: Props) {
  const { set, total, side } = step
  const words = useWords(workoutMessages)
  const [open, setOpen] = useState(false)
  const { canAct } = useGuided()
  useEffect(() => void restoreEffortScale(), [])
  return (
    <>
      <button type="button" className="set-number-button" disabled={!canAct} onClick={() => setOpen(true)}>
        <Stamp>{words.set}</Stamp>{' '}
        <Figure>
          {set + 1} / {total}
        </Figure>{' '}
        <SaidText said={said} side={side} />
        <Icon name="chevron-down" />
      </button>
      {open && (
        <SetKindDialog number={set + 1} said={said} onClose={() => setOpen(false)}>
          <CurrentSetActions step={step} onLeft={() => setOpen(false)} />
        </SetKindDialog>
      )}
    </>
  )
}

/** The side where it is one alone, the kind where it is not the usual one, and the effort where it was said. */
function SaidText({ said: { kind, rir }, side }: { said: SetSaid; side: Side | undefined }) {
  const kinds = useWords(setWords)
  const words = useWords(kindMessages)
  const { number } = useFormats()
  const scale = useObservable(effortScale)
  const effort = scale !== 'none' && rir !== undefined && `${words[scale]} ${number(effortFigure(scale, rir))}`
  const text = [side && kinds[side], kind !== 'work' && kinds[kind], effort].filter(Boolean).join(' · ')
  return text && <b className="set-said">{text}</b>
}
