import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useTitle } from '../../../../platform/title.ts'
import { useWords } from '../../../../platform/words/words.ts'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { editorMessages } from '../editor-messages.ts'
import { EditorHead, RestoredNotice } from './editor-head.tsx'
import { focusFirstProblem } from './focus-first-problem.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { goToNextField } from './next-field.ts'

/** What happens to a form as a whole. */
export interface FramedForm {
  readonly saving: boolean
  /** Saves; false when something is to be corrected first. */
  readonly save: () => Promise<boolean>
  /** Goes back; what is typed is asked about on the way. */
  readonly leave: () => void
  readonly hasChanges: () => boolean
  /** Forgets what was typed. */
  readonly discard: () => void
}

interface Props {
  title: string
  editor: FramedForm
  isNew: boolean
  /** Whether it opens with what was typed before a crash or a reload. */
  restored: boolean
  onStartOver: () => void
  className: string
  /** Beside the title. */
  action?: ReactNode
  /** At the lower edge, beside the two ways out. */
  summary: ReactNode
  /** On a phone the summary is left out: the button that saves has its room. */
  wideSave?: boolean
  children: ReactNode
}

/**
 * What long forms have around their fields: the way back, word of what was typed before, a bar at the lower edge that saves
 * or leads to the first problem, and a question before unsaved changes are left.
 */
export function EditorFrame(props: Props) {
  const { title, editor, isNew, restored, onStartOver, className, action, summary, wideSave, children } = props
  const words = useWords(editorMessages)
  const [isRestored, setRestored] = useState(restored)
  const element = useRef<HTMLFormElement>(null)
  useTitle(title)
  const startOver = () => {
    onStartOver()
    setRestored(false)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!(await editor.save())) focusFirstProblem(element.current)
  }
  return (
    <>
      <EditorHead title={title} onBack={editor.leave} action={action} />
      {isRestored && <RestoredNotice isNew={isNew} onStartOver={startOver} />}
      <form
        ref={element}
        noValidate
        className={className}
        onSubmit={(event) => void submit(event)}
        onKeyDown={goToNextField}
      >
        {children}
        <div className="bottom-bar">
          <div className="bottom-bar-content">
            <div className={classNames('min-w-0 flex-1', wideSave && 'max-sm:hidden')}>{summary}</div>
            <Button onClick={editor.leave}>{words.cancel}</Button>
            <Button
              variant="ember"
              type="submit"
              pending={editor.saving}
              className={wideSave ? 'max-sm:flex-1' : undefined}
            >
              {words.save}
            </Button>
          </div>
        </div>
      </form>
      <LeaveGuard hasChanges={editor.hasChanges} onDiscard={editor.discard} />
    </>
  )
}
