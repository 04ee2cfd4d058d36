import { describe, expect, it } from 'vitest'
import { isBarbellLift } from './barbell-lift.ts'

describe('a barbell lift', () => {
  it.each(['Barre', 'Barre, banc plat', 'Rack, barre', 'barre olympique', 'Barbell'])(
    'loads the bar: %s',
    (equipment) => {
      expect(isBarbellLift({ equipment })).toBe(true)
    },
  )

  it('goes by the ids of the library where it has them, whatever the text says', () => {
    expect(isBarbellLift({ equipment: 'Langhantel', equipment_ids: ['flat-bench', 'barbell'] })).toBe(true)
    expect(isBarbellLift({ equipment: 'Barre', equipment_ids: ['landmine', 'barbell'] })).toBe(false)
    expect(isBarbellLift({ equipment: 'Barre', equipment_ids: ['ez-bar'] })).toBe(false)
  })

  it.each([
    '',
    'Barre EZ',
    'Barre de traction',
    'Barres parallèles',
    'Machine Smith',
    'Haltères, banc plat',
    'Trap bar',
    'Landmine, barre',
    'Smith machine (barre guidée)',
  ])('is not one with other bars, nor with one end only: %s', (equipment) => {
    expect(isBarbellLift({ equipment })).toBe(false)
  })
})
