import type { KeyboardEvent, PointerEvent, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useWords } from '../../platform/words/words.ts'
import { orderMessages } from './order-messages.ts'

interface Props {
  /** Accessible name: what is moved. */
  label: string
  onGrab: (event: PointerEvent) => void
  /** One place up (-1) or down (1). */
  onStep: (step: -1 | 1) => void
  children: ReactNode
}

/** Takes hold of a row: by finger or mouse, and with the arrow keys. The focus travels with the row. */
export function Grip({ label, onGrab, onStep, children }: Props) {
  const { moveHint } = useWords(orderMessages)
  const press = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (step === 0) return
    event.preventDefault()
    const grip = event.currentTarget
    flushSync(() => onStep(step))
    grip.focus()
  }
  return (
    <button type="button" className="grip" aria-label={label} title={moveHint} onPointerDown={onGrab} onKeyDown={press}>
      {children}
    </button>
  )
}
