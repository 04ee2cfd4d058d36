import { expect, it } from 'vitest'
import { loadName } from './load-name.ts'

it('a weight is added to the body, a band resists, and anything else weighs', () => {
  expect(loadName({ load: 'bodyweight', equipment_ids: ['band', 'bodyweight'] })).toBe('addedWeight')
  expect(loadName({ load: 'external', equipment_ids: ['band', 'rack'] })).toBe('resistance')
  expect(loadName({ load: 'external', equipment_ids: ['cable-or-band'] })).toBe('weight')
  expect(loadName({ load: 'assisted', equipment_ids: ['pull-up-bar', 'band'] })).toBe('weight')
  expect(loadName({})).toBe('weight')
})
