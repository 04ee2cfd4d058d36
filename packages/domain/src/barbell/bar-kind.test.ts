import { describe, expect, it } from 'vitest'
import { barKindOf } from './bar-kind.ts'

describe('the bar of an exercise', () => {
  it('is told by the ids of the library where it has them, whatever the text says', () => {
    expect(barKindOf({ equipment: 'Langhantel', equipment_ids: ['flat-bench', 'barbell'] })).toBe('olympic')
    expect(barKindOf({ equipment: 'Barre', equipment_ids: ['ez-bar'] })).toBe('ez')
    expect(barKindOf({ equipment: '', equipment_ids: ['trap-bar'] })).toBe('trap')
    expect(barKindOf({ equipment: 'Barre', equipment_ids: ['landmine', 'barbell'] })).toBeNull()
    expect(barKindOf({ equipment: 'Barre', equipment_ids: ['dumbbell'] })).toBeNull()
  })

  it.each([
    ['Barre', 'olympic'],
    ['Barre, banc plat', 'olympic'],
    ['Rack, barre', 'olympic'],
    ['barre olympique', 'olympic'],
    ['Barbell', 'olympic'],
    ['Barre EZ', 'ez'],
    ['Trap bar', 'trap'],
  ])('is read in the words of an exercise of one’s own: %s', (equipment, kind) => {
    expect(barKindOf({ equipment })).toBe(kind)
  })

  it.each([
    '',
    'Barre de traction',
    'Barres parallèles',
    'Machine Smith',
    'Haltères, banc plat',
    'Landmine, barre',
    'Smith machine (barre guidée)',
  ])('is none with another bar, nor with one end only: %s', (equipment) => {
    expect(barKindOf({ equipment })).toBeNull()
  })
})
