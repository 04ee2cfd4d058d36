import { expect, test } from 'vitest'
import equipment from '../data/equipment.json' with { type: 'json' }
import { nameEquipment } from './equipment-names.ts'

test('equipment reads as one text in each language, the main one first', () => {
  expect(nameEquipment(['barbell', 'flat-bench'], equipment)).toEqual({
    fr: 'Barre, banc plat',
    en: 'Barbell, flat bench',
  })
})

test('equipment that the library does not have has no text', () => {
  expect(nameEquipment(['barbell', 'jetpack'], equipment)).toBeNull()
})
