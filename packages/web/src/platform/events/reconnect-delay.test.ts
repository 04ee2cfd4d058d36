import { expect, it } from 'vitest'
import { reconnectDelay } from './reconnect-delay.ts'

it('a lost stream is tried again after 1, 2, 5 and then always 10 seconds', () => {
  expect([0, 1, 2, 3, 4, 400].map(reconnectDelay)).toEqual([1_000, 2_000, 5_000, 10_000, 10_000, 10_000])
})
