import { escapeHtml } from '../../mail/mail-template.ts'

/** What the published schemas use of JSON Schema. */
export interface JsonSchema {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: string
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
}

const range = (least: number | undefined, most: number | undefined, unit: string): string[] => {
  if (most === undefined || most === Number.MAX_SAFE_INTEGER) {
    return least === undefined || least === Number.MIN_SAFE_INTEGER ? [] : [`from ${least} ${unit}`]
  }
  return least === undefined || least === Number.MIN_SAFE_INTEGER
    ? [`up to ${most} ${unit}`]
    : [`${least} to ${most} ${unit}`]
}

/** The bounds of a value, in words; a pattern says nothing that a format has not said. */
const boundsOf = (schema: JsonSchema): string[] => [
  ...range(schema.minimum, schema.maximum, ''),
  ...range(schema.minLength, schema.maxLength, 'characters'),
  ...range(schema.minItems, schema.maxItems, 'items'),
  ...(schema.pattern && !schema.format ? [`matches ${schema.pattern}`] : []),
]

const quoted = (value: unknown): string => JSON.stringify(value)

const kindOf = (schema: JsonSchema): string => {
  if (schema.enum) return schema.enum.map(quoted).join(' | ')
  if (schema.const !== undefined) return quoted(schema.const)
  if (schema.anyOf) return [...new Set(schema.anyOf.map(kindOf))].join(' | ')
  if (schema.type === 'array' && schema.items) return `list of ${kindOf(schema.items)}`
  const type = typeof schema.type === 'string' ? schema.type : (schema.type?.join(' | ') ?? 'anything')
  return schema.format ? `${type} (${schema.format})` : type
}

/** What a value consists of, if of anything: the fields of an object, of a list’s items, or of one of several forms. */
const formsOf = (schema: JsonSchema): readonly JsonSchema[] => {
  if (schema.properties) return [schema]
  if (schema.items) return formsOf(schema.items)
  return (schema.anyOf ?? []).flatMap(formsOf)
}

const field = (name: string, schema: JsonSchema, isRequired: boolean): string => {
  const bounds = boundsOf(schema)
    .map((words) => words.trim())
    .join(', ')
  const notes = [bounds, isRequired ? '' : 'may be left out'].filter((words) => words !== '').join('; ')
  const head = `<code>${escapeHtml(name)}</code> <span>${escapeHtml(kindOf(schema))}</span>`
  return `<li>${head}${notes && ` <small>${escapeHtml(notes)}</small>`}${inner(schema)}</li>`
}

const fields = ({ properties = {}, required = [] }: JsonSchema): string => {
  const rows = Object.entries(properties).map(([name, schema]) => field(name, schema, required.includes(name)))
  return rows.length === 0 ? '' : `<ul>${rows.join('')}</ul>`
}

const inner = (schema: JsonSchema): string => formsOf(schema).map(fields).join('<p>or</p>')

/** A schema as HTML: its kind in words, and its fields as nested lists. */
export const schemaHtml = (schema: JsonSchema): string => {
  const parts = inner(schema)
  return parts === '' || schema.type === 'array' || schema.anyOf
    ? `<p>${escapeHtml(kindOf(schema))}</p>${parts}`
    : parts
}
