import type { ProgramForm } from '@fonte/domain/program/form'
import { useWords } from '../../../platform/words/words.ts'
import { Field } from '../../../ui/field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { editorMessages } from './editor-messages.ts'
import type { ProblemTexts } from './form-problems.ts'
import type { FormChanges, FormText } from './use-program-form.ts'

interface Props {
  form: ProgramForm
  problems: ProblemTexts
  changes: FormChanges
}

/** Name, description and picture; of a predefined program in both languages. */
export function ProgramFields({ form, problems, changes }: Props) {
  const words = useWords(editorMessages)
  const text = (field: FormText) => ({
    value: form[field] ?? '',
    onChange: (event: { target: { value: string } }) => changes.text(field, event.target.value),
  })
  const isPredefined = form.name_en !== undefined
  return (
    <div className="program-fields stack">
      <Field label={words.name} error={problems.name}>
        <TextInput {...text('name')} required autoComplete="off" enterKeyHint="next" />
      </Field>
      {isPredefined && (
        <Field label={words.nameEn} error={problems.name_en} hint={words.englishHint}>
          <TextInput {...text('name_en')} lang="en" autoComplete="off" enterKeyHint="next" />
        </Field>
      )}
      <Field label={words.description} error={problems.description}>
        <TextArea {...text('description')} rows={3} />
      </Field>
      {isPredefined && (
        <Field label={words.descriptionEn} error={problems.description_en}>
          <TextArea {...text('description_en')} lang="en" rows={3} />
        </Field>
      )}
      <Field label={words.imageUrl} error={problems.image_url}>
        <TextInput {...text('image_url')} type="url" inputMode="url" autoComplete="off" enterKeyHint="next" />
      </Field>
    </div>
  )
}
