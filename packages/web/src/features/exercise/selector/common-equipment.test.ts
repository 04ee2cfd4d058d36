import { expect, it } from 'vitest'
import { commonEquipment } from './common-equipment.ts'

it('the equipment that is offered is what most exercises need first, of those that can be picked', () => {
  const needs = (...equipment_ids: string[]) => ({ equipment_ids, archived: false })
  const items = [needs('cable'), needs('barbell', 'bench'), needs('barbell'), { ...needs('cable'), archived: true }]
  expect(commonEquipment([...items, { archived: false }])).toEqual(['barbell', 'cable'])
  expect(commonEquipment(Array.from({ length: 30 }, (_, i) => needs(`e${i}`)))).toHaveLength(10)
})
