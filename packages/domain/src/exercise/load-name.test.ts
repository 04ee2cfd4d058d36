import { expect, it } from 'vitest'
import { loadName } from './load-name.ts'

it('a weight is added to the body, a band resists, and anything else weighs', () => {
  expect(loadName({ load: 'bodyweight', equipment_ids: ['band', 'bodyweight'] })).toBe('addedWeight')
  expect(loadName({ load: 'external', equipment_ids: ['band', 'rack'] })).toBe('resistance')
  expect(loadName({ load: 'external', equipment_ids: ['cable-or-band'] })).toBe('weight')
  expect(loadName({ load: 'assisted', equipment_ids: ['pull-up-bar', 'band'] })).toBe('weight')
  expect(loadName({})).toBe('weight')
})

it('what a member typed tells a band, where it stands first', () => {
  const named = (equipment: string, more = {}) => loadName({ equipment, equipment_ids: [], ...more })
  const bands = ['Élastique', 'bande élastique, banc', 'Mini-band', 'Elastic band', 'resistance band / bench']
  expect(bands.map((each) => named(each))).toEqual(bands.map(() => 'resistance'))
  const others = ['', 'Haltères', 'Banc, élastique', 'Poulie ou élastique', 'Bandeau']
  expect(others.map((each) => named(each))).toEqual(others.map(() => 'weight'))
  expect(named('Élastique', { load: 'bodyweight' })).toBe('addedWeight')
  expect(named('Élastique', { equipment_ids: ['cable'] })).toBe('weight')
})

it('what helps is an assistance, with a band as well', () => {
  expect(loadName({ load: 'assisted', equipment: 'Élastique' })).toBe('weight')
  expect(loadName({ load: 'assisted', equipment_ids: ['band'] })).toBe('weight')
})
