// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { TimeDrawing } from './time-drawing.tsx'

afterEach(cleanup)

const namesOf = (days: readonly (readonly [year: number, month: number])[]) => {
  const months = days.map(([year, month], index) => ({ at: new Date(year, month - 1, 2).getTime(), x: index * 60 }))
  const scale = { lines: [], months, plot: { left: 0, right: 300 } }
  const box = { current: null }
  const { container } = render(
    <TimeDrawing box={box} width={300} height={200} label="" scale={scale} valueText={String}>
      {null}
    </TimeDrawing>,
  )
  return [...container.querySelectorAll('text')].map(({ textContent }) => textContent)
}

it('months are named below a drawing of a year', () => {
  expect(
    namesOf([
      [2025, 12],
      [2026, 3],
      [2026, 6],
    ]),
  ).toEqual(['déc.', 'mars', 'juin'])
})

it('below a drawing of several years the first name of each is that of the year', () => {
  expect(
    namesOf([
      [2024, 2],
      [2024, 8],
      [2025, 2],
      [2025, 8],
      [2026, 2],
    ]),
  ).toEqual(['2024', 'août', '2025', 'août', '2026'])
})

it('no month is named twice: a year apart, years are told', () => {
  expect(
    namesOf([
      [2025, 1],
      [2026, 1],
    ]),
  ).toEqual(['2025', '2026'])
})

it('grows with the letters of the page', () => {
  namesOf([])
  const drawing = document.querySelector('svg')
  expect(['width', 'height', 'viewBox'].map((name) => drawing?.getAttribute(name))).toEqual([
    '18.75rem',
    '12.5rem',
    '0 0 300 200',
  ])
})
