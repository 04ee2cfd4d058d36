import { fc } from '@fonte/domain/test-kit/properties'
import { describe, expect, it } from 'vitest'
import { spread, spreadTime } from './spread.ts'

const chances = fc.double({ min: 0, max: 1, noNaN: true })
const times = fc.integer({ min: 0, max: 1_000_000 })

describe('what an event asks for', () => {
  it('is spread over two seconds, by chance', () => {
    expect([0, 0.25, 1].map((random) => spreadTime(5_000, Number.NEGATIVE_INFINITY, random))).toEqual([
      5_000, 5_500, 7_000,
    ])
  })

  it('waits two seconds since the last time, and is done within two seconds', () => {
    fc.assert(
      fc.property(times, times, chances, (last, later, random) => {
        const now = last + later
        const at = spreadTime(now, last, random)
        expect(at).toBeGreaterThanOrEqual(Math.max(now, last + 2_000))
        expect(at).toBeLessThanOrEqual(now + 2_000)
      }),
    )
  })
})

describe('a burst of events', () => {
  const random = 0.5
  let time = 0
  let done: number[] = []
  let planned: { at: number; work: () => void } | undefined

  const fresh = () => {
    time = 0
    done = []
    planned = undefined
    const later = (ms: number, work: () => void) => {
      planned = { at: time + ms, work }
    }
    return spread(() => done.push(time), { now: () => time, random: () => random, later })
  }

  const reach = (until: number) => {
    const due = planned
    if (due && due.at <= until) {
      time = due.at
      planned = undefined
      due.work()
    }
    time = until
  }

  it('is answered once', () => {
    const ask = fresh()
    for (let i = 0; i < 100; i += 1) ask()
    reach(10_000)
    expect(done).toEqual([1_000])
  })

  it('that goes on is answered at most every two seconds, and its last event never goes unanswered', () => {
    const ask = fresh()
    for (let at = 0; at <= 10_000; at += 50) {
      reach(at)
      ask()
    }
    reach(20_000)
    const gaps = done.slice(1).map((at, index) => at - (done[index] ?? 0))
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(2_000)
    expect(done.at(-1)).toBeGreaterThanOrEqual(10_000)
  })
})
