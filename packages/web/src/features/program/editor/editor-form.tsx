import { unitOf } from '@fonte/domain/program/form'
import { type FormEvent, useRef, useState } from 'react'
import { useTitle } from '../../../platform/title.ts'
import { PlaceUnit } from '../../../platform/words/unit.ts'
import { useWords } from '../../../platform/words/words.ts'
import { EditorBar } from './editor-bar.tsx'
import { EditorHead, RestoredNotice } from './editor-head.tsx'
import { editorMessages } from './editor-messages.ts'
import { ExercisePicker } from './exercise-picker.tsx'
import { focusFirstProblem } from './focus-first-problem.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { ExerciseLedger } from './ledger/exercise-ledger.tsx'
import { goToNextField } from './next-field.ts'
import { ProgramFields } from './program-fields.tsx'
import { type EditorPurpose, type EditorStart, useEditor } from './use-editor.ts'

interface Props {
  opened: EditorStart
  purpose: EditorPurpose
}

/** The program form: its texts, its exercises as a ledger, and a bar at the lower edge. */
export function EditorForm({ opened, purpose }: Props) {
  const words = useWords(editorMessages)
  const editor = useEditor(opened, purpose)
  const { form, changes, problems } = editor
  const [restored, setRestored] = useState(opened.restored)
  const [picking, setPicking] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const title = opened.base ? words.edit : words.create
  useTitle(title)
  const startOver = () => {
    changes.reset(opened.start)
    setRestored(false)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!(await editor.save())) focusFirstProblem(element.current)
  }
  return (
    <PlaceUnit value={unitOf(form)}>
      <EditorHead title={title} onBack={editor.leave} />
      {restored && <RestoredNotice isNew={opened.base === null} onStartOver={startOver} />}
      <form
        ref={element}
        noValidate
        className="program-form pb-16"
        onSubmit={(event) => void submit(event)}
        onKeyDown={goToNextField}
      >
        <ProgramFields form={form} problems={problems} changes={changes} />
        <ExerciseLedger form={form} problems={problems} changes={changes} onAdd={() => setPicking(true)} />
        <EditorBar form={form} saving={editor.saving} onCancel={editor.leave} />
      </form>
      {picking && <ExercisePicker form={form} onAdd={changes.add} onClose={() => setPicking(false)} />}
      <LeaveGuard hasChanges={editor.hasChanges} onDiscard={editor.discard} />
    </PlaceUnit>
  )
}
