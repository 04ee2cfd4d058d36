// @vitest-environment happy-dom
import type { EstimateChoice } from '@fonte/domain/statistics/e1rm'
import { performancesOf } from '@fonte/domain/statistics/performances'
import { recordBook } from '@fonte/domain/statistics/records'
import { entryOf, setOf } from '@fonte/domain/test-kit/log-entries'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { RepRecords } from './rep-records.tsx'

afterEach(cleanup)

/** Shows the rep records of workouts of one set each, oldest first; the answer reads a row, and whether it is the best. */
function show(choice: EstimateChoice, ...sets: Parameters<typeof setOf>[]) {
  const entries = sets.map((set, index) => entryOf(`2026-11-0${index + 1}T18:00:00.000Z`, [setOf(...set)]))
  const known = { exercises: new Map([['bench', {}]]), bodyWeightAt: () => null }
  render(<RepRecords book={recordBook(performancesOf(entries, known), choice)} choice={choice} />)
  return (reps: number) => {
    const row = screen.getByRole('row', { name: new RegExp(`^${reps} `, 'u') })
    const [, weight, estimate] = [...row.querySelectorAll('td')].map(({ textContent }) => textContent)
    return [weight, estimate, row.className === 'highlighted']
  }
}

it('a set of more repetitions than an estimate can be made of makes none for fewer either', () => {
  const row = show({ formula: 'epley', with_reserve: false }, ['bench', 20, 80], ['bench', 1, 100])
  expect([row(1), row(12)]).toEqual([
    ['100', '100', true],
    ['80', '–', false],
  ])
})

it('of two sets alike the one with more in reserve makes the estimate, as in the head of the page', () => {
  const choice = { formula: 'epley', with_reserve: true } as const
  const row = show(choice, ['bench', 5, 100, { rir: 0 }], ['bench', 5, 100, { rir: 3 }])
  expect([row(5), row(4)]).toEqual([
    ['100', '126,5', true],
    ['100', '113,5', false],
  ])
})
