import { describe, expect, it } from 'vitest'
import { toastClock } from './toast-clock.ts'

describe('the time of a message', () => {
  it('runs from its first instant on, also when it is told so again elsewhere', () => {
    const clock = toastClock(5_000)
    clock.run(100)
    clock.run(4_000)
    expect(clock.left(4_100)).toBe(1_000)
  })

  it('stands while it is paused', () => {
    const clock = toastClock(5_000)
    clock.run(0)
    clock.pause(2_000)
    expect(clock.left(60_000)).toBe(3_000)
    clock.run(60_000)
    expect(clock.left(61_000)).toBe(2_000)
  })

  it('never asks for no time, which would mean the usual one', () => {
    const clock = toastClock(2_000)
    clock.run(0)
    expect(clock.left(9_000)).toBe(1)
  })
})
