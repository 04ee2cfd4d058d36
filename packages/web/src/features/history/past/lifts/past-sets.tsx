import type { PastColumns } from '@fonte/domain/history/past/columns'
import type { PastField } from '@fonte/domain/history/past/editing'
import type { PastLift } from '@fonte/domain/history/past/form'
import { setMark } from '@fonte/domain/set/set-mark'
import { useRef } from 'react'
import { useEffort } from '../../../../platform/words/effort.ts'
import { setWords } from '../../../../platform/words/set-words.ts'
import { useWords } from '../../../../platform/words/words.ts'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { useFocusAfterRemoval } from '../../../../ui/use-focus-after-removal.ts'
import { pastMessages } from '../past-messages.ts'
import type { PastProblemTexts } from '../past-problem-texts.ts'
import type { PastChanges } from '../use-past-form.ts'
import { PastSetLine } from './past-set-line.tsx'
import { useSetName } from './use-set-name.ts'

interface Props {
  lift: PastLift
  index: number
  columns: PastColumns
  names: Readonly<Record<PastField, string>>
  /** Whether the library says that it is done with one side after the other. */
  isEachSide: boolean
  isResistance: boolean
  problems: PastProblemTexts
  changes: PastChanges
  onAdd: () => void
  onSay: (text: string) => void
}

/** The sets of an exercise of a past workout as lines to type through. */
export function PastSets(props: Props) {
  const { lift, index, columns, names, isEachSide, isResistance, problems, changes, onAdd, onSay } = props
  const words = useWords(pastMessages)
  const { mark } = useWords(setWords)
  const nameOf = useSetName()
  const hasSides = isEachSide || lift.rows.some(({ side, origin }) => side ?? origin?.set.side)
  const remove = (row: number) => {
    changes.removeRow(index, row)
    onSay(words.setRemoved)
  }
  const list = useRef<HTMLDivElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const keys = lift.rows.map(({ key }) => key)
  useFocusAfterRemoval(keys, (at) => {
    const removals = list.current?.querySelectorAll<HTMLElement>('fieldset > .past-row > :last-child')
    ;(removals?.[at] ?? add.current)?.focus()
  })
  return (
    <div className="grid gap-2" ref={list}>
      <Headings columns={columns} names={names} />
      {lift.rows.map((row, at) => (
        <PastSetLine
          key={row.key}
          row={row}
          lift={index}
          index={at}
          mark={setMark(lift.rows, at, mark)}
          name={nameOf(lift.rows, at)}
          columns={columns}
          hasSides={hasSides}
          isResistance={isResistance}
          names={names}
          problems={problems}
          changes={changes}
          onRemove={() => remove(at)}
        />
      ))}
      <Button ref={add} variant="quiet" icon="plus" className="justify-self-start" onClick={onAdd}>
        {words.addSet}
      </Button>
    </div>
  )
}

function Headings({ columns: { main, more }, names }: Pick<Props, 'columns' | 'names'>) {
  const hasEffort = more.includes('rir')
  const { scale } = useEffort()
  return (
    <div className={classNames('past-row headings', hasEffort && 'with-effort')} aria-hidden="true">
      <span />
      <span>{names[main[0]]}</span>
      <span>{names[main[1]]}</span>
      {hasEffort && <span>{scale.toUpperCase()}</span>}
      <span />
    </div>
  )
}
