import { expect, it } from 'vitest'
import { readDuration } from './written-duration.ts'

it('a duration is read as apps write it', () => {
  const written = {
    '2h 38m': 9480,
    '59m': 3540,
    '38min': 2280,
    '1h 5m 3s': 3903,
    '0:01:30': 90,
    '12:30': 750,
    '264h 1m': 950_460,
  }
  for (const [text, seconds] of Object.entries(written)) expect(readDuration(text), text).toBe(seconds)
  expect(readDuration('1742')).toBe(1742)
  expect(readDuration('1,5 h')).toBe(5400)
})

it('what is no duration is none', () => {
  for (const text of ['', 'soon', '5 apples', '-3', '1h of it']) expect(readDuration(text), text).toBeNull()
})
