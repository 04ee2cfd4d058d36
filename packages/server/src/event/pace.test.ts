import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPace, type Pace } from './pace.ts'

let done: number
let pace: Pace

beforeEach(() => {
  vi.useFakeTimers()
  done = 0
  pace = createPace(1_000, () => {
    done += 1
  })
})

afterEach(() => {
  pace.stop()
  vi.useRealTimers()
})

it('what is asked for once is done at once, and only once', () => {
  pace.ask()
  expect(done).toBe(1)
  vi.advanceTimersByTime(5_000)
  expect(done).toBe(1)
})

it('what is asked for all the time is done once a pause, and after the last wish', () => {
  for (let tenth = 0; tenth < 30; tenth += 1) {
    pace.ask()
    vi.advanceTimersByTime(100)
  }
  expect(done).toBe(4)
  vi.advanceTimersByTime(10_000)
  expect(done).toBe(4)
})

it('nothing is done after the end', () => {
  pace.ask()
  pace.ask()
  pace.stop()
  vi.advanceTimersByTime(5_000)
  expect(done).toBe(1)
})
