import { describe, expect, it } from 'vitest'
import type { Pending } from '../../../platform/outbox/device-outbox.ts'
import type { WaitingPart } from './import-outbox.ts'
import { progressOf } from './import-progress.ts'

const part = (import_id: string, workouts: number, changes: Partial<Pending<WaitingPart>> = {}) => {
  const payload = { import_id, file_name: `${import_id}.csv`, workouts, of: 250, isLast: workouts < 100, packed: '' }
  return { payload, refusal: null, last_error: null, ...changes } as Pending<WaitingPart>
}

describe('how far an import is', () => {
  it('is told by the parts that still wait: those that were answered are done', () => {
    expect(progressOf([part('strong', 100), part('strong', 50)])).toEqual([
      { import_id: 'strong', file_name: 'strong.csv', sent: 100, of: 250, refusal: null, isOffline: false },
    ])
  })

  it('is told of each import by itself, and of none that waits for nothing', () => {
    const both = progressOf([part('strong', 50), part('hevy', 100)])
    expect(both.map(({ import_id, sent }) => [import_id, sent])).toEqual([
      ['strong', 200],
      ['hevy', 150],
    ])
    expect(progressOf([])).toEqual([])
  })

  it('says what holds it up: no network, or a refusal', () => {
    const refusal = { code: 'history-full', request_id: 'r', at: 0 }
    expect(progressOf([part('strong', 50, { refusal, last_error: 'history-full' })])[0]?.refusal).toBe('history-full')
    expect(progressOf([part('strong', 50, { last_error: 'network' })])[0]?.isOffline).toBe(true)
  })
})
