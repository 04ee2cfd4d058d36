import * as z from 'zod/mini'
import type { Shape } from './shape.ts'

type JsonSchema = { readonly [key: string]: unknown }

/** The shape of what a schema of the contract describes. @throws Error for a form that no shape can say */
export const shapeOf = (schema: z.ZodMiniType): Shape => fromJsonSchema(z.toJSONSchema(schema, { io: 'output' }))

const fromJsonSchema = (schema: JsonSchema): Shape => {
  const { anyOf, enum: values, type } = schema
  if (Array.isArray(anyOf)) return orNull(anyOf)
  if (Array.isArray(type)) return orNull(type.map((one) => ({ ...schema, type: one })))
  if (Array.isArray(values)) return ['=', ...values]
  switch (type) {
    case 'string':
      return schema.format === 'date-time' ? 'd' : 's'
    case 'number':
    case 'integer':
      return 'n'
    case 'boolean':
      return 'b'
    case 'array':
      return ['*', fromJsonSchema(schema.items as JsonSchema)]
    case 'object':
      return ofFields(schema)
    case undefined:
      return 'a'
  }
  throw new Error(`an answer has a field that no shape describes: ${JSON.stringify(schema)}`)
}

const orNull = (options: readonly JsonSchema[]): Shape => {
  const [other, ...more] = options.filter((option) => option.type !== 'null')
  if (!other || more.length > 0 || options.length !== 2) {
    throw new Error(`an answer has a choice that no shape describes: ${JSON.stringify(options)}`)
  }
  return ['?', fromJsonSchema(other)]
}

const ofFields = ({ properties = {}, required = [] }: JsonSchema): Shape =>
  Object.fromEntries(
    Object.entries(properties as Record<string, JsonSchema>).map(([name, field]) => [
      (required as readonly string[]).includes(name) ? name : `${name}?`,
      fromJsonSchema(field),
    ]),
  )
