import { type ReactNode, useState } from 'react'
import { useWords } from '../../platform/words/words.ts'
import { Icon } from '../icon.tsx'
import { IconButton } from '../icon-button.tsx'
import { useFocusAfterRemoval } from '../use-focus-after-removal.ts'
import { Grip } from './grip.tsx'
import { orderMessages } from './order-messages.ts'
import { dropClass, useDragOrder } from './use-drag-order.ts'

/** A row that can be moved; its name is unique in its list. */
interface OrderedRow {
  readonly id: string
  readonly name: string
}

interface Props {
  /** Accessible name. */
  label: string
  rows: readonly OrderedRow[]
  onMove: (from: number, to: number) => void
  /** What a row reads. */
  text: (row: OrderedRow, index: number) => ReactNode
  /** The button at its end. */
  action: (row: OrderedRow, index: number) => ReactNode
  /** Called when the last row goes and takes the focus with it. */
  onLast?: () => void
}

/** Rows to put in order, by finger, mouse, arrow keys and a button; moves are told to those who do not see them. */
export function OrderedList({ label, rows, onMove, text, action, onLast }: Props) {
  const words = useWords(orderMessages)
  const [said, setSaid] = useState('')
  const move = (from: number, to: number) => {
    const name = rows[from]?.name
    if (name === undefined || !rows[to]) return
    onMove(from, to)
    setSaid(words.movedTo({ name, place: to + 1, count: rows.length }))
  }
  const drag = useDragOrder<HTMLOListElement>(move)
  const ids = rows.map(({ id }) => id)
  useFocusAfterRemoval(ids, (at) => {
    if (at < 0) onLast?.()
    else drag.list.current?.children[at]?.querySelector<HTMLElement>('button:last-of-type')?.focus()
  })
  return (
    <>
      <ol className="grid gap-1" aria-label={label} ref={drag.list} hidden={rows.length === 0}>
        {rows.map((row, index) => (
          <li key={row.id} data-item data-drop={drag.dropAt(index)} className={`flex items-center gap-2 ${dropClass}`}>
            <Grip
              label={words.move({ name: row.name })}
              onGrab={(event) => drag.start(index, event)}
              onStep={(step) => move(index, index + step)}
            >
              <Icon name="grip" />
            </Grip>
            <span className="min-w-0 flex-1 wrap-anywhere">{text(row, index)}</span>
            {/* Stays at the first place, too: a button that goes takes the focus with it. */}
            <IconButton
              icon="arrow-up"
              label={words.moveUp({ name: row.name })}
              aria-disabled={index === 0}
              onClick={() => move(index, index - 1)}
            />
            {action(row, index)}
          </li>
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  )
}
