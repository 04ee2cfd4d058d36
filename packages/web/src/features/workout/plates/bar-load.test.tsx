// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import type { JSX } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { switchLanguage } from '../../../platform/words/language.ts'
import { switchUnit } from '../../../platform/words/unit.ts'
import { show } from '../test-kit/guided-kit.tsx'
import { BarLoad } from './bar-load.tsx'

const press = { id: 'press', equipment: 'Barre', equipment_ids: ['barbell'] }
const render = (bar: JSX.Element) => {
  cleanup()
  return show(bar, [])
}
const kg =
  (...weights: readonly number[]) =>
  () =>
    weights.map((weight) => ({ weight }))

afterEach(() => {
  cleanup()
  switchUnit('kg')
  switchLanguage('fr')
})

describe('the load of the bar', () => {
  it('is the one that moves the fewest plates through the sets of the exercise', () => {
    render(<BarLoad exercise={press} weights={kg(60, 80, 100)} index={1} />)
    expect(screen.getByRole('img', { name: 'Charge 80\u00a0kg\u00a0: 20 + 10 par côté, barre de 20' })).toBeTruthy()
  })

  it('says what to put on, and what to take off, since the set before', () => {
    render(<BarLoad exercise={press} weights={kg(60, 80, 70)} index={1} />)
    expect(screen.getByText('Depuis 60 kg : ajouter 10 de chaque côté')).toBeTruthy()
    render(<BarLoad exercise={press} weights={kg(60, 80, 70)} index={2} />)
    expect(screen.getByText('Depuis 80 kg : retirer 10, ajouter 5 de chaque côté')).toBeTruthy()
    render(<BarLoad exercise={press} weights={kg(60, 60)} index={1} />)
    expect(screen.queryByText(/^Depuis/)).toBeNull()
  })

  it('tells the bar apart from the plates, which alone are added up, in English too', () => {
    render(<BarLoad exercise={press} weights={kg(60)} index={0} />)
    expect(screen.getByText('20 par côté, barre de 20')).toBeTruthy()
    switchLanguage('en')
    render(<BarLoad exercise={press} weights={kg(60, 82.5)} index={1} />)
    expect(screen.getByText('20 + 10 + 1.25 per side, 20 kg bar')).toBeTruthy()
    expect(screen.getByText('From 60 kg: add 10 + 1.25 on each side')).toBeTruthy()
  })

  it('offers the nearest weights where the plates cannot make one up', async () => {
    const onWeight = vi.fn()
    const { user } = render(<BarLoad exercise={press} weights={kg(91)} index={0} onWeight={onWeight} />)
    expect(screen.getByText('Non chargeable : 90 ou 92,5 kg')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Mettre 92,5\u00a0kg' }))
    expect(onWeight.mock.calls).toEqual([[92.5]])
  })

  it('says that the bar alone is heavier, and nothing before there is a weight', () => {
    render(<BarLoad exercise={press} weights={kg(15)} index={0} />)
    expect(screen.getByText('Moins que la barre')).toBeTruthy()
    render(<BarLoad exercise={press} weights={kg(0)} index={0} />)
    expect(document.body.textContent).toBe('')
  })

  it('counts the plates of a bar of 45 lb for somebody who lifts in pounds', () => {
    switchUnit('lb')
    render(<BarLoad exercise={press} weights={() => [{ weight: 61.23 }, { weight: 83.91 }]} index={1} />)
    expect(screen.getByRole('img', { name: 'Charge 185\u00a0lb\u00a0: 45 + 25 par côté, barre de 45' })).toBeTruthy()
    expect(screen.getByText('Depuis 135 lb : ajouter 25 de chaque côté')).toBeTruthy()
  })
})
