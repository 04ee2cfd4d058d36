// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { FileSummary } from '../file/file-summary.ts'
import { GoodToKnow } from './rows-left-out.tsx'

afterEach(cleanup)

const summaryOf = (told: Pick<FileSummary, 'warnings'> & Partial<FileSummary>) =>
  ({ remarks: [], ignoredColumns: [], ...told }) as Partial<FileSummary> as FileSummary

const lines = () => screen.getAllByRole('listitem').map((line) => line.textContent)

it('what was read otherwise than written is shown with its word and its line', () => {
  render(<GoodToKnow summary={summaryOf({ warnings: [{ line: 7, what: 'set-kind', value: 'myo' }] })} />)
  expect(lines()).toEqual([
    'Type de série inconnu\u00a0: lu comme série de travail (1)ligne 7\u00a0: «\u00a0myo\u00a0»',
  ])
})

it('the files of an archive are named of which nothing is brought', () => {
  render(<GoodToKnow summary={summaryOf({ warnings: [], leftOut: ['fitnotes.csv', 'other.csv'] })} />)
  expect(lines()).toEqual(['Fichiers de l’archive non importés\u00a0: fitnotes.csv, other.csv. Importez-les à part.'])
})

it('of many rows of a kind the first five are named, and what was not taken is counted', () => {
  const warnings = Array.from({ length: 6 }, (_, index) => ({ line: index + 2, what: 'duration', value: '' }) as const)
  render(<GoodToKnow summary={summaryOf({ warnings, remarks: [{ what: 'rests-not-read', count: 748 }] })} />)
  expect(lines()).toEqual([
    'Temps de repos non importés (748)',
    'Durée invraisemblable\u00a0: laissée vide (6)ligne 2, ligne 3, ligne 4, ligne 5, ligne 6, …',
  ])
})
