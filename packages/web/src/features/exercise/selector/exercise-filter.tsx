import { localized } from '@fonte/domain/words/localized'
import type { ChangeEvent } from 'react'
import { useLanguage } from '../../../platform/words/language.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { Muscles } from '../../muscle/muscle-queries.ts'
import { exerciseMessages } from '../exercise-messages.ts'
import type { ExerciseQuery } from '../exercise-search.ts'

interface Props {
  muscles: Muscles
  query: ExerciseQuery
  onChange: (query: ExerciseQuery) => void
}

/** Words to look for, and a main muscle group. */
export function ExerciseFilter({ muscles, query, onChange }: Props) {
  const words = useWords(exerciseMessages)
  const lang = useLanguage()
  const groups = muscles.groups.map((group) => ({ value: group.id, label: localized(group, 'name', lang) }))
  const change = (event: ChangeEvent, next: ExerciseQuery) => {
    // The best result comes first: it must be in sight, however far one had scrolled.
    event.currentTarget.closest('dialog')?.scrollTo(0, 0)
    onChange(next)
  }
  return (
    <div className="grid gap-3 sm:grid-cols-[1fr_220px]">
      <Field label={words.search} labelHidden>
        <TextInput
          type="search"
          lead="search"
          placeholder={words.search}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          value={query.text}
          onChange={(event) => change(event, { ...query, text: event.target.value })}
        />
      </Field>
      <Field label={words.group} labelHidden>
        <Select
          value={query.group}
          options={[{ value: '', label: words.all }, ...groups]}
          onChange={(event) => change(event, { ...query, group: event.target.value })}
        />
      </Field>
    </div>
  )
}
