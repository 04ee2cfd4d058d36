// @vitest-environment happy-dom
import { aimedLoad } from '@fonte/domain/progression/aimed-load'
import { inUnit } from '@fonte/domain/units/weight'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { switchUnit } from '../../../platform/words/unit.ts'
import { AimLine } from './aim-line.tsx'

const show = (from: number, change: number, reps = 12) => {
  const aim = { reason: { kind: change > 0 ? 'up' : 'hard', change, sets: 3, reps }, from } as const
  render(<AimLine aim={aim} weight={from + change} onKeep={() => undefined} />)
  const line = screen.getAllByRole('button')[0]?.textContent
  const told = [line, document.querySelector('p')?.textContent]
  cleanup()
  return told.map((text) => text?.replaceAll('\u00a0', ' '))
}

afterEach(() => {
  cleanup()
  switchUnit('kg')
})

it('a weight goes up by a step of the unit that it was lifted in', () => {
  expect(show(40, 2.5)).toEqual([
    '+2,5 kg · 3 × 12 faites',
    'La dernière fois, l’objectif a été atteint : la charge monte de 2,5 kg.',
  ])
  switchUnit('lb')
  expect(show(61.23, 2.27)[0]).toBe('+5 lb · 3 × 12 faites')
})

it('a weight that stays as a set was lighter is said to stay for that', () => {
  const aim = { reason: { kind: 'lighter', sets: 3, reps: 12 }, from: 40 } as const
  render(<AimLine aim={aim} weight={40} onKeep={() => undefined} />)
  expect(screen.getByRole('button').textContent).toBe('Une série était plus légère')
  expect(document.querySelector('p')?.textContent).toMatch(/moins de poids que prévu.*: la charge reste la même\.$/u)
})

it('of what is held or carried no repetitions are told', () => {
  expect(show(40, 2.5, 0)[0]).toBe('+2,5 kg · objectif atteint')
})

it('what was lifted in the other unit is told with the weight that it becomes: no step of either lies between', () => {
  expect(show(42.41, 2.59)).toEqual([
    '42,4 → 45 kg · 3 × 12 faites',
    'La dernière fois, l’objectif a été atteint : la charge monte de 42,4 à 45 kg.',
  ])
  switchUnit('lb')
  expect(show(42.5, 2.86)[0]).toBe('93,5 → 100 lb · 3 × 12 faites')
  expect(show(42.5, -1.68)[0]).toBe('93,5 → 90 lb · réserve trop courte')
})

it('last time’s weight is kept as the button names it, in either unit', () => {
  for (const [unit, from] of [
    ['lb', 42.5],
    ['lb', 42.3],
    ['lb', 61.23],
    ['kg', 42.41],
    ['kg', 42.5],
  ] as const) {
    switchUnit(unit)
    const kept: number[] = []
    const aim = { reason: { kind: 'up', change: 2.5, sets: 3, reps: 12 }, from } as const
    render(
      <AimLine aim={aim} weight={from + 2.5} onKeep={(weight) => kept.push(inUnit(unit, aimedLoad(weight, unit)))} />,
    )
    const button = screen.getByText(/^Garder/)
    fireEvent.click(button)
    expect(button.textContent?.replaceAll('\u00a0', ' ')).toBe(`Garder ${String(kept[0]).replace('.', ',')} ${unit}`)
    cleanup()
  }
})
