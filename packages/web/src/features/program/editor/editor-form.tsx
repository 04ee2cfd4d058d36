import { unitOf } from '@fonte/domain/program/form'
import { useState } from 'react'
import { PlaceUnit } from '../../../platform/words/unit.ts'
import { useWords } from '../../../platform/words/words.ts'
import { editorMessages } from './editor-messages.ts'
import { ExercisePicker } from './exercise-picker.tsx'
import { EditorFrame } from './frame/editor-frame.tsx'
import { ExerciseLedger } from './ledger/exercise-ledger.tsx'
import { DescriptionAndImage, ProgramFields } from './program-fields.tsx'
import { ProgramSize } from './program-size.tsx'
import { type EditorPurpose, type EditorStart, useEditor } from './use-editor.ts'

interface Props {
  opened: EditorStart
  purpose: EditorPurpose
}

/** The program form: its texts and its exercises as a ledger. */
export function EditorForm({ opened, purpose }: Props) {
  const words = useWords(editorMessages)
  const editor = useEditor(opened, purpose)
  const { form, changes, problems } = editor
  const [picking, setPicking] = useState(false)
  return (
    <PlaceUnit value={unitOf(form)}>
      <EditorFrame
        title={opened.base ? words.edit : words.create}
        editor={editor}
        isNew={opened.base === null}
        restored={opened.restored}
        onStartOver={() => changes.reset(opened.start)}
        className="program-form pb-16"
        summary={<ProgramSize form={form} />}
      >
        <ProgramFields form={form} problems={problems} changes={changes} />
        <ExerciseLedger form={form} problems={problems} changes={changes} onAdd={() => setPicking(true)} />
        <DescriptionAndImage form={form} problems={problems} changes={changes} />
      </EditorFrame>
      {picking && <ExercisePicker form={form} onAdd={changes.add} onClose={() => setPicking(false)} />}
    </PlaceUnit>
  )
}
