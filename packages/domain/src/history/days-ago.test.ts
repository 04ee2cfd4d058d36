import { expect, it } from 'vitest'
import { daysAgo } from './days-ago.ts'

const at = (text: string) => Date.parse(text)

it('counts calendar days where the reader is, not stretches of 24 hours', () => {
  const late = at('2026-11-21T22:30:00Z')
  const early = at('2026-11-22T05:00:00Z')
  expect(daysAgo(late, early, 0)).toBe(1)
  expect(daysAgo(late, early, 120)).toBe(0)
  expect(daysAgo(at('2026-11-18T12:00:00Z'), early, 60)).toBe(4)
})

it('is today for what a wrong clock has put into the future', () => {
  expect(daysAgo(at('2026-11-25T00:00:00Z'), at('2026-11-22T00:00:00Z'), 0)).toBe(0)
})
