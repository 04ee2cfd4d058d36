// @vitest-environment happy-dom
import { usualEstimate } from '@fonte/domain/statistics/e1rm'
import { exerciseProgress } from '@fonte/domain/statistics/exercise-progress'
import { performancesOf } from '@fonte/domain/statistics/performances'
import { entryOf, setOf } from '@fonte/domain/test-kit/log-entries'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ProgressChart } from './progress-chart.tsx'

const known = { exercises: new Map([['bench', {}]]), bodyWeightAt: () => null }

const on = (day: string, ...sets: Parameters<typeof setOf>[]) =>
  entryOf(
    `${day}T12:00:00Z`,
    sets.map((set) => setOf(...set)),
  )

const today = Date.parse('2026-11-29T12:00:00Z')

/** The chart of what was done from a day on. */
function show(since: string, ...entries: readonly ReturnType<typeof entryOf>[]) {
  const progress = exerciseProgress(performancesOf(entries, known), usualEstimate, {
    since: Date.parse(since),
    until: today,
  })
  render(<ProgressChart progress={progress} without={null} />)
}

const scale = () =>
  [...document.querySelectorAll('.staircase text:not(.staircase-best)')].map((text) => text.textContent)

afterEach(cleanup)

describe('the chart of a period', () => {
  it('whose only estimate came after others tells no starting point, but whether it is a record', () => {
    const before = on('2025-03-01', ['bench', 5, 100])
    show('2026-09-01', before, on('2026-11-01', ['bench', 5, 90]))
    expect(screen.getByRole('img', { name: '1RM estimé\u00a0: 105\u00a0kg' })).toBeTruthy()
    cleanup()
    show('2026-09-01', before, on('2026-11-01', ['bench', 5, 110]))
    expect(screen.getByRole('img', { name: '1RM estimé\u00a0: 128,5\u00a0kg, record' })).toBeTruthy()
    cleanup()
    show('2026-09-01', on('2026-11-01', ['bench', 5, 90]))
    expect(screen.getByRole('img', { name: '1RM estimé\u00a0: 105\u00a0kg, point de départ' })).toBeTruthy()
  })

  it('in which no set gives an estimate does not say that the exercise was not done', () => {
    const before = on('2025-03-01', ['bench', 5, 100])
    show('2026-09-01', before, on('2026-11-01', ['bench', 15, 60]))
    expect(screen.queryByText(/^Aucune séance/)).toBeNull()
    expect(screen.getByText(/^Aucune série de cette période ne donne d’estimation\./)).toBeTruthy()
    cleanup()
    show('2026-09-01', on('2026-11-01', ['bench', 0, 60]))
    expect(screen.getByText('Aucune série de cette période ne compte ici.')).toBeTruthy()
    cleanup()
    show('2026-09-01', before)
    expect(screen.getByText('Aucune séance de cet exercice dans cette période.')).toBeTruthy()
  })

  it('draws each of two workouts that ended at once with the same', () => {
    const warned = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const one = on('2026-11-01', ['bench', 5, 90])
    show('2026-09-01', one, { ...one, id: 'brought' })
    expect(document.querySelectorAll('.staircase-point')).toHaveLength(2)
    expect(warned).not.toHaveBeenCalled()
    warned.mockRestore()
  })

  it('begins where the period does, with the best of before, and ends today', () => {
    show('2026-09-30', on('2025-03-01', ['bench', 5, 100]), on('2026-10-30', ['bench', 5, 110]))
    const marks = [...document.querySelectorAll('.staircase-record > circle:first-child')]
    expect(marks.map((mark) => Math.round(Number(mark.getAttribute('cx'))))).toEqual([192])
    expect(document.querySelector('.staircase-steps')?.getAttribute('d')).toMatch(/^M40 .*H342$/)
    expect(document.querySelectorAll('rect')).toHaveLength(2)
  })

  it('has a scale of whole repetitions', () => {
    show('2026-11-10', on('2026-11-20', ['bench', 15, 60]))
    expect(scale()).toEqual(['15', '16'])
    cleanup()
    show('2026-11-10', on('2026-11-20', ['bench', 15, 60]), on('2026-11-24', ['bench', 17, 60]))
    expect(scale()).toEqual(['15', '16', '17'])
  })
})
