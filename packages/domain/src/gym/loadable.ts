import { loadBar, plateTable } from '../barbell/load-bar.ts'
import type { Loadable } from '../workout/warm-up.ts'
import type { Gym } from './gym.ts'
import { barOf, type GymExercise, setupOf, stepOf, takesDumbbells } from './setup.ts'

/** Warm-up sets with a bar are so far apart at least, in each unit. */
const barDistance = { kg: 5, lb: 10 } as const

/** What an exercise can be loaded to in a gym, for its warm-up. */
export function loadableOf(gym: Gym, exercise: GymExercise): Loadable {
  const bar = barOf(gym, exercise)
  if (bar) {
    const table = plateTable({ bar: bar.weight, plates: gym.plates })
    const atMost = (weight: number) => {
      const load = loadBar(weight, table)
      if (load.status === 'loaded') return weight
      return load.status === 'not-loadable' ? load.below : null
    }
    return { bar: bar.weight, atMost, distance: barDistance[gym.unit] }
  }
  const step = stepOf(gym, exercise)
  const { start } = setupOf(gym, exercise.id)
  const lightest = start ?? (takesDumbbells(exercise) ? gym.dumbbells.from : 0)
  const atMost = (weight: number) => {
    const steps = Math.floor((weight - lightest) / step + 1e-9)
    return steps < 0 ? null : Math.round((lightest + steps * step) * 100) / 100
  }
  return { bar: null, atMost, distance: 2 * step }
}
