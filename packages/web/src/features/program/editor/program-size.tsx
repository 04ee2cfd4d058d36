import type { ProgramForm } from '@fonte/domain/program/form'
import { countSets, estimatedMinutes } from '@fonte/domain/program/program'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Figure, Stamp } from '../../../ui/typography.tsx'
import { editorMessages } from './editor-messages.ts'

interface Props {
  form: ProgramForm
  saving: boolean
  onCancel: () => void
}

/** Stays at the lower edge: how much it is, and the two ways out. */
export function EditorBar({ form, saving, onCancel }: Props) {
  const words = useWords(editorMessages)
  const { number } = useFormats()
  const sets = countSets(form)
  return (
    <div className="bottom-bar">
      <div className="bottom-bar-content">
        <div className="key-figures flex-1">
          <div>
            <Figure>{number(sets)}</Figure>
            <Stamp>{words.setCount({ count: sets })}</Stamp>
          </div>
          <div>
            <Figure>{number(estimatedMinutes(form))}</Figure>
            <Stamp>{words.minutes}</Stamp>
          </div>
        </div>
        <Button onClick={onCancel}>{words.cancel}</Button>
        <Button variant="ember" type="submit" pending={saving}>
          {words.save}
        </Button>
      </div>
    </div>
  )
}
