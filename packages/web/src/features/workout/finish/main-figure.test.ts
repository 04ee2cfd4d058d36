import { expect, it } from 'vitest'
import { mainFigure } from './main-figure.ts'

it('is the weight that was lifted, never 0 kg of a body: then its repetitions, or the sets that it held still', () => {
  const sets = [{ reps: 15 }, { reps: 12 }]
  expect(mainFigure({ sets_done: 2, total_weight_lifted: 540 }, sets)).toEqual({ of: 'weight', count: 540 })
  expect(mainFigure({ sets_done: 2, total_weight_lifted: 0 }, sets)).toEqual({ of: 'reps', count: 27 })
  expect(mainFigure({ sets_done: 2, total_weight_lifted: 0 }, [{ reps: 0 }, { reps: 0 }])).toEqual({
    of: 'sets',
    count: 2,
  })
})
