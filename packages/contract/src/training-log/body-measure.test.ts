import type { BodyMeasureChange } from '@fonte/domain/body/body-measure'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { routes } from '../routes.ts'

/** Why measures of a call are refused; nothing where they are taken. */
const refusal = (...changes: Partial<BodyMeasureChange>[]): string[] => {
  const measures = changes.map((change) => ({ day: '2026-01-05', kind: 'weight', value: 80, ...change }))
  const { error } = z.safeParse(routes['put-body-measures'].body, { measures })
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
}

describe('a measure of the body', () => {
  it('is one that a body can have, in kilograms, percent or centimetres', () => {
    expect(refusal({ value: 20 }, { kind: 'fat', value: 75 }, { kind: 'neck', value: 300 })).toEqual([])
    expect(refusal({ value: 19.99 })).toEqual(['measures.0.value: out-of-bounds'])
    expect(refusal({ kind: 'fat', value: 75.01 })).toEqual(['measures.0.value: out-of-bounds'])
    expect(refusal({ value: 0 })).toEqual(['measures.0.value: out-of-bounds'])
  })

  it('is told to the hundredth', () => {
    expect(refusal({ value: 80.25 })).toEqual([])
    expect(refusal({ value: 80.255 })).toEqual(['measures.0.value: too-precise'])
  })

  it('is of 1950 at the earliest', () => {
    expect(refusal({ day: '1950-01-01' })).toEqual([])
    expect(refusal({ day: '1949-12-31' })).toEqual(['measures.0.day: too-early'])
  })

  it('goes when its value is null', () => {
    expect(refusal({ value: null })).toEqual([])
  })

  it('comes once for a day and kind', () => {
    expect(refusal({ kind: 'fat', value: 15 }, {}, { day: '2026-01-06' })).toEqual([])
    expect(refusal({}, { value: null })).toEqual(['measures: repeated'])
  })
})
