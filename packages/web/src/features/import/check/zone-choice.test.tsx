// @vitest-environment happy-dom
import type { Language } from '@fonte/domain/words/language'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PageLanguage } from '../../../platform/words/language.ts'
import { ZoneChoice } from './zone-choice.tsx'
import { zoneName } from './zone-names.ts'

afterEach(cleanup)

const open = (lang: Language) => {
  const onZone = vi.fn()
  render(
    <PageLanguage value={lang}>
      <ZoneChoice zone="Europe/Paris" onZone={onZone} />
    </PageLanguage>,
  )
  return { onZone, select: screen.getByRole<HTMLSelectElement>('combobox') }
}

const labelsOf = ({ options }: HTMLSelectElement) => [...options].map(({ textContent }) => textContent)

describe('the time zone of a file', () => {
  it('is chosen in French by the names of its places, in their order', async () => {
    const { onZone, select } = open('fr')
    expect(select.selectedOptions[0]?.textContent).toBe('France')
    await vi.waitFor(() => expect(labelsOf(select)).toContain('Danemark'), { timeout: 20_000 })
    const labels = labelsOf(select)
    expect(labels).toEqual(labels.toSorted(new Intl.Collator('fr').compare))
    expect(labels.filter((label) => /Europe|America|_/u.test(label))).toEqual([])
    await userEvent.selectOptions(select, 'Danemark')
    expect(onZone).toHaveBeenCalledWith('Europe/Copenhagen')
  })

  it('is chosen in English by its city, with the name of the time there', async () => {
    const { select } = open('en')
    expect(select.selectedOptions[0]?.textContent).toBe('Paris (Central European Time)')
    const copenhagen = 'Copenhagen (Central European Time)'
    await vi.waitFor(() => expect(labelsOf(select)).toContain(copenhagen), { timeout: 20_000 })
    const labels = labelsOf(select)
    expect(labels).toEqual(labels.toSorted(new Intl.Collator('en').compare))
    expect(labels.filter((label) => /, (?:Europe|America|Asia)|_/u.test(label))).toEqual([])
  })

  it('is drawn alone at first, so that the four hundred others hold nothing up', () => {
    const drawn = renderToString(<ZoneChoice zone="Europe/Paris" onZone={() => undefined} />)
    expect(drawn.match(/<option[^>]*>[^<]*/gu)).toEqual(['<option value="Europe/Paris" selected="">France'])
    const { select } = open('fr')
    expect(select.options.length).toBeGreaterThan(300)
  })
})

it.each([
  ['Europe/Moscow', 'Moscou'],
  ['America/New_York', 'New York'],
  ['Indian/Reunion', 'La Réunion'],
  ['UTC', 'UTC'],
  ['Nowhere/At_All', 'At All, Nowhere'],
])('%s is called %s in French', (zone, name) => {
  expect(zoneName(zone, 'fr')).toBe(name)
})

it.each([
  ['America/New_York', 'New York (Eastern Time)'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires (Argentina Standard Time)'],
  ['America/Indiana/Knox', 'Knox (Central Time)'],
  ['Pacific/Kosrae', 'Kosrae'],
  ['UTC', 'UTC'],
  ['Nowhere/At_All', 'At All, Nowhere'],
])('%s is called %s in English', (zone, name) => {
  expect(zoneName(zone, 'en')).toBe(name)
})
