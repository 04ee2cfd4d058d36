import { describe, expect, it } from 'vitest'
import type { WorkoutSet } from '../history/workout-history.ts'
import { setKinds } from '../set/kind.ts'
import { packSet } from '../test-kit/packed-set.ts'
import { fc } from '../test-kit/properties.ts'
import { type LoggedExercise, packedDetails, unpackSet } from './packed-set.ts'

const exercises: readonly LoggedExercise[] = [
  ['bench', 'Développé couché'],
  ['squat', 'Squat'],
]

const anyDetails = fc.record(
  {
    at: fc.nat(),
    kind: fc.constantFrom(...setKinds),
    rir: fc.constantFrom(0, 1.5),
    seconds: fc.nat(),
    weight_lb: fc.constantFrom(0, 225),
    group: fc.nat(),
    distance: fc.nat(),
    assist: fc.nat(),
    assist_lb: fc.nat(),
    side: fc.constantFrom('left' as const, 'right' as const),
    note: fc.string(),
    place: fc.string(),
  },
  { requiredKeys: [] },
)

describe('a packed set', () => {
  it('comes back as it was, whatever it says', () => {
    fc.assert(
      fc.property(fc.constantFrom(0, 1), fc.nat(), fc.nat(), anyDetails, (exercise, reps, weight, details) => {
        const [exercise_id, exercise_name] = exercises[exercise] ?? ['', '']
        const set: WorkoutSet = { exercise_id, exercise_name, reps, weight, ...details }
        expect(unpackSet(JSON.parse(JSON.stringify(packSet(set, exercise))), exercises)).toEqual(set)
      }),
      { seed: 14 },
    )
  })

  it('is as short as what it says', () => {
    const set = { exercise_id: 'bench', exercise_name: 'Développé couché', reps: 5, weight: 60 }
    expect(packSet(set, 0)).toEqual([0, 5, 60])
    expect(packSet({ ...set, kind: 'warmup' }, 0)).toEqual([0, 5, 60, null, 'warmup'])
  })

  it('of a newer Fonte may say more', () => {
    const row = [1, 5, 60, ...packedDetails.map(() => null), 'more']
    expect(unpackSet(row, exercises)).toEqual({ exercise_id: 'squat', exercise_name: 'Squat', reps: 5, weight: 60 })
  })

  it.each([
    ['an exercise that is not in the list', [2, 5, 60]],
    ['an exercise that is no number', ['bench', 5, 60]],
    ['no weight', [0, 5]],
    ['a time that is a text', [0, 5, 60, 'soon']],
    ['a kind that is a number', [0, 5, 60, null, 7]],
  ])('is none where it has %s', (_, row) => {
    expect(unpackSet(row, exercises)).toBeNull()
  })
})
