import type { DayKey } from '@fonte/domain/history/day'
import type { TypedFields } from '@fonte/domain/history/past/typed-fields'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useWords } from '../../../platform/words/words.ts'
import { belowLayers } from '../../../ui/close-by-back.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { programMessages } from '../../program/program-messages.ts'
import { useProgramOptions } from '../../program/program-options.ts'
import { usePrograms } from '../../program/program-queries.ts'
import { pastMessages } from './past-messages.ts'
import type { PastEditor } from './use-past-editor.ts'

interface Props {
  programId: string
  day: DayKey | undefined
  editor: PastEditor
  /** Takes what was typed beside the sets over to the form of another program. */
  keepFields: (fields: TypedFields) => void
}

/** The programs that a past workout may have been done by. Another one brings other sets: it is asked where some were typed. */
export function ProgramChoice({ programId, day, editor, keepFields }: Props) {
  const words = useWords(pastMessages)
  const navigate = useNavigate()
  const options = useChoices()
  const [asked, ask] = useState<string | null>(null)
  if (options.length === 0) return null
  const open = (program: string) => {
    keepFields(editor.typedFields())
    editor.discard()
    const search = { ...(day !== undefined && { day }), ...(program !== '' && { program }) }
    void navigate({ to: '/stats/past', search, replace: true })
  }
  return (
    <>
      <Field label={words.program}>
        <Select
          options={[{ value: '', label: words.noProgram }, ...options]}
          value={programId}
          onChange={({ target: { value } }) => (editor.hasTypedSets() ? ask(value) : open(value))}
        />
      </Field>
      <ConfirmDialog
        open={asked !== null}
        danger
        title={words.replaceSets}
        description={words.replaceSetsText}
        confirmLabel={words.replace}
        cancelLabel={words.keepSets}
        onConfirm={() => belowLayers(() => open(asked ?? ''))}
        onCancel={() => ask(null)}
      />
    </>
  )
}

/** One's own programs, then those for everybody. */
function useChoices() {
  const { predefined: group } = useWords(programMessages)
  const toOptions = useProgramOptions()
  const { own = [], predefined = [] } = usePrograms()
  const single = predefined.filter(({ series }) => !series || series.of === 1)
  const inSeries = predefined.filter((program) => !single.includes(program))
  return [...toOptions(own), ...toOptions(single).map((option) => ({ ...option, group })), ...toOptions(inSeries)]
}
