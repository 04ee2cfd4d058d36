// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useFormats } from '../../platform/words/words.ts'
import { atItsPlace, useDayAmongYears, useSpan } from './at-its-place.ts'

beforeEach(() => {
  vi.stubEnv('TZ', 'Europe/Paris')
})

afterEach(() => {
  cleanup()
  vi.unstubAllEnvs()
})

const written = (completed_at: string, utc_offset?: number) => {
  const { date } = renderHook(useFormats).result.current
  return date(atItsPlace({ completed_at, ...(utc_offset !== undefined && { utc_offset }) }), 'dateTime')
}

it.each([
  ['begins', '2026-03-29T07:30:00.000Z', -420, '29\u00a0mars\u00a02026 à 00:30'],
  ['skips an hour that the place had', '2026-03-29T09:30:00.000Z', -420, '29\u00a0mars\u00a02026 à 02:30'],
  ['ends', '2026-10-25T07:30:00.000Z', -420, '25\u00a0octobre\u00a02026 à 00:30'],
])('a workout elsewhere is written by the clock of its place on the day summer time %s here', (_, at, offset, text) => {
  expect(written(at, offset)).toBe(text)
})

it('a workout of which no place is known is written by the clock of the device', () => {
  expect(written('2026-03-29T07:30:00.000Z')).toBe('29\u00a0mars\u00a02026 à 09:30')
})

it('a workout says when it began and ended, as the form that changes it does; on which days where midnight lay between', () => {
  const span = renderHook(useSpan).result.current
  const completed_at = '2026-11-27T18:31:00.000Z'
  expect(span({ started_at: '2026-11-27T17:30:00.000Z', completed_at })).toBe(
    '27\u00a0novembre\u00a02026, de 18:30 à 19:31',
  )
  expect(span({ started_at: '2026-11-27T17:30:00.000Z', completed_at, utc_offset: 330 })).toBe(
    'Du 27\u00a0novembre\u00a02026 à 23:00 au 28\u00a0novembre\u00a02026 à 00:01',
  )
  expect(span({ started_at: null, completed_at })).toBe('27\u00a0novembre\u00a02026 à 19:31')
})

it('the day of a workout among those of several years has its year where that is not the present one', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 28) })
  const day = renderHook(useDayAmongYears).result.current
  expect(day({ completed_at: '2024-08-29T17:00:00.000Z' })).toBe('29\u00a0août\u00a02024')
  expect(day({ completed_at: '2026-08-11T17:00:00.000Z' })).toBe('11\u00a0août')
  vi.useRealTimers()
})
