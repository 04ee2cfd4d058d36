import { readNumber } from '../../table/number-column.ts'

/** A JSON object whose fields may be anything. */
export type JsonRecord = Readonly<Record<string, unknown>>

export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The objects of a list; nothing where it is none. */
export const recordsOf = (value: unknown): readonly JsonRecord[] => (Array.isArray(value) ? value.filter(isRecord) : [])

/** A field as text; empty where it is neither a text nor a number. */
export function textField(record: JsonRecord, name: string): string {
  const value = own(record, name)
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}

/** A field as a number, which may be written as a text; null where it is none. */
export function numberField(record: JsonRecord, name: string): number | null {
  const value = own(record, name)
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  const number = typeof value === 'string' ? readNumber(value, '.') : null
  return number === 'bad' ? null : number
}

/** A field as an object; an empty one where it is none. */
export function recordField(record: JsonRecord, name: string): JsonRecord {
  const value = own(record, name)
  return isRecord(value) ? value : {}
}

/** A field of the object itself, whatever its name. */
export const own = (record: JsonRecord, name: string): unknown =>
  Object.hasOwn(record, name) ? record[name] : undefined
