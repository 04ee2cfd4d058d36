import type { AuditEntry } from '@fonte/contract/admin/audit'
import { useWords } from '../../../platform/words/words.ts'
import { FieldValue, listFields } from '../field-value.tsx'
import { auditMessages } from './audit-messages.ts'
import { fieldMessages } from './field-messages.ts'

type Change = AuditEntry['changes'][number]

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
          <bdi>
            <FieldValue field={field} items={itemsOf(field, before)} />
          </bdi>
          {' → '}
        </>
      )}
      {!isWithin && (
        <bdi>
          <FieldValue field={field} items={itemsOf(field, after)} />
        </bdi>
      )}
    </span>
  )
}

/** The items of a list, which comes as JSON; what is none is its own item. */
function itemsOf(field: string, value: string | null): readonly string[] {
  if (value === null) return []
  if (!listFields.includes(field)) return [value]
  try {
    const items: unknown = JSON.parse(value)
    return Array.isArray(items) ? items.map(String) : [value]
  } catch {
    // A row of an earlier version: its items are joined.
    return [value]
  }
}
