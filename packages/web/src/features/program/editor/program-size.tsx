import type { ProgramForm } from '@fonte/domain/program/form'
import { countSets, estimatedMinutes } from '@fonte/domain/program/program'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Figure, Stamp } from '../../../ui/typography.tsx'
import { editorMessages } from './editor-messages.ts'

/** How much a program is, as it stands in the form. */
export function ProgramSize({ form }: { form: ProgramForm }) {
  const words = useWords(editorMessages)
  const { number } = useFormats()
  const sets = countSets(form)
  return (
    <div className="key-figures">
      <div>
        <Figure>{number(sets)}</Figure>
        <Stamp>{words.setCount({ count: sets })}</Stamp>
      </div>
      <div>
        <Figure>{number(estimatedMinutes(form))}</Figure>
        <Stamp>{words.minutes}</Stamp>
      </div>
    </div>
  )
}
