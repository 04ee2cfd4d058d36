import { fold } from '../../words/fold.ts'

/** A column as it is recognised: its name without accents, spaces and signs, and the unit that stands in parentheses after it. */
export type Column = { readonly text: string; readonly name: string; readonly unit: string }

/** The name of a column as it is compared: `Set Order` and `set_order` are both `setorder`. */
const columnName = (text: string): string => fold(text).replaceAll(' ', '')

/** Reads the header line of a file: `Weight (kg)` is the column `weight` in `kg`. */
export function readColumns(fields: readonly string[]): readonly Column[] {
  return fields.map((text) => {
    const [, name = text, unit = ''] = /^(.*\S)\s*\(([^()]*)\)\s*$/su.exec(text) ?? []
    return { text: text.trim(), name: columnName(name), unit: unit.trim().toLowerCase() }
  })
}
