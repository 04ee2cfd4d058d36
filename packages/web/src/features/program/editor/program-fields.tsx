import type { ProgramForm } from '@fonte/domain/program/form'
import { useState } from 'react'
import { useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
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

/** The name; of a predefined program in both languages. */
export function ProgramFields({ form, problems, changes }: Props) {
  const words = useWords(editorMessages)
  const text = textOf(form, changes)
  return (
    <div className="program-fields stack">
      <Field label={words.name} error={problems.name}>
        <TextInput {...text('name')} required autoComplete="off" enterKeyHint="next" />
      </Field>
      {isPredefined(form) && (
        <Field label={words.nameEn} error={problems.name_en} hint={words.englishHint}>
          <TextInput {...text('name_en')} lang="en" autoComplete="off" enterKeyHint="next" />
        </Field>
      )}
    </div>
  )
}

/** Description and picture, folded where there is neither: a program is its exercises first. */
export function DescriptionAndImage({ form, problems, changes }: Props) {
  const words = useWords(editorMessages)
  const text = textOf(form, changes)
  const { open, fold } = useFold(
    detailTexts.some((field) => form[field]),
    detailTexts.some((field) => problems[field]),
  )
  return (
    <div className="program-details stack">
      <Button
        variant="quiet"
        icon={open ? 'chevron-up' : 'chevron-down'}
        aria-expanded={open}
        className="button-flush justify-self-start"
        onClick={fold}
      >
        {words.descriptionAndImage}
      </Button>
      {open && (
        <div className="stack">
          <Field label={words.description} error={problems.description}>
            <TextArea {...text('description')} rows={3} />
          </Field>
          {isPredefined(form) && (
            <Field label={words.descriptionEn} error={problems.description_en}>
              <TextArea {...text('description_en')} lang="en" rows={3} />
            </Field>
          )}
          <Field label={words.imageUrl} error={problems.image_url}>
            <TextInput {...text('image_url')} type="url" inputMode="url" autoComplete="off" enterKeyHint="next" />
          </Field>
        </div>
      )}
    </div>
  )
}

/** Open where something is filled in or wrong, and then until it is folded by hand, which nothing wrong can be. */
function useFold(isFilled: boolean, isWrong: boolean) {
  const [open, setOpen] = useState(isFilled)
  const [before, setBefore] = useState({ isFilled, isWrong })
  if (before.isFilled !== isFilled || before.isWrong !== isWrong) {
    setBefore({ isFilled, isWrong })
    if ((isFilled && !before.isFilled) || isWrong) setOpen(true)
  }
  return { open, fold: () => setOpen(!open || isWrong) }
}

const detailTexts = ['description', 'description_en', 'image_url'] as const

const isPredefined = (form: ProgramForm) => form.name_en !== undefined

/** Value and change of a text field. */
const textOf = (form: ProgramForm, changes: FormChanges) => (field: FormText) => ({
  value: form[field] ?? '',
  onChange: (event: { target: { value: string } }) => changes.text(field, event.target.value),
})
