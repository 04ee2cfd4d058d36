import equipment from '@fonte/domain/data/equipment.json'
import { localized } from '@fonte/domain/words/localized'
import { useFormats, useWords } from '../../platform/words/words.ts'
import { measuringMessages } from '../exercise/form/measuring-messages.ts'
import { useMuscles } from '../muscle/muscle-queries.ts'
import { valueMessages } from './audit/value-messages.ts'
import { regionNames } from './muscles/region-names.ts'

/** Fields that hold a list of ids of muscles or main groups. */
const muscleLists = ['muscle_ids', 'prime_muscle_ids', 'stabilising_muscle_ids', 'muscles', 'order']

/** Fields that hold the id of a muscle or main group, or a list of them. */
const muscleFields: readonly string[] = ['muscle_group_id', ...muscleLists]

/** Fields that hold a list. */
export const listFields: readonly string[] = ['aliases', 'aliases_en', 'equipment_ids', ...muscleLists]

interface Props {
  field: string
  /** The items of a list, or one value; none where there was nothing. */
  items: readonly string[]
}

/** What a field of a row of the library, a person or a setting holds, in words. */
export function FieldValue({ field, items }: Props) {
  const { date, percent, lang } = useFormats()
  const values: Readonly<Record<string, string>> = useWords(valueMessages)
  const regions: Readonly<Record<string, string>> = useWords(regionNames)
  const measuring: Readonly<Record<string, string>> = useWords(measuringMessages)
  const [value = ''] = items
  if (items.length === 0 || value === '') return '–'
  if (muscleFields.includes(field)) return <MuscleNames ids={items} />
  if (field.endsWith('_at') && /^\d+$/.test(value)) return date(Number(value), 'shortDateTime')
  if (field === 'region') return regions[value] ?? value
  if (field === 'body_share') return percent(Number(value))
  if (['measure', 'sides', 'load'].includes(field)) return measuring[value] ?? value
  const nameOf = (item: string) =>
    field === 'equipment_ids' ? (equipment.find(({ id }) => id === item)?.name[lang] ?? item) : item
  return values[`${field}.${value}`] ?? items.map(nameOf).join(', ')
}

/** The muscles and main groups of these ids as they are called today; one that is gone by its id. */
function MuscleNames({ ids }: { ids: readonly string[] }) {
  const { lang } = useFormats()
  const { groups } = useMuscles()
  const rows = groups.flatMap((group) => [group, ...group.muscles])
  const nameOf = (id: string) => {
    const row = rows.find((muscle) => muscle.id === id)
    return row ? localized(row, 'name', lang) : id
  }
  return ids.map(nameOf).join(', ')
}
