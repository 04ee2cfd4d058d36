import { describe, expect, it } from 'vitest'
import { fc } from '../../test-kit/properties.ts'
import { type NamedRun, placesOfRuns, renamedContent } from './named-runs.ts'

const set = (id: string, reps: number, place?: string) => ({
  ...{ exercise_id: id, exercise_name: id.toUpperCase(), reps, weight: 60 },
  ...(place !== undefined && { place }),
})

const to = { exercise_id: 'bench', exercise_name: 'BENCH' }

describe('a name of a file that stands for another exercise', () => {
  it('changes the sets that came under it, and no others of the same exercise', () => {
    const sets = [set('dip', 5), set('dip', 6), set('dip', 7, 'dip#2')]
    const runs: NamedRun[] = [
      ['bench press', 2],
      ['dips', 1],
    ]
    expect(renamedContent({ sets }, runs, { name: 'bench press', from: 'dip', to })).toEqual({
      sets: [set('bench', 5), set('bench', 6), set('dip', 7)],
    })
  })

  it('takes a place of its own where its exercise stands there already, and its note goes along', () => {
    const sets = [set('bench', 5), set('dip', 6)]
    const notes = { workout: 'Forme', places: { bench: 'Large', dip: 'Serré' } }
    const runs: NamedRun[] = [
      ['bench press', 1],
      ['close grip', 1],
    ]
    expect(renamedContent({ sets, notes }, runs, { name: 'close grip', from: 'dip', to })).toEqual({
      sets: [set('bench', 5), set('bench', 6, 'bench#2')],
      notes: { workout: 'Forme', places: { bench: 'Large', 'bench#2': 'Serré' } },
    })
  })

  it('leaves notes as they are that are of the workout, or of a place that no run has', () => {
    const renaming = { name: 'dips', from: 'dip', to }
    const renamed = (notes: object) => renamedContent({ sets: [set('dip', 6)], notes }, [['dips', 1]], renaming)?.notes
    expect(renamed({ workout: 'Forme' })).toStrictEqual({ workout: 'Forme' })
    expect(renamed({ places: { dip: 'Serré', gone: 'Large' } })).toEqual({ places: { bench: 'Serré', gone: 'Large' } })
    const plain = renamedContent({ sets: [set('dip', 6, 'dip#2')] }, [['dips', 1]], renaming)
    expect(plain).toStrictEqual({ sets: [set('bench', 6)] })
  })

  it('leaves a workout alone in which it stands for something else, or does not stand', () => {
    const content = { sets: [set('row', 5)] }
    expect(renamedContent(content, [['bench press', 1]], { name: 'bench press', from: 'dip', to })).toBeNull()
    expect(renamedContent(content, [['rowing', 1]], { name: 'bench press', from: 'row', to })).toBeNull()
  })

  it('there and back is what was, whatever the workout', () => {
    const names = fc.constantFrom('bench press', 'dips', 'rowing')
    const exerciseOf = { 'bench press': 'dip', dips: 'dip', rowing: 'row' } as const
    const workout = fc.array(fc.tuple(names, fc.integer({ min: 1, max: 4 })), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(workout, (runs) => {
        const ids = runs.map(([name]) => exerciseOf[name])
        const places = placesOfRuns(ids)
        const sets = runs.flatMap(([, count], index) =>
          Array.from({ length: count }, (_, reps) => set(ids[index] ?? '', reps, places[index])),
        )
        const there = renamedContent({ sets }, runs, { name: 'bench press', from: 'dip', to })
        const dip = { exercise_id: 'dip', exercise_name: 'DIP' }
        const back = there && renamedContent(there, runs, { name: 'bench press', from: 'bench', to: dip })
        expect(back).toEqual(runs.some(([name]) => name === 'bench press') ? { sets } : null)
      }),
    )
  })
})
