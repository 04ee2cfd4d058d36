import type { Side } from '@fonte/domain/set/set-details'
import type { WorkoutStep } from '@fonte/domain/workout/selectors'
import { useState } from 'react'
import { useEffort } from '../../../platform/words/effort.ts'
import { setWords } from '../../../platform/words/set-words.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Figure, Stamp } from '../../../ui/typography.tsx'
import { useGuided } from '../guided.ts'
import { CurrentSetActions } from '../sets/current-set-actions.tsx'
import { workoutMessages } from '../workout-messages.ts'
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
  return (
    <>
      <button type="button" className="set-number-button" disabled={!canAct} onClick={() => setOpen(true)}>
        <Stamp>{words.set}</Stamp>{' '}
        <Figure>
          {set + 1} / {total}
        </Figure>{' '}
        <span className="flex min-w-0 items-baseline gap-2">
          <SaidText said={said} side={side} />
          <Icon name="chevron-down" />
        </span>
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
  const { asked, told } = useEffort()
  const effort = asked !== 'none' && rir !== undefined && told(rir)
  const text = [side && kinds[side], kind !== 'work' && kinds[kind], effort].filter(Boolean).join(' · ')
  return text && <b className="set-said">{text}</b>
}
