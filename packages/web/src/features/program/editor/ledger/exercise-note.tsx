import { useWords } from '../../../../platform/words/words.ts'
import { Field } from '../../../../ui/field.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { editorMessages } from '../editor-messages.ts'

interface Props {
  value: string
  error: string | undefined
  onChange: (note: string) => void
}

/** What its lifter wants to read of an exercise each time. */
export function ExerciseNote({ value, error, onChange }: Props) {
  const words = useWords(editorMessages)
  return (
    <Field label={words.note} hint={words.noteHint} error={error} className="exercise-note">
      {/* An empty one was just asked for. */}
      <TextArea rows={2} value={value} autoFocus={value === ''} onChange={(event) => onChange(event.target.value)} />
    </Field>
  )
}
