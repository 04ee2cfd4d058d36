import { type ReactNode, useEffect, useRef } from 'react'
import { useWords } from '../../../../platform/words/words.ts'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { editorMessages } from '../editor-messages.ts'

interface Props {
  title: string
  onBack: () => void
  /** At the far end of the line. */
  action?: ReactNode
}

/** The heading of the form and the way back; it takes the focus when the form opens. */
export function EditorHead({ title, onBack, action }: Props) {
  const words = useWords(editorMessages)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [])
  return (
    <div className="mb-5 -ml-3 flex items-center gap-1">
      <IconButton icon="chevron-left" label={words.back} onClick={onBack} />
      <h1 ref={heading} tabIndex={-1} className="title text-[clamp(1.75rem,9vw,2.5rem)] outline-none">
        {title}
      </h1>
      {action && <div className="ml-auto">{action}</div>}
    </div>
  )
}

/** Says that the form holds what was typed before, and offers to begin again. */
export function RestoredNotice({ isNew, onStartOver }: { isNew: boolean; onStartOver: () => void }) {
  const words = useWords(editorMessages)
  return (
    <Notice actions={<Button onClick={onStartOver}>{isNew ? words.startEmpty : words.startOver}</Button>}>
      {words.restored}
    </Notice>
  )
}
