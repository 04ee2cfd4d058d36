import type { FormSet } from '@fonte/domain/program/editor/form-set'
import type { MouseEvent } from 'react'
import { useUnit } from '../../../../platform/words/unit.ts'
import { useWords } from '../../../../platform/words/words.ts'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { editorMessages } from '../editor-messages.ts'

interface Line extends Pick<FormSet, 'key' | 'reps' | 'weight' | 'seconds' | 'distance'> {
  /** What stands before it instead of its position, and what it is called. */
  readonly mark?: string
  readonly name: string
  /** What it says besides its figures. */
  readonly details?: readonly string[]
}

interface Props {
  sets: readonly Line[]
  onStep: (index: number, step: -1 | 1) => void
}

/** The sets with a button up and a button down each, in place of their fields. */
export function SetOrder({ sets, onStep }: Props) {
  const words = useWords(editorMessages)
  const unit = useUnit()
  return sets.map(({ key, mark, name, reps, weight, seconds, distance, details = [] }, index) => {
    const line = words.setLine({ reps: reps || '0', weight: weight || '0', seconds, distance, unit })
    return (
      <div key={key} className="flex items-center gap-3 border-b-2 border-hair">
        <span className="figure w-7 text-center text-22 text-muted">{mark ?? index + 1}</span>
        <span className="figure min-w-0 flex-1 text-22">{[line, ...details].join(' · ')}</span>
        {/* Not `disabled`, which would take the focus from who comes to the end. */}
        <IconButton
          icon="arrow-up"
          label={words.setUp({ name })}
          aria-disabled={index === 0}
          onClick={() => onStep(index, -1)}
        />
        <IconButton
          icon="arrow-down"
          label={words.setDown({ name })}
          aria-disabled={index === sets.length - 1}
          onClick={() => onStep(index, 1)}
        />
      </div>
    )
  })
}

interface DoneProps {
  onDone: () => void
  className?: string
}

/** Ends the ordering. It goes with the buttons: the focus goes back to the menu that brought them. */
export function OrderDone({ onDone, className }: DoneProps) {
  const words = useWords(editorMessages)
  const leave = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.closest('section')?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus()
    onDone()
  }
  return (
    <Button icon="check" className={className} onClick={leave}>
      {words.orderDone}
    </Button>
  )
}
