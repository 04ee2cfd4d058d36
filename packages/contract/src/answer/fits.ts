import type { Shape } from './shape.ts'

/** Whether a value has the shape. Fields that the shape does not name are a newer Fonte's, and no harm. */
export function fits(shape: Shape, value: unknown): boolean {
  if (typeof shape === 'string') return isOf(shape, value)
  if (!Array.isArray(shape)) return hasFields(shape as Fields, value)
  const [mark, inner] = shape as readonly [string, Shape]
  if (mark === '?') return value === null || fits(inner, value)
  if (mark === '*') return Array.isArray(value) && value.every((item) => fits(inner, item))
  return shape.includes(value, 1)
}

type Fields = { readonly [field: string]: Shape }

function isOf(shape: 's' | 'n' | 'b' | 'd' | 'a', value: unknown): boolean {
  switch (shape) {
    case 's':
      return typeof value === 'string'
    case 'n':
      return typeof value === 'number'
    case 'b':
      return typeof value === 'boolean'
    case 'd':
      return typeof value === 'string' && !Number.isNaN(Date.parse(value))
    case 'a':
      return true
  }
}

function hasFields(fields: Fields, value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  for (const { name, isOptional, shape } of listOf(fields)) {
    const inner: unknown = (value as Record<string, unknown>)[name]
    if (inner === undefined ? !isOptional : !fits(shape, inner)) return false
  }
  return true
}

interface Field {
  readonly name: string
  readonly isOptional: boolean
  readonly shape: Shape
}

const lists = new WeakMap<Fields, readonly Field[]>()

/** The fields, read once: an answer may hold thousands of values of the same shape. */
function listOf(fields: Fields): readonly Field[] {
  const known = lists.get(fields)
  if (known) return known
  const list = Object.entries(fields).map(([name, shape]) => {
    const isOptional = name.endsWith('?')
    return { name: isOptional ? name.slice(0, -1) : name, isOptional, shape }
  })
  lists.set(fields, list)
  return list
}
