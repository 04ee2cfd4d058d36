import { describe, expect, it } from 'vitest'
import { defaultGyms } from '../gym/gym.ts'
import { loadableOf } from '../gym/loadable.ts'
import { warmUp } from './warm-up.ts'

const press = { id: 'press', equipment: 'Barre', equipment_ids: ['barbell'] }
const fly = { id: 'fly', equipment: 'Haltères', equipment_ids: ['dumbbell'] }
const legPress = { id: 'leg-press', equipment: 'Machine', equipment_ids: ['machine'] }

const setsOf = (exercise: typeof press, reps: number, weight: number, gym = defaultGyms.kg) =>
  warmUp({ reps, weight }, loadableOf(gym, exercise)).map((set) => `${set.weight}×${set.reps}`)

describe('the warm-up', () => {
  it.each([
    [5, 100, ['20×10', '50×5', '70×3', '85×2']],
    [5, 60, ['20×10', '30×5', '40×3', '50×2']],
    [10, 40, ['20×10', '27.5×3']],
  ])('of %d × %d kg with a bar', (reps, weight, sets) => {
    expect(setsOf(press, reps, weight)).toEqual(sets)
  })

  it('of dumbbells is counted in their steps', () => {
    expect(setsOf(fly, 8, 24)).toEqual(['12×5', '16×3'])
  })

  it('of other weights is counted in the step of the exercise', () => {
    expect(setsOf(legPress, 10, 100)).toEqual(['50×5', '70×3'])
    expect(setsOf(press, 5, 225, defaultGyms.lb)).toEqual(['45×10', '110×5', '155×3', '190×2'])
  })

  it('is nothing where no weight or no repetition is meant, as with the body or by time', () => {
    expect(setsOf(press, 5, 0)).toEqual([])
    expect(setsOf(press, 0, 60)).toEqual([])
  })

  it('climbs and rests as its lifter says, heavy shares only before few repetitions', () => {
    const shares = [
      { percent: 40, reps: 8 },
      { percent: 80, reps: 1 },
    ]
    const climb = (reps: number) =>
      warmUp({ reps, weight: 100 }, loadableOf(defaultGyms.kg, legPress), { shares, rest: 45 })
    expect(climb(6)).toEqual([
      { reps: 8, weight: 40, rest: 45 },
      { reps: 1, weight: 80, rest: 75 },
    ])
    expect(climb(7)).toEqual([{ reps: 8, weight: 40, rest: 75 }])
  })

  it('begins no lighter than the empty machine, and climbs from it', () => {
    const gym = { ...defaultGyms.kg, exercises: [{ exercise_id: 'leg-press', start: 37 }] }
    expect(setsOf(legPress, 10, 100, gym)).toEqual(['47×5', '67×3'])
    expect(setsOf(legPress, 10, 60, gym)).toEqual(['42×3'])
  })

  it('rests a minute between its sets, and longer before the work', () => {
    const rests = warmUp({ reps: 5, weight: 100 }, loadableOf(defaultGyms.kg, press)).map(({ rest }) => rest)
    expect(rests).toEqual([60, 60, 60, 90])
  })
})
