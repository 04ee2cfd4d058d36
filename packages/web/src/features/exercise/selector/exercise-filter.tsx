import type { Exercise } from '@fonte/contract/exercise'
import equipment from '@fonte/domain/data/equipment.json' with { type: 'json' }
import { localized } from '@fonte/domain/words/localized'
import { type KeyboardEvent, type SyntheticEvent, useMemo } from 'react'
import { useLanguage } from '../../../platform/words/language.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { Muscles } from '../../muscle/muscle-queries.ts'
import { exerciseMessages } from '../exercise-messages.ts'
import type { ExerciseQuery } from '../exercise-search.ts'
import { commonEquipment } from './common-equipment.ts'

interface Props {
  /** What can be found. */
  items: readonly Exercise[]
  muscles: Muscles
  query: ExerciseQuery
  onChange: (query: ExerciseQuery) => void
}

/** Words to look for, a main muscle group, and equipment. */
export function ExerciseFilter({ items, muscles, query, onChange }: Props) {
  const words = useWords(exerciseMessages)
  const lang = useLanguage()
  const groups = muscles.groups.map((group) => ({ value: group.id, label: localized(group, 'name', lang) }))
  const kinds = useMemo(() => commonEquipment(items), [items])
  const equipments = kinds.flatMap((id) => {
    const known = equipment.find((row) => row.id === id)
    return known ? { value: id, label: known.name[lang] } : []
  })
  const change = (event: SyntheticEvent, next: Partial<ExerciseQuery>) => {
    // The best result comes first: it must be in sight, however far one had scrolled.
    event.currentTarget.closest('dialog')?.scrollTo(0, 0)
    onChange({ ...query, ...next })
  }
  return (
    <div className="selector-filter">
      <Field label={words.search} labelHidden>
        <TextInput
          type="search"
          lead="search"
          placeholder={words.search}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          value={query.text}
          onChange={(event) => change(event, { text: event.target.value })}
          onKeyDown={goToFirstResult}
        />
      </Field>
      <Chips
        label={words.group}
        options={[{ value: '', label: words.all }, ...groups]}
        value={query.group}
        onPick={(event, group) => change(event, { group })}
      />
      {equipments.length > 0 && (
        <Chips
          label={words.equipment}
          options={[{ value: '', label: words.all }, ...equipments]}
          value={query.equipment}
          onPick={(event, picked) => change(event, { equipment: picked })}
        />
      )}
    </div>
  )
}

/** The arrow down leads past the filters, which are some twenty stops of the Tab key, to the first result. */
function goToFirstResult(event: KeyboardEvent) {
  const hasOtherKeys = event.shiftKey || event.ctrlKey || event.altKey || event.metaKey
  if (event.key !== 'ArrowDown' || hasOtherKeys || event.nativeEvent.isComposing) return
  const dialog = event.currentTarget.closest('dialog')
  const first = dialog?.querySelector<HTMLElement>('li :is(input, button):not(:disabled)')
  if (!first) return
  event.preventDefault()
  first.focus()
}

interface ChipsProps {
  label: string
  options: readonly { readonly value: string; readonly label: string }[]
  value: string
  onPick: (event: SyntheticEvent, value: string) => void
}

/** One line of choices, one of them pressed; pressed again, it stands for all. */
function Chips({ label, options, value, onPick }: ChipsProps) {
  return (
    <fieldset className="chips filter-chips" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className="chip"
          aria-pressed={option.value === value}
          onClick={(event) => onPick(event, option.value === value ? '' : option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  )
}
