import { libraryShares } from '@fonte/domain/library/share'
import { localized } from '@fonte/domain/words/localized'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Field } from '../../../ui/field.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { Select } from '../../../ui/select.tsx'
import type { Muscles } from '../../muscle/muscle-queries.ts'
import type { ListUrl } from '../list/use-list-url.ts'
import { exercisesMessages } from './exercises-messages.ts'
import { shareIn } from './library-exercise-reads.ts'

interface Props {
  sought: ListUrl
  /** How many exercises each share has; none before the first answer. */
  shares: { readonly offered: number; readonly untranslated: number; readonly archived: number } | undefined
  muscles: Muscles
  onChange: (parts: ListUrl) => void
}

/** A main group, and which share of the library is shown. */
export function ExerciseFilters({ sought, shares, muscles, onChange }: Props) {
  const words = useWords(exercisesMessages)
  const { lang, number } = useFormats()
  const groups = muscles.groups.map((group) => ({ value: group.id, label: localized(group, 'name', lang) }))
  const options = libraryShares.map((share) => ({
    value: share,
    label: words[share]({ count: shares ? number(shares[share]) : '–' }),
  }))
  return (
    <>
      <SegmentedControl
        label={words.show}
        options={options}
        value={shareIn(sought)}
        onChange={(show) => onChange({ show: show === 'offered' ? undefined : show })}
      />
      <Field label={words.group} labelHidden>
        <Select
          value={sought.group ?? ''}
          options={[{ value: '', label: words.all }, ...groups]}
          onChange={(event) => onChange({ group: event.target.value })}
        />
      </Field>
    </>
  )
}
