import { expect, it } from 'vitest'
import { busyShare, coreTimes } from './busy.mjs'

const core = (user, sys, idle) => ({ times: { user, nice: 0, sys, idle, irq: 0 } })

it('cores were busy with all that was not idle', () => {
  expect(coreTimes([core(500, 100, 400), core(200, 0, 800)])).toEqual({ busy: 800, all: 2_000 })
})

it('a suite used the share of the cores that was busy while it ran', () => {
  const before = coreTimes([core(500, 100, 400), core(200, 0, 800)])
  const after = coreTimes([core(1_400, 200, 400), core(700, 0, 1_300)])
  expect(busyShare(before, after)).toBe(75)
})

it('a system that tells no times has no share', () => {
  expect(busyShare(coreTimes([]), coreTimes([]))).toBeNull()
})
