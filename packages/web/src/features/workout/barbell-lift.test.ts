import { describe, expect, it } from 'vitest'
import { isBarbellLift } from './barbell-lift.ts'

describe('a barbell lift', () => {
  it.each(['Barre', 'Barre, banc plat', 'Rack, barre', 'barre olympique', 'Barbell'])(
    'loads the bar: %s',
    (equipment) => {
      expect(isBarbellLift({ equipment })).toBe(true)
    },
  )

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
