import { fc } from '@fonte/domain/test-kit/properties'
import * as z from 'zod/mini'

/** As much of a JSON Schema as the contract's inputs use. */
interface JsonSchema {
  readonly type?: string
  readonly anyOf?: readonly JsonSchema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: string
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly items?: JsonSchema
  readonly minimum?: number
  readonly maximum?: number
}

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth))

/** Values that broke other servers. */
const hostileValues: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  '',
  ' ',
  'NaN',
  '0x10',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202e\u200b\ufeff',
  '\r\nSet-Cookie: a=b',
  'ﷺ'.repeat(300),
  'e\u0301\u0301\u0301'.repeat(100),
  `a${'\u0307\u0323'.repeat(1_500)}`,
  '1'.repeat(4_000),
  'x'.repeat(50_000),
  "'; DROP TABLE users; --",
  '$1',
  '%',
  '%00',
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '__proto__',
  'constructor',
  'toString',
  'javascript:alert(1)',
  'https://user:pw@[::1]:0/\u0001',
  '99999-99-99T99:99:99Z',
  '-000001-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999999999Z',
  '00000000-0000-0000-0000-000000000000',
  [],
  [[]],
  {},
  JSON.parse('{"__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}}}'),
  nested(100),
  Array.from({ length: 2_000 }, () => ({})),
]

const hostile = fc.constantFrom(...hostileValues)

const text = ({ format }: JsonSchema): fc.Arbitrary<unknown> => {
  if (format === 'uuid') return fc.uuid()
  if (format === 'email') return fc.emailAddress()
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
  if (format === 'uri') return fc.webUrl({ validSchemes: ['https'] })
  return fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.uuid().map((id) => `custom-${id}`),
    fc.stringMatching(/^[\w-]{3,30}$/),
  )
}

const orderly = (schema: JsonSchema): fc.Arbitrary<unknown> => {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(mixed))
  if (schema.type === 'object') return fc.record(mapValues(schema.properties ?? {}, mixed))
  if (schema.type === 'array') return fc.array(mixed(schema.items ?? {}), { minLength: 1, maxLength: 4 })
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'null') return fc.constant(null)
  if (schema.type === 'string') return text(schema)
  const { minimum = -1_000_000, maximum = 1_000_000 } = schema
  return schema.type === 'integer'
    ? fc.integer({ min: minimum, max: maximum })
    : fc.double({ min: minimum, max: maximum, noNaN: true })
}

/** Orderly nine times in ten, so that what lies behind the first check is reached as well. */
const mixed = (schema: JsonSchema): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 9, arbitrary: orderly(schema) }, { weight: 1, arbitrary: hostile })

const mapValues = <T, U>(record: Readonly<Record<string, T>>, change: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))

/** Inputs of a schema and around it: well formed, nearly so, and hostile in one place or in all. */
export const hostileInput = (schema: z.ZodMiniType | undefined): fc.Arbitrary<unknown> => {
  if (!schema) return fc.constant(undefined)
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  return fc.oneof({ weight: 9, arbitrary: orderly(described) }, { weight: 1, arbitrary: hostile })
}
