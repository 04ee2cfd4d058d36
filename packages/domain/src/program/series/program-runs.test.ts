import { describe, expect, it } from 'vitest'
import { legDay } from '../../test-kit/programs.ts'
import type { Program } from '../program.ts'
import { idsInRuns, programRuns } from './program-runs.ts'

const seriesOf = (id: string, day: number, of: number, times = 1) => ({ id, name: id, name_en: null, day, of, times })
const programNamed = (name: string, changes: Partial<Program> = {}): Program => ({
  ...legDay,
  id: name,
  name,
  ...changes,
})
const upper = programNamed('upper', { series: seriesOf('split', 1, 2) })
const lower = programNamed('lower', { series: seriesOf('split', 2, 2) })
const whole = programNamed('whole', { series: seriesOf('whole', 1, 1, 3) })
const own = programNamed('own')

const told = (programs: readonly Program[]) =>
  programRuns(programs).map(({ series, programs: days }) => [series?.id ?? null, ...days.map(({ id }) => id)])

describe('programs that stand together', () => {
  it('are the days of a series in their order, where the first of them stands', () => {
    expect(told([whole, lower, own, upper])).toEqual([
      [null, 'whole'],
      ['split', 'upper', 'lower'],
      [null, 'own'],
    ])
  })

  it('are those that stand alone, as long as no series comes between', () => {
    expect(told([whole, own, upper])).toEqual([
      [null, 'whole', 'own'],
      ['split', 'upper'],
    ])
    expect(told([])).toEqual([])
  })

  it('have their ids in the order in which they stand', () => {
    expect(idsInRuns([whole, lower, own, upper])).toEqual(['whole', 'upper', 'lower', 'own'])
  })
})
