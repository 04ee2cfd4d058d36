import { fold } from '../../words/fold.ts'

/** A column as it is recognised: its name without accents, spaces and signs, and the unit that stands in parentheses after it. */
export type Column = { readonly text: string; readonly name: string; readonly unit: string }

/** The name of a column as it is compared: `Set Order` and `set_order` are both `setorder`. */
const columnName = (text: string): string => fold(text).replaceAll(' ', '')

/** Reads the header line of a file: `Weight (kg)` is the column `weight` in `kg`. */
export function readColumns(fields: readonly string[]): readonly Column[] {
  return fields.map((text) => {
    const found = /^(.*\S)\s*\(([^()]*)\)$/su.exec(text.trim())
    return { text: text.trim(), name: columnName(found?.[1] ?? text), unit: (found?.[2] ?? '').trim().toLowerCase() }
  })
}
