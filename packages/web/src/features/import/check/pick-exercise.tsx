import { search } from '@fonte/domain/exercise/search'
import { buildIndex } from '@fonte/domain/exercise/search-index'
import { useMemo, useState } from 'react'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { importMessages } from '../import-messages.ts'
import type { Lifts } from './use-lifts.ts'

/** So many are shown: who wants another one types more of it. */
const shown = 40

interface Props {
  title: string
  lifts: Lifts
  onPick: (exerciseId: string) => void
  onClose: () => void
}

/** One exercise of the library or one’s own, found by its name. */
export function PickExercise({ title, lifts: { lifts, nameOf }, onPick, onClose }: Props) {
  const words = useWords(importMessages)
  const { lang } = useFormats()
  const [text, setText] = useState('')
  const index = useMemo(() => buildIndex(lifts), [lifts])
  const found = useMemo(() => search(index, text, { lang, limit: shown }), [index, text, lang])
  return (
    <Dialog open title={title} size="wide" onClose={onClose}>
      <Field label={words.searchField} labelHidden>
        <TextInput
          type="search"
          lead="search"
          placeholder={words.searchField}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      {found.length === 0 && <p role="status">{words.noExercise}</p>}
      <ul className="line-list pick-list">
        {found.map(({ id }) => (
          <li key={id}>
            <button type="button" onClick={() => onPick(id)}>
              {nameOf(id)}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
