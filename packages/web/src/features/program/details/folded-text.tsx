import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { useWords } from '../../../platform/words/words.ts'
import { classNames } from '../../../ui/class-names.ts'
import { programMessages } from '../program-messages.ts'

interface Props {
  text: string
  /** Stands below, beside the button that shows the rest. */
  children?: ReactNode
}

/** A long text in three lines, with a button that shows the rest where there is more. */
export function FoldedText({ text, children }: Props) {
  const words = useWords(programMessages)
  const id = useId()
  const [open, setOpen] = useState(false)
  const [folds, setFolds] = useState(false)
  const lines = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => {
    const box = lines.current
    if (!box || open) return
    const watcher = new ResizeObserver(() => setFolds(box.scrollHeight > box.clientHeight + 1))
    watcher.observe(box)
    return () => watcher.disconnect()
  }, [open])
  return (
    <div className="grid grid-cols-1 gap-1">
      <p
        id={id}
        ref={lines}
        className={classNames('max-w-[70ch] whitespace-pre-line empty:hidden', !open && 'line-clamp-3')}
      >
        {text}
      </p>
      <div className="flex flex-wrap items-center gap-3 empty:hidden">
        {folds && (
          <button
            type="button"
            className="strong-text min-h-11 underline decoration-2 underline-offset-4"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {open ? words.readLess : words.readMore}
          </button>
        )}
        {children}
      </div>
    </div>
  )
}
