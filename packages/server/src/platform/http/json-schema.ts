import * as z from 'zod/mini'

/** A JSON Schema, or one of its parts. */
export type SchemaObject = { [key: string]: unknown }

const isObject = (value: unknown): value is SchemaObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `anyOf [X, null]` becomes X with type `[x, null]`: the serializer then needs no validation to choose between them. */
const joinNull = (schema: SchemaObject): SchemaObject => {
  const { anyOf, ...rest } = schema
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return schema
  const other = anyOf.find((option) => isObject(option) && option.type !== 'null')
  const hasNull = anyOf.some((option) => isObject(option) && option.type === 'null')
  if (!hasNull || !isObject(other) || typeof other.type !== 'string') return schema
  return { ...rest, ...other, type: [other.type, 'null'] }
}

const simplify = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(simplify)
  if (!isObject(value)) return value
  const { $schema: _, ...schema } = value
  return joinNull(Object.fromEntries(Object.entries(schema).map(([key, inner]) => [key, simplify(inner)])))
}

/** The JSON Schema (draft 7) by which an answer is written: what it does not name never leaves the server. */
export const answerSchema = (schema: z.ZodMiniType): SchemaObject =>
  simplify(z.toJSONSchema(schema, { io: 'output', target: 'draft-7' })) as SchemaObject

/** The JSON Schema (2020-12) of an input or answer, for the published document. */
export const publishedSchema = (schema: z.ZodMiniType, io: 'input' | 'output'): SchemaObject => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io })
  return rest
}
