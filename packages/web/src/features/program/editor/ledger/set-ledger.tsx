import type { FormExercise } from '@fonte/domain/program/form'
import { useWords } from '../../../../platform/words/words.ts'
import { Button } from '../../../../ui/button.tsx'
import { FieldError } from '../../../../ui/field.tsx'
import { editorMessages } from '../editor-messages.ts'
import type { ProblemTexts } from '../form-problems.ts'
import type { FormChanges } from '../use-program-form.ts'
import { SetOrder } from './set-order.tsx'
import { SetRow } from './set-row.tsx'
import { useDragOrder } from './use-drag-order.ts'

interface Props {
  exercise: FormExercise
  index: number
  problems: ProblemTexts
  changes: FormChanges
  /** Shows buttons to reorder the sets instead of their fields. */
  ordering: boolean
  onOrdered: () => void
  onSay: (text: string) => void
}

/** The sets of an exercise: lines to type through, to drag, or to reorder by buttons. */
export function SetLedger({ exercise, index, problems, changes, ordering, onOrdered, onSay }: Props) {
  const words = useWords(editorMessages)
  const { sets } = exercise
  const move = (from: number, to: number) => {
    if (!sets[from] || !sets[to]) return
    changes.moveSet(index, from, to)
    onSay(words.movedTo({ name: words.set({ count: from + 1 }), place: to + 1, count: sets.length }))
  }
  const drag = useDragOrder<HTMLDivElement>(move)
  if (ordering) {
    return (
      <div className="set-ledger content-start">
        <SetOrder sets={sets} onStep={(from, step) => move(from, from + step)} />
        <Button icon="check" onClick={onOrdered}>
          {words.orderDone}
        </Button>
      </div>
    )
  }
  return (
    <div className="set-ledger content-start" ref={drag.list}>
      <ColumnHeads />
      {sets.map((set, place) => (
        <div key={set.key} data-item data-drop={drag.dropAt(place)} className={dropClass}>
          <SetRow
            set={set}
            exercise={index}
            index={place}
            count={sets.length}
            problems={problems}
            changes={changes}
            onGrab={(event) => drag.start(place, event)}
            onStep={(step) => move(place, place + step)}
          />
        </div>
      ))}
      {problems.sets && <FieldError>{problems.sets}</FieldError>}
      <Button variant="quiet" icon="plus" className="justify-self-start" onClick={() => changes.addSet(index)}>
        {words.addSet}
      </Button>
    </div>
  )
}

/** The line where a dragged row will land. */
export const dropClass =
  'data-[drop=after]:[box-shadow:0_5px_0_var(--ink)] data-[drop=before]:[box-shadow:0_-5px_0_var(--ink)]'

function ColumnHeads() {
  const words = useWords(editorMessages)
  return (
    <div className="set-row headings" aria-hidden="true">
      <span />
      <span className="set-row-heading">{words.reps}</span>
      <span className="set-row-heading">{words.weight}</span>
      <span className="set-row-heading">{words.rest}</span>
      <span />
    </div>
  )
}
