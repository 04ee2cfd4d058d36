import { expect, it } from 'vitest'
import { daysAgo } from './days-ago.ts'

const at = (text: string) => Date.parse(text)

it('counts calendar days where the reader is, not stretches of 24 hours', () => {
  const late = at('2026-11-21T22:30:00Z')
  const early = at('2026-11-22T05:00:00Z')
  expect(daysAgo(late, early, () => 0)).toBe(1)
  expect(daysAgo(late, early, () => 120)).toBe(0)
  expect(daysAgo(at('2026-11-18T12:00:00Z'), early, () => 60)).toBe(4)
})

it('is today for what a wrong clock has put into the future', () => {
  expect(daysAgo(at('2026-11-25T00:00:00Z'), at('2026-11-22T00:00:00Z'), () => 0)).toBe(0)
})

it('tells the day of winter by the clock of winter, also in summer', () => {
  const changed = at('2026-03-29T01:00:00Z')
  const offsetAt = (ms: number) => (ms < changed ? 60 : 120)
  expect(daysAgo(at('2026-03-28T22:30:00Z'), at('2026-03-29T08:00:00Z'), offsetAt)).toBe(1)
})
