import type { Exercise } from '@fonte/contract/exercise'
import { describe, expect, it } from 'vitest'
import { benchPress, someMuscles } from './test-kit/training-kit.ts'
import { trainedExercise } from './trained-exercises.ts'

const bench: Exercise = {
  ...benchPress,
  muscle_ids: ['pectoraux-1', 'triceps-1'],
  prime_muscle_ids: ['pectoraux-1'],
  stabilising_muscle_ids: ['quadriceps-1'],
}

describe('an exercise as the statistics know it', () => {
  it('works the groups of its prime muscles, is helped by the others, and by none that holds still', () => {
    expect(trainedExercise(bench, someMuscles)).toMatchObject({
      group: 'pectoraux',
      prime: ['pectoraux'],
      secondary: ['triceps'],
    })
  })

  it('works the whole group where no muscle is named, as one of somebody’s own', () => {
    const own = { ...bench, creator_id: 'me', muscle_ids: [], prime_muscle_ids: null }
    expect(trainedExercise(own, someMuscles)).toMatchObject({ prime: ['pectoraux'], secondary: [] })
  })

  it('tells which part of the body’s weight it moves, and each side in turn', () => {
    const lunge = { ...bench, sides: 'each' as const, body_share: 0.7 }
    expect(trainedExercise(lunge, someMuscles)).toMatchObject({ sides: 'each', body_share: 0.7 })
  })

  it('works nothing that anybody knows where the library does not have it', () => {
    expect(trainedExercise(undefined, someMuscles)).toEqual({ group: null, prime: [], secondary: [] })
  })
})
