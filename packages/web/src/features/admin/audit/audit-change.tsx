import type { AuditEntry } from '@fonte/contract/admin/audit'
import equipment from '@fonte/domain/data/equipment.json'
import { localized } from '@fonte/domain/words/localized'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { measuringMessages } from '../../exercise/form/measuring-messages.ts'
import { useMuscles } from '../../muscle/muscle-queries.ts'
import { regionNames } from '../muscles/region-names.ts'
import { auditMessages } from './audit-messages.ts'
import { fieldMessages } from './field-messages.ts'
import { valueMessages } from './value-messages.ts'

type Change = AuditEntry['changes'][number]

/** Fields that hold a list of ids of muscles or main groups. */
const muscleLists = ['muscle_ids', 'prime_muscle_ids', 'stabilising_muscle_ids', 'muscles', 'order']

/** Fields that hold the id of a muscle or main group, or a list of them. */
const muscleFields: readonly string[] = ['muscle_group_id', ...muscleLists]

/** Fields that hold a list. */
const lists: readonly string[] = ['aliases', 'aliases_en', 'equipment_ids', ...muscleLists]

/** A field with what it was and what it is; one that had no value is shown as it is. */
export function AuditChange({ change: { field, before, after } }: { change: Change }) {
  const words = useWords(auditMessages)
  const names: Readonly<Record<string, string>> = useWords(fieldMessages)
  const label = words.field({ field: names[field] ?? field })
  const isWithin = before !== null && before === after
  return (
    <span className="audit-change">
      {label} {isWithin && words.changedWithin}
      {!isWithin && before !== null && (
        <>
          <Value field={field} value={before} />
          {' → '}
        </>
      )}
      {!isWithin && <Value field={field} value={after} />}
    </span>
  )
}

function Value({ field, value }: { field: string; value: string | null }) {
  const { date, lang } = useFormats()
  const values: Readonly<Record<string, string>> = useWords(valueMessages)
  const regions: Readonly<Record<string, string>> = useWords(regionNames)
  const measuring: Readonly<Record<string, string>> = useWords(measuringMessages)
  if (value === null || value === '' || value === '[]') return '–'
  if (muscleFields.includes(field)) return <MuscleNames ids={itemsOf(field, value)} />
  if (field.endsWith('_at') && /^\d+$/.test(value)) return date(Number(value), 'shortDateTime')
  if (field === 'region') return regions[value] ?? value
  if (['measure', 'sides', 'load'].includes(field)) return measuring[value] ?? value
  const nameOf = (item: string) =>
    field === 'equipment_ids' ? (equipment.find(({ id }) => id === item)?.name[lang] ?? item) : item
  return values[`${field}.${value}`] ?? itemsOf(field, value).map(nameOf).join(', ')
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

/** The items of a list, which comes as JSON; what is none is its own item. */
function itemsOf(field: string, value: string): readonly string[] {
  if (!lists.includes(field)) return [value]
  try {
    const items: unknown = JSON.parse(value)
    return Array.isArray(items) ? items.map(String) : [value]
  } catch {
    // A row of an earlier version: its items are joined.
    return [value]
  }
}
