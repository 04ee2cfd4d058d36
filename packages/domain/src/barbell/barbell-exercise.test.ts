import { describe, expect, it } from 'vitest'
import { isBarbellExercise } from './barbell-exercise.ts'

describe('a barbell lift', () => {
  it.each(['Barre', 'Barre, banc plat', 'Rack, barre', 'barre olympique', 'Barbell'])(
    'loads the bar: %s',
    (equipment) => {
      expect(isBarbellExercise({ equipment })).toBe(true)
    },
  )

  it('goes by the ids of the library where it has them, whatever the text says', () => {
    expect(isBarbellExercise({ equipment: 'Langhantel', equipment_ids: ['flat-bench', 'barbell'] })).toBe(true)
    expect(isBarbellExercise({ equipment: 'Barre', equipment_ids: ['landmine', 'barbell'] })).toBe(false)
    expect(isBarbellExercise({ equipment: 'Barre', equipment_ids: ['ez-bar'] })).toBe(false)
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
    expect(isBarbellExercise({ equipment })).toBe(false)
  })
})
