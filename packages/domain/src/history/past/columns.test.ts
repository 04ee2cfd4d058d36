import { describe, expect, it } from 'vitest'
import { pastColumns } from './columns.ts'
import { askDetail } from './editing.ts'
import type { PastRow } from './form.ts'

const row = (changes: Partial<PastRow> = {}): PastRow => ({ key: 0, kind: 'work', reps: '', weight: '', ...changes })

describe('what a past set is asked for', () => {
  it.each([
    [{}, row(), ['reps', 'weight'], [], ['rir']],
    [{}, row({ reps: '5', rir: '1' }), ['reps', 'weight'], ['rir'], []],
    [{ measure: 'time' }, row(), ['seconds', 'weight'], [], ['rir']],
    [{ measure: 'distance' }, row({ distance: '40' }), ['distance', 'weight'], [], ['rir', 'seconds']],
    [{}, row({ reps: '0', seconds: '60' }), ['seconds', 'weight'], [], ['rir']],
    [{}, row({ reps: '0', distance: '40', seconds: '30' }), ['distance', 'weight'], ['seconds'], ['rir']],
    [{ load: 'assisted' }, row({ assist: '20' }), ['reps', 'assist'], [], ['rir']],
    [{ load: 'bodyweight' }, row({ weight: '0' }), ['reps', 'weight'], [], ['rir', 'assist']],
    [{}, row({ reps: '8', weight: '0', assist: '20' }), ['reps', 'weight'], ['assist'], ['rir']],
  ] as const)('of %o', (measured, set, main, more, offered) => {
    expect(pastColumns(measured, [set])).toEqual({ main, more, offered })
  })

  it('is one thing more where somebody wants it, of each set', () => {
    const lifts = [{ exercise_id: 'a', name: 'A', rows: [row(), row({ rir: '2' })] }]
    expect(askDetail(lifts, 0, 'rir')[0]?.rows.map(({ rir }) => rir)).toEqual(['', '2'])
  })
})
