import type { SetField } from '@fonte/domain/program/editing'
import { withFollowingLike } from '@fonte/domain/program/editor/following-sets'
import { type Measured, mainFields, shownColumns } from '@fonte/domain/program/editor/set-columns'
import type { FormExercise } from '@fonte/domain/program/form'
import { useState } from 'react'
import { useWords } from '../../../../platform/words/words.ts'
import { Button } from '../../../../ui/button.tsx'
import { orderMessages } from '../../../../ui/drag/order-messages.ts'
import { dropClass, useDragOrder } from '../../../../ui/drag/use-drag-order.ts'
import { FieldError } from '../../../../ui/field.tsx'
import { useFocusAfterRemoval } from '../../../../ui/use-focus-after-removal.ts'
import { editorMessages } from '../editor-messages.ts'
import type { ProblemTexts } from '../form-problems.ts'
import type { FormChanges } from '../use-program-form.ts'
import { useFieldNames } from './field-names.ts'
import { OrderDone, SetOrder } from './set-order.tsx'
import { SetRow } from './set-row.tsx'

interface Props {
  exercise: FormExercise
  measured: Measured
  index: number
  problems: ProblemTexts
  changes: FormChanges
  /** Shows buttons to reorder the sets instead of their fields. */
  ordering: boolean
  onOrdered: () => void
  onSay: (text: string) => void
}

/** The sets of an exercise: lines to type through, to drag, or to reorder by buttons. */
export function SetLedger({ exercise, measured, index, problems, changes, ordering, onOrdered, onSay }: Props) {
  const words = useWords(editorMessages)
  const order = useWords(orderMessages)
  const { sets } = exercise
  const main = mainFields(measured, sets)
  const columns = shownColumns(measured, sets)
  const move = (from: number, to: number) => {
    if (!sets[from] || !sets[to]) return
    changes.moveSet(index, from, to)
    onSay(order.movedTo({ name: words.set({ count: from + 1 }), place: to + 1, count: sets.length }))
  }
  const { type, applies } = useTyping(sets, index, changes)
  const drag = useDragOrder<HTMLDivElement>(move)
  const keys = sets.map(({ key }) => key)
  useFocusAfterRemoval(keys, (at) =>
    drag.list.current?.querySelectorAll<HTMLElement>(':scope > [data-item] .set-row > :last-child')[at]?.focus(),
  )
  if (ordering) {
    return (
      <div className="set-ledger content-start">
        <SetOrder
          sets={sets.map((set, at) => ({ ...set, name: words.set({ count: at + 1 }) }))}
          onStep={(from, step) => move(from, from + step)}
        />
        <OrderDone onDone={onOrdered} />
      </div>
    )
  }
  return (
    <div className="set-ledger content-start" ref={drag.list}>
      <ColumnHeads measured={measured} main={main} />
      {sets.map((set, place) => (
        <div key={set.key} data-item data-drop={drag.dropAt(place)} className={dropClass}>
          <SetRow
            measured={measured}
            set={set}
            exercise={index}
            index={place}
            count={sets.length}
            main={main}
            columns={columns}
            problems={problems}
            changes={changes}
            onType={(field, value) => type(place, field, value)}
            onApply={applies(place)}
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

/** The set typed last may be applied to those behind it, while one of its like says something else. */
function useTyping(sets: FormExercise['sets'], index: number, changes: FormChanges) {
  const [typed, setTyped] = useState<number>()
  const type = (place: number, field: SetField, value: string) => {
    const set = sets[place]
    if (set) setTyped(set.key)
    changes.set(index, place, field, value)
  }
  const applies = (place: number) => {
    if (typed === undefined || sets[place]?.key !== typed || withFollowingLike(sets, place) === sets) return undefined
    return () => changes.applyToFollowing(index, place)
  }
  return { type, applies }
}

interface HeadsProps {
  main: readonly [SetField, SetField]
  measured: Measured
}

function ColumnHeads({ main: [first, second], measured }: HeadsProps) {
  const names = useFieldNames(measured)
  return (
    <div className="set-row headings" aria-hidden="true">
      <span />
      <span className="set-row-heading">{names[first]}</span>
      <span className="set-row-heading">{names[second]}</span>
      <span className="set-row-heading">{names.rest}</span>
      <span />
    </div>
  )
}
