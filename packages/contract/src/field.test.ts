import { afterEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { idField, text, uuidField } from './field.ts'
import type { Route } from './route.ts'
import { routes } from './routes.ts'

/** As much of a schema's definition as it takes to find the strings in it. */
interface Definition {
  readonly type: string
  readonly format?: string
  readonly checks?: readonly { readonly _zod: { readonly def: { check: string; abort?: boolean; maximum?: number } } }[]
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>
  readonly element?: z.ZodMiniType
  /** Of a tuple. */
  readonly items?: readonly z.ZodMiniType[]
  readonly innerType?: z.ZodMiniType
  readonly keyType?: z.ZodMiniType
  readonly valueType?: z.ZodMiniType
  readonly in?: z.ZodMiniType
  readonly out?: z.ZodMiniType
}

interface StringField {
  readonly path: string
  readonly schema: z.ZodMiniType
}

const definitionOf = (schema: z.ZodMiniType) => schema._zod.def as unknown as Definition

/** Kinds that hold no text of any length. */
const closedKinds = ['enum', 'literal', 'boolean', 'int', 'number']

const stringsIn = (schema: z.ZodMiniType, path: string): StringField[] => {
  const { type, shape, element, items, innerType, keyType, valueType, in: before, out: after } = definitionOf(schema)
  if (shape) return Object.entries(shape).flatMap(([name, inner]) => stringsIn(inner, `${path}.${name}`))
  if (element) return stringsIn(element, `${path}[]`)
  if (items) return items.flatMap((item, place) => stringsIn(item, `${path}[${place}]`))
  if (before && after) return [...stringsIn(before, path), ...stringsIn(after, path)]
  if (innerType) return stringsIn(innerType, path)
  if (keyType && valueType) return [...stringsIn(keyType, `${path}{key}`), ...stringsIn(valueType, `${path}{}`)]
  if (closedKinds.includes(type)) return []
  return [{ path, schema }]
}

const fields = Object.entries<Route>(routes).flatMap(([operation, route]) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = route[part]
    return schema ? stringsIn(schema, `${operation} ${part}`) : []
  }),
)

/** A pattern of one length: it looks at no more than that. */
const isOfFixedLength = ({ type, format }: Definition): boolean => type === 'template_literal' || format === 'uuid'

const mark = '\u0307\u0323'
const worst = [`a${mark.repeat(65_000)}`, ' '.repeat(130_000), 'x'.repeat(260_000), `1${'.1'.repeat(130_000)}`]

afterEach(() => vi.restoreAllMocks())

describe('every text that a call may carry', () => {
  it('is found', () => {
    expect(fields.length).toBeGreaterThan(40)
    expect(fields.map(({ path }) => path)).toContain('create-workout-history body.sets[].exercise_name')
    expect(fields.map(({ path }) => path)).toContain('create-workout-history body.notes.places{key}')
  })

  it.each(fields)('is measured before anything else looks at it: $path', ({ schema }) => {
    const definition = definitionOf(schema)
    if (isOfFixedLength(definition)) return
    const [first] = definition.checks ?? []
    expect(first?._zod.def).toMatchObject({ check: 'max_length', abort: true })
    expect(first?._zod.def.maximum).toBeLessThanOrEqual(20_000)
  })

  it.each(fields)('is refused without normalising it when it is of the worst kind: $path', ({ schema }) => {
    const normalize = vi.spyOn(String.prototype, 'normalize')
    for (const input of worst) expect(z.safeParse(schema, input).success).toBe(false)
    expect(normalize).not.toHaveBeenCalled()
  })
})

describe('a text', () => {
  const field = text(1, 100)
  const refusal = (typed: string) => z.safeParse(field, typed).error?.issues.map(({ code, message }) => [code, message])

  it('may be written with letters taken apart, up to its bound in letters put together', () => {
    const composed = 'ᾂ'.repeat(100)
    expect(z.parse(field, composed.normalize('NFD'))).toBe(composed.normalize('NFC'))
    expect(refusal(`${composed}ᾂ`)).toEqual([['too_big', expect.anything()]])
  })

  it('may carry at most 30 marks on a letter, as stream-safe text does', () => {
    expect(refusal(`a${'\u0301'.repeat(30)}`)).toBeUndefined()
    expect(refusal(`a${'\u0323'.repeat(31)}`)).toEqual([['custom', 'unprintable']])
  })
})

describe('an id', () => {
  it('is read in small letters, as the stores compare it', () => {
    const id = '019aa1b2-c3d4-7e5f-8a6b-7c8d9e0fabcd'
    expect([z.parse(uuidField, id), z.parse(uuidField, id.toUpperCase())]).toEqual([id, id])
  })

  it.each(['__proto__', ' constructor ', 'toString'])('is none of the names that every object has: %s', (name) => {
    expect(z.safeParse(idField, name).error?.issues.map(({ message }) => message)).toEqual(['reserved'])
    const row = { exercise_id: 'dips', default_rest: 60, sets: [{ reps: 5, weight: 0, rest: 60 }], place: name }
    const program = { name: 'Dos', description: '', image_url: null, exercises: [row] }
    const { body } = routes['create-program']
    const sent = { id: '019aa1b2-c3d4-7e5f-8a6b-7c8d9e0fabcd', ...program }
    expect(z.safeParse(body, sent).error?.issues.map(({ path }) => path.join('.'))).toEqual(['exercises.0.place'])
  })
})
