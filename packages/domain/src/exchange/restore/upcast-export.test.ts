import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fc } from '../../test-kit/properties.ts'
import { isExport, upcastExport } from './upcast-export.ts'

const former = JSON.parse(readFileSync(new URL('./export-1.json', import.meta.url), 'utf8'))

it('an export of version 1, which named neither itself nor its units, is brought to this one', () => {
  expect(upcastExport(former)).toEqual({
    content: {
      ...{ ...former, format: 'fonte', version: 2, units: { mass: 'kg', length: 'cm' } },
      ...{ import_names: [], body_measures: [] },
    },
  })
  const { gym: _, training_plan: __, ...first } = former
  expect(upcastExport(first)).toMatchObject({
    content: { gym: { content: null }, training_plan: { content: { schedule: { kind: 'none' } } } },
  })
})

it('an export of a newer version is told as such, and what is none as unreadable', () => {
  expect(upcastExport({ format: 'fonte', version: 3 })).toEqual({ refused: 'newer' })
  for (const other of [null, [], 'x', {}, { format: 'other' }, { format: 'fonte' }, { format: 'fonte', version: 0 }]) {
    expect(upcastExport(other)).toEqual({ refused: 'unreadable' })
  }
  expect(isExport(former)).toBe(true)
})

it('is never an exception', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => void upcastExport(value)))
  fc.assert(fc.property(fc.anything(), (version) => void upcastExport({ format: 'fonte', version })))
})
