import { describe, expect, it } from 'vitest'
import { fc } from '../test-kit/properties.ts'
import { admissibleDetails, type LiftDetails } from './admissible-details.ts'
import { setFaults } from './set-faults.ts'

const bench = { reps: 5, weight: 61.23 }

describe('the details of a set', () => {
  it('are kept as they are within their bounds', () => {
    const details: LiftDetails = { kind: 'amrap', rir: 1.5, weight_lb: 135, side: 'left', note: 'coude' }
    expect(admissibleDetails(bench, details)).toEqual(details)
    const hold: LiftDetails = { seconds: 45, distance: 20, assist: 0 }
    expect(admissibleDetails({ reps: 0, weight: 0 }, hold)).toEqual(hold)
  })

  it('are left out where a weight has more than two decimals', () => {
    expect(admissibleDetails({ reps: 5, weight: 61.24 }, { weight_lb: 135.005 })).toEqual({})
  })

  it('are left out one by one when they are out of bounds, of another kind or contradict the figures', () => {
    const odd = {
      kind: 'myo',
      rir: 1.3,
      seconds: 0,
      distance: 1.5,
      weight_lb: 136,
      side: 'top',
      note: ' ',
      at: 3,
      sung: 1,
    }
    expect(admissibleDetails(bench, odd as unknown as LiftDetails)).toEqual({})
    expect(admissibleDetails(bench, { kind: 'drop', assist: 20 })).toEqual({ kind: 'drop' })
  })

  it('contradict no weight of nothing but binary noise, which is kept as none', () => {
    expect(setFaults({ reps: 5, weight: 5e-324, assist: 20 })).toEqual([])
    expect(setFaults({ reps: 5, weight: 0.01, assist: 20 })).toEqual([
      { field: 'assist', reason: 'assist-with-weight' },
    ])
  })

  it('never contradict the figures, whatever is said', () => {
    const figure = fc.oneof(fc.constantFrom(0, -1, 62.5, 20.41, Number.NaN, 1e9), fc.integer({ min: 0, max: 600 }))
    const any = fc.record(
      { rir: figure, seconds: figure, assist: figure, assist_lb: figure, weight_lb: figure },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(any, fc.constantFrom(0, 20.41, 60), (details, weight) => {
        expect(setFaults({ reps: 5, weight, ...admissibleDetails({ reps: 5, weight }, details) })).toEqual([])
      }),
    )
  })
})
